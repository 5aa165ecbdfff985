/** The time zones of the states and territories, as people call them. */
import type { StateCode } from '@/db/vocabulary/states'

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

const byState: Partial<Record<StateCode, string>> = {
  ...Object.fromEntries(
    ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'].map((state) => [
      state,
      'America/Chicago',
    ]),
  ),
  ...Object.fromEntries(['CO', 'ID', 'MT', 'NM', 'UT', 'WY'].map((state) => [state, 'America/Denver'])),
  ...Object.fromEntries(['CA', 'NV', 'OR', 'WA'].map((state) => [state, 'America/Los_Angeles'])),
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
  PR: 'America/Puerto_Rico',
  VI: 'America/Puerto_Rico',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Guam',
  AS: 'Pacific/Pago_Pago',
}

/** The clock of most people in a state: a first guess, until she or her browser says. */
export function guessZone(state: StateCode | null | undefined): string {
  return (state && byState[state]) || DEFAULT_ZONE
}

/** 'Eastern Time', or the zone's own name where it is none of the usual ones. */
export function nameZone(zone: string): string {
  return zones.find((known) => known.zone === zone)?.label ?? zone.replaceAll('_', ' ')
}
