import type { County } from '@/lib/geography/counties'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import type { PlacedEntry } from './county-help'

/** The distance of a place from the county's center of population, or that it serves the county; null if neither is known. */
export function describeDistance(
  { entry, miles, isApproximate }: PlacedEntry,
  county: County,
  copy: RecordWords = english,
): string | null {
  // Straight-line distance, as the page says.
  if (miles !== null)
    return miles < 1 ? copy.underAMile : copy.miles({ miles: Math.round(miles), isAbout: isApproximate })
  return entry.countiesServed.includes(county.fips) ? copy.serves({ servedArea: copy.county(county.fullName) }) : null
}
