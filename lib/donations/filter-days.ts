import { readEasternInput } from '@/lib/time/eastern-time'

const DAY_MS = 86_400_000

/** The start of a day in Eastern Time, which the staff's lists use. */
export function startOfDay(day: string): Date {
  return readEasternInput(`${day}T00:00`) ?? new Date(`${day}T05:00:00Z`)
}

export function nextDay(day: string): Date {
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10))
}
