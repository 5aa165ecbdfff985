/** The time zones of the states and territories. */

export const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
] as const
export type ZoneNames = Record<(typeof zones)[number], string>

export const DEFAULT_ZONE = 'America/New_York'

/** Belongs to no place: reported by browsers that hide the location, or by unconfigured computers. */
const NOWHERE = /^(UTC|GMT|UCT|Zulu|Universal|Greenwich|Etc\/.*)$/

/** The browser's time zone; null if it reveals no location. */
export function readOwnZone(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  return zone && !NOWHERE.test(zone) ? zone : null
}

/** 'Eastern Time', or the zone's own name if it is not a common one. */
export function nameZone(zone: string, names: ZoneNames): string {
  const known = zones.find((one) => one === zone)
  return known ? names[known] : zone.replaceAll('_', ' ')
}
