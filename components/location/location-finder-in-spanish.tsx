'use client'

import { location } from '@/lib/site/language/es/location'
import { LocationFinder } from './location-finder'

/** Functions can't be passed to the browser as props, so a Spanish page imports its dictionary itself. */
export function LocationFinderInSpanish() {
  return <LocationFinder copy={location} />
}
