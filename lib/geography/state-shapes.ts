/** In which state and county a point lies, from the Census Bureau's public-domain boundaries (package us-atlas); for the server alone. */
import type { Feature, Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countyAtlas from 'us-atlas/counties-10m.json'
import atlas from 'us-atlas/states-10m.json'
import type { Point } from './distance'
import { findState, type StateCode } from './states'

export type StateShape = Feature<Polygon | MultiPolygon, { name: string }>

interface Outline {
  rings: Position[][]
  box: { west: number; east: number; south: number; north: number }
}

interface Boundary extends Outline {
  state: StateCode
  shape: StateShape
}

/** The names of the atlas that are not ours. */
const otherNames: Record<string, StateCode> = {
  'Commonwealth of the Northern Mariana Islands': 'MP',
  'United States Virgin Islands': 'VI',
}

const topology = atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>

function readOutline(geometry: Geometry): Outline | null {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return null
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
  return { rings, box }
}

function readBoundaries(): Boundary[] {
  return feature(topology, topology.objects.states).features.flatMap((shape): Boundary[] => {
    const state = otherNames[shape.properties.name] ?? findState(shape.properties.name)
    const outline = readOutline(shape.geometry)
    return state && outline ? [{ state, shape: shape as StateShape, ...outline }] : []
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
function isInside({ rings, box }: Outline, { latitude, longitude }: Point): boolean {
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

/** Null at sea and abroad. */
export function findStateAt(point: Point): StateCode | null {
  return getBoundaries().find((boundary) => isInside(boundary, point))?.state ?? null
}

const countyTopology = countyAtlas as unknown as Topology<{ counties: GeometryCollection<{ name: string }> }>

interface CountyBoundary extends Outline {
  fips: string
  geometry: Polygon | MultiPolygon
}

let counties: CountyBoundary[] | null = null

function readCounties(): CountyBoundary[] {
  return feature(countyTopology, countyTopology.objects.counties).features.flatMap(({ id, geometry }) => {
    const outline = readOutline(geometry)
    return outline ? [{ fips: String(id), geometry: geometry as Polygon | MultiPolygon, ...outline }] : []
  })
}

function getCounties(): CountyBoundary[] {
  counties ??= readCounties()
  return counties
}

/** As it was in 2017; null for a county that is newer. */
export function findCountyShape(fips: string): Polygon | MultiPolygon | null {
  return getCounties().find((county) => county.fips === fips)?.geometry ?? null
}

/** The five digits of the county, as it was in 2017; null at sea and abroad. */
export function findCountyAt(point: Point): string | null {
  return getCounties().find((county) => isInside(county, point))?.fips ?? null
}
