import type { County } from '@/lib/geography/counties'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import type { PlacedEntry } from './county-help'

/** How far a place is from where a county's people live; null where nothing of that is known. */
export function describeDistance(
  { entry, miles, isApproximate }: PlacedEntry,
  county: County,
  copy: RecordWords = english,
): string | null {
  // A straight line, as the page says.
  if (miles !== null) return miles < 1 ? copy.underAMile : copy.miles(Math.round(miles), isApproximate)
  return entry.countiesServed.includes(county.fips) ? copy.serves(copy.county(county.fullName)) : null
}
