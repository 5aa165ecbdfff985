import type { County } from '@/lib/geography/counties'
import type { PlacedEntry } from './county-help'

/** 'About 12 miles', 'Less than a mile'; a straight line, as the page says. */
function describeMiles(miles: number, isApproximate: boolean): string {
  if (miles < 1) return 'Less than a mile'
  const shown = Math.round(miles)
  return `${isApproximate ? 'About ' : ''}${shown} ${shown === 1 ? 'mile' : 'miles'}`
}

/** How far a place is from where a county's people live; null where nothing of that is known. */
export function describeWay({ entry, miles, isApproximate }: PlacedEntry, county: County): string | null {
  if (miles !== null) return describeMiles(miles, isApproximate)
  return entry.countiesServed.includes(county.fips) ? `Serves ${county.fullName}` : null
}
