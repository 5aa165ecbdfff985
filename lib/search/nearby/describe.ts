/** How a found service is told, in the browser as on the server. */
import { stateName } from '@/lib/geography/states'
import { describeUnknownPart } from '@/lib/resources/place'
import type { NearbyResource } from './schema'

export const DEFAULT_RADIUS = 50
export const LEAST_RADIUS = 1
export const LARGEST_RADIUS = 250
/** What the forms offer. */
export const radiusChoices = [10, 25, 50, 100, 250]

export function isUrgent({ isEmergency, isOpen24Hours }: Pick<NearbyResource, 'isEmergency' | 'isOpen24Hours'>) {
  return isEmergency || isOpen24Hours
}

/** 'About 3 miles': a position is rounded, and a ZIP code is an area. */
function describeMiles(distance: number): string {
  if (distance < 1) return 'Less than 1 mile away'
  const miles = Math.round(distance)
  return `About ${miles} ${miles === 1 ? 'mile' : 'miles'} away`
}

type Placed = Pick<NearbyResource, 'address' | 'city' | 'state' | 'distance' | 'distanceTo' | 'coverage'>

/** Where it is, or whom it serves. */
export function describeWhere({ address, city, state, distance, distanceTo, coverage }: Placed): string {
  if (coverage === 'part-of-state' && state) return describeUnknownPart(city, state)
  if (coverage === 'country') return 'Answers from anywhere in the country'
  const town = [city, state && stateName(state)].filter(Boolean).join(', ')
  if (coverage === 'state') return state ? `Serves all of ${stateName(state)}` : town
  if (distance === null) return coverage === 'county' && !address ? `Serves your county` : (address ?? town)
  if (distanceTo === 'area') return `${describeMiles(distance)}, measured to the middle of ${town}. Address not shown`
  return [address, describeMiles(distance)].filter(Boolean).join('. ')
}

export interface NearbyGroups {
  urgent: NearbyResource[]
  near: NearbyResource[]
  statewide: NearbyResource[]
}

/** Emergencies and what is open day and night stand apart. */
export function groupNearby(items: NearbyResource[]): NearbyGroups {
  const near = ({ coverage }: NearbyResource) => ['county', 'near', 'in-state'].includes(coverage)
  const calm = items.filter((item) => !isUrgent(item))
  return {
    urgent: items.filter(isUrgent),
    near: calm.filter(near),
    statewide: calm.filter((item) => !near(item)),
  }
}
