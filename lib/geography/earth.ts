/** Points as the database holds them: on a sphere, where a straight line through it stands for the way on it. */
import { type SQL, sql } from 'drizzle-orm'
import { EARTH_RADIUS_MILES } from './distance'
import type { Point } from './zip-centers'

/** The sphere on which the column `position` stands, in meters (earthdistance's own). */
const SPHERE = 6_378_168

/** The straight line through the sphere that belongs to so many miles on it. */
export function toChord(miles: number): number {
  return 2 * SPHERE * Math.sin(Math.min(Math.PI / 2, miles / EARTH_RADIUS_MILES / 2))
}

export function toMiles(chord: number): number {
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, chord / (2 * SPHERE)))
}

const radians = Math.PI / 180

/** As ll_to_earth() has it, worked out here: the planner would take each of its functions apart in every search. */
export function writeCubes({ latitude, longitude }: Point, miles: number): [here: SQL, box: SQL] {
  const [north, east] = [latitude * radians, longitude * radians]
  const center = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)].map(
    (part) => part * SPHERE,
  )
  const reach = toChord(miles)
  const corner = (sign: number) => `(${center.map((part) => part + sign * reach).join(',')})`
  return [sql`${`(${center.join(',')})`}::cube`, sql`${`${corner(-1)},${corner(1)}`}::cube`]
}
