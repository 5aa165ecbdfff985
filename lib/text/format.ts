/** Dates and numbers as people in the USA read them. One place, so that a page never says a date two ways. */
import type { DatePrecision } from '@/lib/resources/vocabulary'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const number = new Intl.NumberFormat('en-US')

/** 'Jul 19, 2026', 'Jul 2026' or '2026': no more exact than what is known. */
export function formatDate(date: string, precision: DatePrecision = 'day'): string {
  const at = new Date(`${date}T00:00:00Z`)
  if (precision === 'year') return date.slice(0, 4)
  return (precision === 'month' ? month : day).format(at)
}

export function formatNumber(value: number): string {
  return number.format(value)
}

/** '1 place', '12 places'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
