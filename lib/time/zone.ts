/** Wall times in a time zone, independent of the machine's own. */

export interface WallTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
}

const MINUTE = 60_000
const DAY = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, made)
  return made
}

export function isTimeZone(zone: string): boolean {
  try {
    // Rejects the offsets that newer engines accept ('+05:00'), because they have no daylight saving.
    return /^[A-Za-z]/.test(zone) && getFormat(zone) !== undefined
  } catch {
    return false
  }
}

/** The wall time in the zone at an instant. */
export function readWallTime(at: Date, zone: string): WallTime {
  const parts = new Map(
    getFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { year: get('year'), month: get('month'), day: get('day'), hour: get('hour'), minute: get('minute') }
}

function asIfUtc({ year, month, day, hour, minute }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute)
}

/**
 * The instant of a wall time in the zone. Of an hour that occurs twice in autumn, the first; for an hour
 * skipped in spring, the same distance after the gap.
 */
export function findInstant(wall: WallTime, zone: string): Date {
  const wanted = asIfUtc(wall)
  const show = (time: number) => asIfUtc(readWallTime(new Date(time), zone))
  const takeOffsetOf = (time: number) => wanted - (show(time) - Math.floor(time / MINUTE) * MINUTE)
  const before = takeOffsetOf(wanted - DAY)
  if (show(before) === wanted) return new Date(before)
  const after = takeOffsetOf(wanted + DAY)
  return new Date(show(after) === wanted ? after : before)
}

/** That many calendar days later at the same wall time: a day may have 23 or 25 hours. */
export function addDays(at: Date, days: number, zone: string): Date {
  const wall = readWallTime(at, zone)
  const rest = at.getTime() - Math.floor(at.getTime() / MINUTE) * MINUTE
  const moved = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days, wall.hour, wall.minute))
  const target = {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
  }
  return new Date(findInstant(target, zone).getTime() + rest)
}

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/

/** Parses '2027-02-28T09:30' from a form field; null for a day or hour that does not exist. */
export function parseWallTime(text: string): WallTime | null {
  const [, year, month, day, hour, minute] = (WALL_TIME.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const hasTime = text.length > 10
  const wall = { year, month, day, hour: hasTime ? (hour ?? 0) : 23, minute: hasTime ? (minute ?? 0) : 59 }
  return writeWallTime(wall) === (hasTime ? text : `${text}T23:59`) ? wall : null
}

/** The value of a date and time field. A date that does not exist becomes another. */
export function writeWallTime(wall: WallTime): string {
  return new Date(asIfUtc(wall)).toISOString().slice(0, 16)
}

export const DAY_MS = 86_400_000

/** That many times 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Local times in US format, identical in every engine. */

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

/** A short month is usual in English only. */
const styleOf = (tag: string) => (tag === 'en-US' ? 'medium' : 'long')

/** 'Mar 1, 2031, 9:00 AM' */
export function formatMoment(at: string, zone: string, tag = 'en-US'): string {
  const options = { dateStyle: styleOf(tag), timeStyle: 'short', timeZone: zone } as const
  return plain(new Intl.DateTimeFormat(tag, options).format(new Date(at)))
}

/** 'Mar 1, 2031' */
export function formatDay(at: string, zone: string, tag = 'en-US'): string {
  return plain(new Intl.DateTimeFormat(tag, { dateStyle: styleOf(tag), timeZone: zone }).format(new Date(at)))
}
