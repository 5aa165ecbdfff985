/** In which state a point lies, from the Census Bureau's public-domain boundaries (package us-atlas); for the server alone. */
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-10m.json'
import { findState, type StateCode } from './states'
import { listZipAreasNear } from './zip-areas'
import type { Point } from './zip-centers'

export type StateShape = Feature<Polygon | MultiPolygon, { name: string }>

interface Boundary {
  state: StateCode
  shape: StateShape
  rings: Position[][]
  box: { west: number; east: number; south: number; north: number }
}

/** The names of the atlas that are not ours. */
const otherNames: Record<string, StateCode> = {
  'Commonwealth of the Northern Mariana Islands': 'MP',
  'United States Virgin Islands': 'VI',
}

const topology = atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>

function readBoundaries(): Boundary[] {
  return feature(topology, topology.objects.states).features.flatMap((shape): Boundary[] => {
    const state = otherNames[shape.properties.name] ?? findState(shape.properties.name)
    const { geometry } = shape
    if (!state || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = polygons.flat()
    const all = rings.flat()
    const [longitudes, latitudes] = [all.map(([x = 0]) => x), all.map(([, y = 0]) => y)]
    const box = {
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
    }
    return [{ state, shape: shape as StateShape, rings, box }]
  })
}

let boundaries: Boundary[] | null = null

function getBoundaries(): Boundary[] {
  boundaries ??= readBoundaries()
  return boundaries
}

export function findStateShape(state: StateCode): StateShape | null {
  return getBoundaries().find((boundary) => boundary.state === state)?.shape ?? null
}

/** An odd number of borders lie to the east of a point inside. No ring of the atlas crosses the date line. */
function isInside({ rings, box }: Boundary, { latitude, longitude }: Point): boolean {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east) return false
  let isIn = false
  for (const ring of rings) {
    let [previousX = 0, previousY = 0] = ring.at(-1) ?? []
    for (const [x = 0, y = 0] of ring) {
      const crosses = y > latitude !== previousY > latitude
      if (crosses && longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) isIn = !isIn
      previousX = x
      previousY = y
    }
  }
  return isIn
}

/** A position is rounded, and the drawn coast is a little off the real one: so far from land still counts as on it. */
const SHORE_MILES = 12

/** Null at sea and abroad. */
export function findStateAt(point: Point): StateCode | null {
  const inside = getBoundaries().find((boundary) => isInside(boundary, point))
  return inside?.state ?? listZipAreasNear(point, SHORE_MILES)[0]?.area.state ?? null
}

/** States of which some part may lie within a distance; a neighbour too many does no harm. */
export function listStatesNear({ latitude, longitude }: Point, miles: number): StateCode[] {
  const degrees = miles / 68
  const wide = degrees / Math.cos((Math.min(85, Math.abs(latitude) + degrees) * Math.PI) / 180)
  const isWithin = (at: number, from: number, to: number, margin: number) => at >= from - margin && at <= to + margin
  return getBoundaries()
    .filter(({ box }) => isWithin(latitude, box.south, box.north, degrees))
    .filter(({ box }) => [-360, 0, 360].some((turn) => isWithin(longitude + turn, box.west, box.east, wide)))
    .map(({ state }) => state)
}
