/** Points as the database holds them: on a sphere, where a straight line through it stands for the way on it. */
import { type SQL, sql } from 'drizzle-orm'
import { EARTH_RADIUS_MILES, type Point } from './distance'

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

function findCube({ latitude, longitude }: Point): number[] {
  const [north, east] = [latitude * radians, longitude * radians]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)].map(
    (part) => part * SPHERE,
  )
}

export function writeHere(point: Point): SQL {
  return sql`${`(${findCube(point).join(',')})`}::cube`
}

/** As ll_to_earth() has it, worked out here: the planner would take each of its functions apart in every search. */
export function writeCubes(point: Point, miles: number): [here: SQL, box: SQL] {
  const center = findCube(point)
  const reach = toChord(miles)
  const corner = (sign: number) => `(${center.map((part) => part + sign * reach).join(',')})`
  return [writeHere(point), sql`${`${corner(-1)},${corner(1)}`}::cube`]
}

/** The miles to the nearest of some points as the database holds them; null where there are none. */
export function createMeasure(point: Point): (points: readonly (readonly number[])[]) => number | null {
  const here = findCube(point)
  return (points) => {
    const chords = points.map((one) => Math.sqrt(here.reduce((sum, part, at) => sum + (part - (one[at] ?? 0)) ** 2, 0)))
    return chords.length === 0 ? null : toMiles(Math.min(...chords))
  }
}
