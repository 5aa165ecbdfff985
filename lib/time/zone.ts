/** Clock times in a time zone, without the clock of the machine. */

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
    // Also the offsets that newer engines take ('+05:00') are none: they know no daylight saving.
    return /^[A-Za-z]/.test(zone) && getFormat(zone) !== undefined
  } catch {
    return false
  }
}

/** What a clock in the zone shows at an instant. */
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
 * The instant at which a clock in the zone shows this. Of an hour that comes twice in autumn, the first; for an hour
 * that is left out in spring, as long after the gap as it would have been after its beginning.
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

/** So many days on by the calendar, at the same time of the clock: a day may have 23 or 25 hours. */
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

/** '2027-02-28T09:30', as a form's field gives it; null for a day or an hour that does not exist. */
export function parseWallTime(text: string): WallTime | null {
  const [, year, month, day, hour, minute] = (WALL_TIME.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const hasTime = text.length > 10
  const wall = { year, month, day, hour: hasTime ? (hour ?? 0) : 23, minute: hasTime ? (minute ?? 0) : 59 }
  return writeWallTime(wall) === (hasTime ? text : `${text}T23:59`) ? wall : null
}

/** The form of a date and time field. A date that does not exist comes out as another. */
export function writeWallTime(wall: WallTime): string {
  return new Date(asIfUtc(wall)).toISOString().slice(0, 16)
}
