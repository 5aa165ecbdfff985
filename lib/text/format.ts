/** Dates and numbers in US format. In one place, so that a page never formats a date two ways. */
import type { DatePrecision } from '@/lib/resources/vocabulary'

interface DateFormats {
  day: Intl.DateTimeFormat
  month: Intl.DateTimeFormat
}

/** A short month is usual in English only: '19 de julio de 2026'. */
function createFormats(tag: string): DateFormats {
  const isShort = tag === 'en-US'
  return {
    day: new Intl.DateTimeFormat(tag, { dateStyle: isShort ? 'medium' : 'long', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(tag, { month: isShort ? 'short' : 'long', year: 'numeric', timeZone: 'UTC' }),
  }
}

/** Cached per language: creating a formatter costs more than a page of dates. */
const formats = new Map([['en-US', createFormats('en-US')]])

function formatsOf(tag: string): DateFormats {
  const made = formats.get(tag) ?? createFormats(tag)
  formats.set(tag, made)
  return made
}

const number = new Intl.NumberFormat('en-US')

/** 'Jul 19, 2026', 'Jul 2026' or '2026': no more precise than known. */
export function formatDate(date: string, precision: DatePrecision = 'day', tag = 'en-US'): string {
  const at = new Date(`${date}T00:00:00Z`)
  if (precision === 'year') return date.slice(0, 4)
  const { day, month } = formatsOf(tag)
  return (precision === 'month' ? month : day).format(at)
}

export function formatNumber(value: number): string {
  return number.format(value)
}

/** '1 place', '12 places'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** 'El condado de Harris', where it stands alone. */
export function beginUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Within a sentence: 'El condado' becomes 'el condado'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** For words that begin a line or a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
