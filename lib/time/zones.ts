/** The time zones of the states and territories, as people call them. */

export const zones = [
  { zone: 'America/New_York', label: 'Eastern Time' },
  { zone: 'America/Chicago', label: 'Central Time' },
  { zone: 'America/Denver', label: 'Mountain Time' },
  { zone: 'America/Phoenix', label: 'Arizona (no daylight saving)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time' },
  { zone: 'America/Anchorage', label: 'Alaska' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii' },
  { zone: 'America/Puerto_Rico', label: 'Puerto Rico and U.S. Virgin Islands' },
  { zone: 'Pacific/Guam', label: 'Guam and Northern Mariana Islands' },
  { zone: 'Pacific/Pago_Pago', label: 'American Samoa' },
] as const

export const DEFAULT_ZONE = 'America/New_York'

/** No place has it: what a browser says that hides where it is, or a computer that nobody has set. */
const NOWHERE = /^(UTC|GMT|UCT|Zulu|Universal|Greenwich|Etc\/.*)$/

/** The browser's clock; null where it tells nothing of where she is. */
export function readOwnZone(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  return zone && !NOWHERE.test(zone) ? zone : null
}

/** 'Eastern Time', or the zone's own name where it is none of the usual ones. */
export function nameZone(zone: string): string {
  return zones.find((known) => known.zone === zone)?.label ?? zone.replaceAll('_', ' ')
}
