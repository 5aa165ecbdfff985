import { readDay } from './deadline'

/** 'November 20, 2026' from '2026-11-20'; null for what is no day. */
export function formatLongDay(value: string, tag = 'en-US'): string | null {
  if (!readDay(value)) return null
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`))
}
