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

/** Dials and formats numbers: 'tel:' and 'sms:' links from the displayed form. */

function digits(number: string): string {
  const only = number.replaceAll(/\D/g, '')
  // Short codes (911, 988, 741741) are dialed as they are; other numbers with the country code.
  return only.length === 10 ? `+1${only}` : only.length === 11 ? `+${only}` : only
}

export function telLink(number: string, extension?: string | null): string {
  return `tel:${digits(number)}${extension ? `;ext=${extension}` : ''}`
}

/** '?&body=' works on both Android and iOS. */
export function smsLink(number: string, body?: string | null): string {
  return `sms:${digits(number)}${body ? `?&body=${encodeURIComponent(body)}` : ''}`
}

/**
 * Fills a template's `{names}` in one pass, because the values may contain braces themselves. A value that ends with a full
 * stop ('9:00 p.m.') also ends the sentence.
 */
export function fillBlanks(text: string, blanks: Record<string, string | number>): string {
  return text.replaceAll(/\{([a-z]+)\}(\.?)/gi, (blank, name: string, stop: string) => {
    const value = blanks[name]
    if (value === undefined) return blank
    return String(value).endsWith('.') ? String(value) : `${value}${stop}`
  })
}

/** For the text of an element or an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const MAX_LENGTH = 100

/** 'Tips & Tricks: Rent' as a slug: 'tips-tricks-rent'. */
export function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, MAX_LENGTH).replace(/-+$/, '') || 'untitled'
}

/** The slug itself, or with the first free number. */
export function chooseSlug(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken)
  if (!used.has(wanted)) return wanted
  let number = 2
  while (used.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
