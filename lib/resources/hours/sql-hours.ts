/** Weekly hours of entries, and which are open at an instant. */
import { type SQL, sql } from 'drizzle-orm'
import { stateCodes } from '@/lib/geography/states'
import { listTimeZones } from '@/lib/geography/time-zones'
import { isTimeZone, readWallTime } from '@/lib/time/zone'
import { writeIds } from '../reads/sql-rows'
import { findHoliday } from './holidays'
import { addDays, isoWeekday, readZonedDay } from './zoned-time'

export interface HoursRow extends Record<string, unknown> {
  resourceId: string
  open24h: boolean
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

export function selectHours(ids: readonly string[]): SQL {
  return sql`select s.resource_id as "resourceId", s.open_24h as "open24h", s.weekday,
      to_char(s.opens_at, 'HH24:MI') as "opensAt", to_char(s.closes_at, 'HH24:MI') as "closesAt", s.timezone
    from schedules s where s.resource_id = any(${writeIds(ids)})`
}

const zones = [...new Set(stateCodes.flatMap(listTimeZones))].filter(isTimeZone)

/** The local time in the zone; on a holiday the hours are uncertain. */
function readClock(zone: string, now: Date): SQL {
  const day = readZonedDay(now.getTime(), zone)
  const yesterday = addDays(day, -1)
  const { hour, minute } = readWallTime(now, zone)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const weekday = (of: string) => (findHoliday(of) ? 0 : isoWeekday(of))
  return sql`(${zone}, ${weekday(day)}::int, ${weekday(yesterday)}::int, ${clock}::time)`
}

const MINUTE_MS = 60_000
let kept: { minute: number; clocks: SQL } | null = null

/** Cached until the next minute, because computing all zones takes time. */
function readClocks(now: Date): SQL {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (kept?.minute === minute) return kept.clocks
  const clocks = sql.join(
    zones.map((zone) => readClock(zone, now)),
    sql`, `,
  )
  kept = { minute, clocks }
  return clocks
}

/** The ids of those that are open in their own time zones (lib/resources/hours/opening.ts puts it in words). */
export function selectOpen(now: Date): SQL {
  const clocks = readClocks(now)
  return sql`(select s.resource_id from schedules s
    left join (values ${clocks}) clock (zone, today, yesterday, at) on clock.zone = s.timezone
    where (s.open_24h and s.weekday is null)
      or (s.open_24h and clock.today = s.weekday)
      or (coalesce(s.weekday, clock.today) = clock.today and clock.today > 0 and s.opens_at <= clock.at
        and (clock.at < s.closes_at or s.closes_at <= s.opens_at))
      or (coalesce(s.weekday, clock.yesterday) = clock.yesterday and clock.yesterday > 0
        and s.closes_at <= s.opens_at and clock.at < s.closes_at))`
}
