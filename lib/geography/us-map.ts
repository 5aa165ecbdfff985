/**
 * The states as one drawing: the Census Bureau's public-domain shapes (package us-atlas, already projected, Alaska and
 * Hawaii beside the rest), with no more corners than a small map shows. The territories are not in it.
 */
import { geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { Arc, GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json'
import { findState, type StateCode } from './states'

export const US_MAP = { width: 975, height: 610 }

/** In square units of the drawing: corners that add less than this are left out, and islands smaller than that. */
const MIN_CORNER = 14
const MIN_ISLAND = 14

type Corner = [number, number]

function triangle([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

/** Visvalingam and Whyatt: takes out the least corner until none is too small. The ends stay, so that borders meet. */
function simplify(line: Corner[]): Corner[] {
  const corners = [...line]
  while (corners.length > 2) {
    let least = { index: -1, size: MIN_CORNER }
    for (let index = 1; index < corners.length - 1; index += 1) {
      const [a, b, c] = [corners[index - 1], corners[index], corners[index + 1]]
      const size = a && b && c ? triangle(a, b, c) : 0
      if (size < least.size) least = { index, size }
    }
    if (least.index < 0) break
    corners.splice(least.index, 1)
  }
  return corners
}

type States = Topology<{ states: GeometryCollection<{ name: string }> }>

/** Corners are stored as steps from the one before, in a grid. */
function readLines({ arcs, transform }: States): Corner[][] {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {}
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Corner => {
      x += dx
      y += dy
      return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
    })
  })
}

function measureRing(ring: Corner[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )
}

function drawStates(): { state: StateCode; path: string; center: Corner }[] {
  const topology = atlas as unknown as States
  const { transform: _grid, ...rest } = topology
  const small: States = { ...rest, arcs: readLines(topology).map(simplify) as Arc[] }
  const write = geoPath().digits(0)
  return feature(small, small.objects.states).features.flatMap((shape) => {
    const state = findState(shape.properties.name)
    const { geometry } = shape
    if (!state || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return []
    const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Corner[][][]
    const bySize = [...polygons].sort((a, b) => measureRing(b[0] ?? []) - measureRing(a[0] ?? []))
    const kept = bySize.filter((polygon, index) => index === 0 || measureRing(polygon[0] ?? []) >= MIN_ISLAND)
    const [x, y] = write.centroid({ type: 'Polygon', coordinates: bySize[0] ?? [] })
    const path = write({ type: 'MultiPolygon', coordinates: kept })
    return path ? [{ state, path, center: [Math.round(x), Math.round(y)] as Corner }] : []
  })
}

let drawn: ReturnType<typeof drawStates> | null = null

export function getUsMap(): ReturnType<typeof drawStates> {
  drawn ??= drawStates()
  return drawn
}
