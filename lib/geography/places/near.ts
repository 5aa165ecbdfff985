import { measureMiles, type Point } from '@/lib/geography/distance'
import type { StateCode } from '@/lib/geography/states'
import type { County, Gazetteer } from './gazetteer'

/** Counties of a state whose people live within so many miles, by the middle of each. */
export function listCountiesNear(gazetteer: Gazetteer, point: Point, miles: number, state: StateCode): County[] {
  return [...gazetteer.counties.values()].filter(
    (county) => county.state === state && measureMiles(point, county) <= miles,
  )
}
