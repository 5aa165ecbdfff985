'use client'

import { location } from '@/lib/site/language/es/location'
import { LocationFinder } from './location-finder'

/** Words that are functions cannot be given to a browser as props: on a page in Spanish it loads them itself. */
export function LocationFinderInSpanish() {
  return <LocationFinder said={location} />
}
