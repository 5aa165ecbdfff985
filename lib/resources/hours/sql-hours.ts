/** Weekly hours of entries, and which are open at an instant. */
import { type SQL, sql } from 'drizzle-orm'
import { stateCodes } from '@/lib/geography/states'
import { listTimeZones } from '@/lib/geography/time-zones'
import { isTimeZone, readWallTime } from '@/lib/time/zone'
import { writeIds } from '../reads/sql-rows'
import { findHoliday } from './holidays'
import type { SpecialHours } from './opening'
import { DEFAULT_ZONE, listWindows, type When, type Window } from './when'
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

export interface SpecialRow extends SpecialHours, Record<string, unknown> {
  resourceId: string
}

/** Days on which the week does not hold, from yesterday on: a night may not be over. */
export function selectSpecialHours(ids: readonly string[]): SQL {
  return sql`select h.resource_id as "resourceId", to_char(h.starts_on, 'YYYY-MM-DD') as "startsOn",
      to_char(h.ends_on, 'YYYY-MM-DD') as "endsOn", to_char(h.opens_at, 'HH24:MI') as "opensAt",
      to_char(h.closes_at, 'HH24:MI') as "closesAt"
    from special_hours h where h.resource_id = any(${writeIds(ids)})
      and h.ends_on >= (now() at time zone 'Pacific/Pago_Pago')::date - 1`
}

const zones = [...new Set(stateCodes.flatMap(listTimeZones))].filter(isTimeZone)

const weekdayOf = (date: string) => (findHoliday(date) ? 0 : isoWeekday(date))

const writeClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A stretch of a local day in a zone; on a holiday the hours of the week are uncertain, and its weekday is 0. */
const writeWindow = (zone: string, { date, from, to }: Window) =>
  `('${zone}', date '${date}', ${weekdayOf(date)}, ${isoWeekday(date)}, ${weekdayOf(addDays(date, -1))}, time '${writeClock(from)}', time '${writeClock(to)}')`

const MINUTE_MS = 60_000
const MAX_CACHED = 50
let kept: { minute: number; windows: Map<string, SQL> } | null = null

/** Cached until the next minute, because computing all zones takes time. */
function writeOnce(key: string, now: Date, list: (zone: string) => Window[]): SQL {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (kept?.minute !== minute) kept = { minute, windows: new Map() }
  const known = kept.windows.get(key)
  if (known) return known
  const rows = zones.flatMap((zone) => list(zone).map((window) => writeWindow(zone, window)))
  // Where the whole day is over, no window is left.
  const written = sql.raw(rows.join(', ') || "('', null::date, 0, 0, 0, null::time, null::time)")
  if (kept.windows.size < MAX_CACHED) kept.windows.set(key, written)
  return written
}

const writeWindows = (when: When, now: Date) =>
  writeOnce(`${when.day} ${when.time}`, now, (zone) => listWindows(when, now, zone))

const writeNow = (now: Date) =>
  writeOnce('now', now, (zone) => {
    const { hour, minute } = readWallTime(now, zone)
    const from = hour * 60 + minute
    return [{ date: readZonedDay(now.getTime(), zone), from, to: from + 1 }]
  })

/** Hours that begin on the day of a window share a moment with it. */
const overlaps = (row: 's' | 'h') =>
  sql.raw(`(${row}.opens_at < w.till and (${row}.closes_at > w.since or ${row}.closes_at <= ${row}.opens_at))`)

/** Hours that began the day before, and go on after midnight. */
const overlapsAfterMidnight = (row: 's' | 'h') =>
  sql.raw(`(${row}.closes_at <= ${row}.opens_at and ${row}.closes_at > w.since)`)

/** Asked of each record only where any record has such days. */
const isSpecial = (daysBefore = 0) => sql`((select exists (select from special_hours)) and exists (
  select from special_hours x where x.resource_id = s.resource_id
    and w.date - ${daysBefore}::int between x.starts_on and x.ends_on))`

/** Without an appointment nobody is let in: such a place is never called open. */
const letsIn = (owner: string) =>
  sql`${sql.raw(owner)}.resource_id not in (select r.id from resources r where r.walk_in = 'no')`

function selectIn(windows: SQL): SQL {
  return sql`(with w (zone, date, weekday, kept_weekday, day_before, since, till) as materialized (values ${windows}),
    zoned as materialized (select distinct resource_id, coalesce(timezone, ${DEFAULT_ZONE}) as zone from schedules
      where resource_id in (select resource_id from special_hours))
    select s.resource_id from schedules s join w on w.zone = coalesce(s.timezone, ${DEFAULT_ZONE})
      where (((s.open_24h and (s.weekday is null or s.weekday = w.weekday))
          or (not s.open_24h and coalesce(s.weekday, w.weekday) = w.weekday and w.weekday > 0 and ${overlaps('s')}))
          and not ${isSpecial()}
        or not s.open_24h and coalesce(s.weekday, w.day_before) = w.day_before and w.day_before > 0
          and ${overlapsAfterMidnight('s')} and not ${isSpecial(1)})
        and ${letsIn('s')}
    union all select h.resource_id from special_hours h join zoned on zoned.resource_id = h.resource_id
      join w on w.zone = zoned.zone
      where h.opens_at is not null and (w.date between h.starts_on and h.ends_on and ${overlaps('h')}
        or w.date - 1 between h.starts_on and h.ends_on and ${overlapsAfterMidnight('h')})
        and ${letsIn('h')})`
}

/** The ids of those that are open in their own time zones (lib/resources/hours/opening.ts puts it in words). */
export function selectOpen(now: Date): SQL {
  return selectIn(writeNow(now))
}

/** The ids of those that are surely open at some part of a day and time, by their own clocks. */
export function selectOpenWhen(when: When, now: Date): SQL {
  return selectIn(writeWindows(when, now))
}

/** A condition on `resources r`: nobody can say whether it is open then. */
export function areHoursUnknown(when: When, now: Date): SQL {
  return sql`(r.walk_in is not distinct from 'no' or not exists (select from schedules s where s.resource_id = r.id)
    or r.id in (with w (zone, date, weekday, kept_weekday, day_before, since, till) as materialized (values ${writeWindows(when, now)})
      select s.resource_id from schedules s join w on w.zone = s.timezone
      where w.weekday = 0 and not (s.open_24h and s.weekday is null) and coalesce(s.weekday, w.kept_weekday) = w.kept_weekday
        and (s.open_24h or ${overlaps('s')}) and not ${isSpecial()}))`
}
