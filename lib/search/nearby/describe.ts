/** Describes a service that was found, for both the browser and the server. */
import { describeUnknownPart } from '@/lib/resources/place'
import { location as english, type LocationWords } from '@/lib/site/language/en/location'
import type { NearbyResource } from './schema'

export const DEFAULT_RADIUS = 50
export const MIN_RADIUS = 1
export const LARGEST_RADIUS = 250
/** The choices in the forms. */
export const radiusChoices = [10, 25, 50, 100, 250]

export function isUrgent({ isEmergency, isOpen24Hours }: Pick<NearbyResource, 'isEmergency' | 'isOpen24Hours'>) {
  return isEmergency || isOpen24Hours
}

/** 'About 3 miles': a position is rounded, and a ZIP code is an area. */
function describeMiles(distance: number, { where }: LocationWords): string {
  return distance < 1 ? where.underAMile : where.miles({ miles: Math.round(distance) })
}

type Placed = Pick<NearbyResource, 'address' | 'city' | 'state' | 'distance' | 'distanceTo' | 'coverage'>

/** Where it is, or the area it serves. */
export function describeWhere(placed: Placed, said: LocationWords = english): string {
  const { address, city, state, distance, distanceTo, coverage } = placed
  const { records, where: w } = said
  if (coverage === 'part-of-state' && state) return describeUnknownPart(city, state, records)
  if (coverage === 'country') return w.country
  const town = [city, state && records.state(state)].filter(Boolean).join(', ')
  if (coverage === 'state') return state ? w.wholeState({ code: state }) : town
  if (distance === null) return coverage === 'county' && !address ? w.county : (address ?? town)
  if (distanceTo === 'area') return w.toMiddle({ miles: describeMiles(distance, said), town })
  return [address, describeMiles(distance, said)].filter(Boolean).join('. ')
}

export interface NearbyGroups {
  urgent: NearbyResource[]
  near: NearbyResource[]
  statewide: NearbyResource[]
}

/** Emergency services and those open day and night form a separate group. */
export function groupNearby(items: NearbyResource[]): NearbyGroups {
  const near = ({ coverage }: NearbyResource) => ['county', 'near', 'in-state'].includes(coverage)
  const calm = items.filter((item) => !isUrgent(item))
  return {
    urgent: items.filter(isUrgent),
    near: calm.filter(near),
    statewide: calm.filter((item) => !near(item)),
  }
}
