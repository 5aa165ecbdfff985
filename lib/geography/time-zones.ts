/** The clocks of each state, by IANA name. */

import type { StateCode } from '@/db/vocabulary/states'
import { listTimeZones } from '@/db/vocabulary/time-zones'
import { DEFAULT_ZONE, zones } from '@/lib/time/zones'

export { listTimeZones }

const offsets = new Map<string, readonly number[]>()

function readOffset(timeZone: string, at: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** Hours from UTC in winter and in summer; none for a name that the runtime does not know. */
export function listOffsets(timeZone: string): readonly number[] {
  const known = offsets.get(timeZone)
  if (known) return known
  let found: readonly number[] = []
  try {
    found = [readOffset(timeZone, '2026-01-01T12:00:00Z'), readOffset(timeZone, '2026-07-01T12:00:00Z')]
  } catch {
    // What is stored as a zone and is none has no offset.
  }
  offsets.set(timeZone, found)
  return found
}

/** The clock of most people in a state, as one of those that are offered: a first guess, until she or her browser says. */
export function guessZone(state: StateCode | null | undefined): string {
  const [own] = state ? listTimeZones(state) : []
  const offered = own && zones.find((zone) => listOffsets(zone).join() === listOffsets(own).join())
  return offered || DEFAULT_ZONE
}
