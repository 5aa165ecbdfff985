/** A day and a time at which someone can go, and whether a place is open then, by its own clock. */
import { readWallTime } from '@/lib/time/zone'
import { findHoliday } from './holidays'
import type { SpecialHours, WeeklyHours } from './opening'
import { addDays, isoWeekday, readZonedDay } from './zoned-time'

export const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const whenDays = ['today', 'tonight', 'tomorrow', ...weekDays, 'weekend', 'weekdays'] as const
export type WhenDay = (typeof whenDays)[number]

/** '15:00' is that minute; '17:00-24:00' any part of that stretch. */
export const WHEN_TIME = /^([01]\d|2[0-3]):[0-5]\d(-([01]\d|2[0-3]):[0-5]\d|-24:00)?$/

export const dayParts = {
  morning: '06:00-12:00',
  afternoon: '12:00-17:00',
  evening: '17:00-22:00',
  night: '20:00-24:00',
} as const
export type DayPart = keyof typeof dayParts

export interface When {
  /** Null: any day of the next seven. */
  day: WhenDay | null
  /** Null: at any time of it. */
  time: string | null
}

/** A stretch of one local day, in minutes since its midnight. */
export interface Window {
  date: string
  from: number
  to: number
}

/** A record without weekly rows of a zone goes by this one for its special days. */
export const DEFAULT_ZONE = 'America/New_York'

const DAY = 24 * 60
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The stretch of a time; a wrong order ('17:00-09:00') is the whole evening. */
function readTime(time: string): [from: number, to: number] {
  const [from = '', to] = time.split('-')
  const start = toMinutes(from)
  if (!to) return [start, start + 1]
  const end = toMinutes(to)
  return [start, end > start ? end : DAY]
}

const TONIGHT: [number, number] = [18 * 60, DAY]
/** Before this hour it is still the night before. */
const SMALL_HOURS = 5

function listDates(day: WhenDay | null, today: string): string[] {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  if (day === 'today' || day === 'tonight') return [today]
  if (day === 'tomorrow') return [addDays(today, 1)]
  if (day === 'weekend') return week.filter((date) => isoWeekday(date) > 5)
  if (day === 'weekdays') return week.filter((date) => isoWeekday(date) < 6)
  if (day === null) return week
  const wanted = weekDays.indexOf(day) + 1
  const next = week.filter((date) => isoWeekday(date) === wanted)
  // Where the hour is over today, the day a week from now is meant.
  return next[0] === today ? [today, addDays(today, 7)] : next
}

/** What is left of the day and time in a zone, in order; of a named weekday only the next one. */
export function listWindows({ day, time }: When, now: Date, zone: string): Window[] {
  const today = readZonedDay(now.getTime(), zone)
  const { hour, minute } = readWallTime(now, zone)
  const clock = hour * 60 + minute
  if (day === 'tonight' && hour < SMALL_HOURS) return [{ date: today, from: clock, to: (SMALL_HOURS + 1) * 60 }]
  const [from, to] = time ? readTime(time) : day === 'tonight' ? TONIGHT : [0, DAY]
  const left = listDates(day, today)
    .map((date) => ({ date, from: date === today ? Math.max(from, clock) : from, to }))
    .filter((window) => window.from < window.to)
  return day && (weekDays as readonly string[]).includes(day) ? left.slice(0, 1) : left
}

/** From and to of a row's hours that begin on a day; past its midnight, more than a day's minutes. */
function readSpan({ open24h, opensAt, closesAt }: Pick<WeeklyHours, 'open24h' | 'opensAt' | 'closesAt'>) {
  if (open24h) return { from: 0, to: DAY }
  if (!opensAt || !closesAt) return null
  const [from, to] = [toMinutes(opensAt), toMinutes(closesAt)]
  return { from, to: to <= from ? to + DAY : to }
}

export const coversDay = (days: Pick<SpecialHours, 'startsOn' | 'endsOn'>, date: string) =>
  days.startsOn <= date && date <= days.endsOn

type Hours = Pick<WeeklyHours, 'open24h' | 'weekday' | 'opensAt' | 'closesAt'>

/** The rows that hold on a day: those of its special days, if it has any; none on a holiday, when hours are uncertain. */
function listRows(week: readonly Hours[], specials: readonly SpecialHours[], date: string): Omit<Hours, 'weekday'>[] {
  const own = specials.filter((days) => coversDay(days, date))
  if (own.length > 0) return own.map(({ opensAt, closesAt }) => ({ open24h: false, opensAt, closesAt }))
  const always = week.filter((row) => row.open24h && row.weekday === null)
  if (always.length > 0) return always
  if (findHoliday(date)) return []
  return week.filter((row) => row.weekday === null || row.weekday === isoWeekday(date))
}

function isOpenIn(week: readonly Hours[], specials: readonly SpecialHours[], { date, from, to }: Window): boolean {
  const overlaps = (rows: readonly Omit<Hours, 'weekday'>[], shift: number) =>
    rows.some((row) => {
      const span = readSpan(row)
      return span !== null && span.from + shift < to && span.to + shift > from
    })
  return overlaps(listRows(week, specials, date), 0) || overlaps(listRows(week, specials, addDays(date, -1)), -DAY)
}

/** Whether it is surely open for a part of then; a week that is not known never is. */
export function isOpenWhen(
  week: readonly WeeklyHours[],
  specials: readonly SpecialHours[],
  when: When,
  now: Date,
): boolean {
  const zones = [...new Set(week.map(({ timezone }) => timezone))]
  return zones.some((zone) => {
    const rows = week.filter(({ timezone }) => timezone === zone)
    return listWindows(when, now, zone ?? DEFAULT_ZONE).some((window) => isOpenIn(rows, specials, window))
  })
}
