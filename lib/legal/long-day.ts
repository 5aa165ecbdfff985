import { readDay } from './deadline'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 20, 2026' from '2026-11-20'; null for what is no day. */
export function formatLongDay(value: string): string | null {
  return readDay(value) ? long.format(new Date(`${value}T00:00:00Z`)) : null
}
