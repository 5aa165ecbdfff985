/** Local dates and times as strings. */
import { findInstant, readWallTime, writeWallTime } from '@/lib/time/zone'

/** The local date: '2026-11-26'. */
export function readZonedDay(at: number, timeZone: string): string {
  return writeWallTime(readWallTime(new Date(at), timeZone)).slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The instant of a local time; a span may also close at '24:00'. */
export function toInstant(day: string, clock: string, timeZone: string): number {
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0] = `${day}-${clock}`.split(/[-:]/).map(Number)
  return findInstant({ year, month, day: date, hour, minute }, timeZone).getTime()
}

/** 1 Monday to 7 Sunday. */
export function isoWeekday(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
}
