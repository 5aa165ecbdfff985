/** Whether a service is open at an instant, from its weekly hours; 'not known' if they don't say. */
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { isTimeZone } from '@/lib/time/zone'
import { findHoliday } from './holidays'
import { coversDay, DEFAULT_ZONE } from './when'
import { addDays, isoWeekday, readZonedDay, toInstant } from './zoned-time'

export interface WeeklyHours {
  open24h: boolean
  /** 1 Monday to 7 Sunday; null with open24h: every day. */
  weekday: number | null
  /** '09:00'; an overnight span closes before it opens. */
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

/** Days on which the week does not hold; closed where there are no times. */
export interface SpecialHours {
  startsOn: string
  endsOn: string
  opensAt: string | null
  closesAt: string | null
}

/** What beside the week decides whether it is open. */
export interface OpeningParts {
  specialHours?: readonly SpecialHours[]
  /** Nobody is let in without an appointment: it is never called open. */
  isByAppointment?: boolean
}

export type OpeningStatus = 'always' | 'open' | 'closed' | 'unknown'

export interface Opening {
  status: OpeningStatus
  /** 'Open until 5 PM Eastern Time', 'Hours not known'. */
  label: string
}

interface Span {
  from: number
  to: number
  /** The local day on which it starts. */
  day: string
  timezone: string
}

const DAYS_AHEAD = 14
const WEEK_MS = 7 * 86_400_000
const MINUTE_MS = 60_000

function toSpan(hours: WeeklyHours, day: string, timezone: string): Span[] {
  if (hours.weekday !== null && hours.weekday !== isoWeekday(day)) return []
  const opens = hours.open24h ? '00:00' : hours.opensAt
  const closes = hours.open24h ? '00:00' : hours.closesAt
  if (!opens || !closes) return []
  const closingDay = closes <= opens ? addDays(day, 1) : day
  return [{ from: toInstant(day, opens, timezone), to: toInstant(closingDay, closes, timezone), day, timezone }]
}

/** Spans from yesterday on, in order, with adjacent ones merged. */
function listSpans(week: WeeklyHours[], specials: readonly SpecialHours[], now: number): Span[] {
  const isSpecial = (day: string) => specials.some((days) => coversDay(days, day))
  const listDays = (timezone: string) => {
    const today = readZonedDay(now, timezone)
    return Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDays(today, index - 1))
  }
  const weekly = week.flatMap((hours) => {
    const timezone = hours.timezone ?? (hours.open24h && hours.weekday === null ? DEFAULT_ZONE : null)
    if (!timezone || !isTimeZone(timezone)) return []
    return listDays(timezone).flatMap((day) => (isSpecial(day) ? [] : toSpan(hours, day, timezone)))
  })
  const zone = week.find(({ timezone }) => timezone && isTimeZone(timezone))?.timezone ?? DEFAULT_ZONE
  const special = specials.flatMap((days) =>
    listDays(zone)
      .filter((day) => coversDay(days, day))
      .flatMap((day) => toSpan({ ...days, open24h: false, weekday: null, timezone: zone }, day, zone)),
  )
  const spans = week.length > 0 ? [...weekly, ...special] : []
  const joined: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to + MINUTE_MS) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(at: number, timeZone: string, tag: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, tag, options])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone })
  formats.set(key, known)
  return known.format(at)
}

function nameZone(timeZone: string, tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** '5 PM Eastern Time', '5:30 PM Eastern Time', 'noon Eastern Time': the zone belongs to the hour, not to the day. */
function nameClock(at: number, timezone: string, { tag, hours }: RecordWords): string {
  const time = format(at, timezone, tag, { hour: 'numeric', minute: '2-digit' })
    .replace(':00', '')
    .replaceAll(/[\u202f\u00a0]/g, ' ')
  const clock = /^12 a/i.test(time) ? hours.midnight : /^12 p/i.test(time) ? hours.noon : hours.clock(time)
  return hours.inZone({ clock, clockZone: nameZone(timezone, tag) })
}

function nameMoment(at: number, now: number, timezone: string, said: RecordWords): string {
  const [day, today] = [readZonedDay(at, timezone), readZonedDay(now, timezone)]
  const clock = nameClock(at, timezone, said)
  if (day === today) return clock
  if (day === addDays(today, 1)) return said.hours.tomorrow({ clock })
  const isThisWeek = day < addDays(today, 7)
  const date = isThisWeek
    ? ({ weekday: 'long' } as const)
    : ({ weekday: 'long', month: 'long', day: 'numeric' } as const)
  return said.hours.onDay({ clock, day: format(at, timezone, said.tag, date) })
}

/** The next span that does not start on a holiday, when the hours are uncertain. */
function describeNext(
  spans: Span[],
  now: number,
  isUnsure: (day: string) => boolean,
  said: RecordWords,
): string | null {
  const next = spans.find((span) => span.from > now && !isUnsure(span.day))
  if (!next) return null
  const { from, timezone } = next
  return said.hours.opens({ moment: nameMoment(from, now, timezone, said) })
}

export function describeOpening(
  week: WeeklyHours[],
  at: Date,
  said: RecordWords = english,
  { specialHours: specials = [], isByAppointment = false }: OpeningParts = {},
): Opening {
  const { hours: w } = said
  if (isByAppointment) return { status: 'unknown', label: w.byAppointment }
  const always: Opening = { status: 'always', label: w.always }
  const isAlways = week.some((hours) => hours.open24h && hours.weekday === null)
  const now = at.getTime()
  const isSpecial = (day: string) => specials.some((days) => coversDay(days, day))
  if (isAlways && !isSpecial(readZonedDay(now, DEFAULT_ZONE))) return always
  const spans = listSpans(week, specials, now)
  const [first] = spans
  if (!first) return { status: 'unknown', label: w.unknown }
  const current = spans.find((span) => span.from <= now && now < span.to)
  if (current && current.to - now > WEEK_MS) return always
  // A span from last night is not affected by a holiday that started at midnight.
  const day = current?.day ?? readZonedDay(now, first.timezone)
  // What a place says of a holiday of its own is no longer uncertain.
  const isUnsure = (of: string) => findHoliday(of) !== null && !isSpecial(of) && !isAlways
  const holiday = findHoliday(day)
  if (holiday && isUnsure(day) && spans.some((span) => span.day === day)) {
    return { status: 'unknown', label: w.holiday({ name: holiday }) }
  }
  if (current) {
    const { to, timezone } = current
    return { status: 'open', label: w.until({ moment: nameMoment(to, now, timezone, said) }) }
  }
  const next = describeNext(spans, now, isUnsure, said)
  return { status: 'closed', label: next ? `${w.closed}. ${next}` : w.closed }
}
