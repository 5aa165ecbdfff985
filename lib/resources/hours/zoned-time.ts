/** Local days and clocks as instants, by the time zone data of the runtime. */

const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(timeZone, known)
  return known
}

/** A name that the runtime does not know is no time zone. */
export function isTimeZone(name: string): boolean {
  try {
    getFormat(name)
    return true
  } catch {
    return false
  }
}

/** What the clocks of a zone show at an instant, as if it were UTC. */
function readClock(at: number, timeZone: string): number {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
}

/** The day there: '2026-11-26'. */
export function readZonedDay(at: number, timeZone: string): string {
  return new Date(readClock(at, timeZone)).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The instant at which clocks there show this. Of an hour that comes twice the first is meant; an hour that is left
 * out when clocks go forward is the one after it.
 */
export function toInstant(day: string, clock: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${clock.slice(0, 5)}:00Z`)
  const before = wanted - 86_400_000
  const offsetBefore = readClock(before, timeZone) - before
  const first = wanted - offsetBefore
  if (readClock(first, timeZone) === wanted) return first
  const offsetAfter = readClock(wanted + 86_400_000, timeZone) - (wanted + 86_400_000)
  const second = wanted - offsetAfter
  return readClock(second, timeZone) === wanted ? second : first
}
