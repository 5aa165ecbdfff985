/** The outline of a state with services as points: one image, drawn on the server from public-domain boundaries. */
import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid, geoCircle, geoPath } from 'd3-geo'
import type { Point } from '@/lib/geography/distance'
import { findStateShape } from '@/lib/geography/state-shapes'
import type { StateCode } from '@/lib/geography/states'

export const MAP_WIDTH = 640
export const MAP_HEIGHT = 440
const MARGIN = 24
const DEGREES_IN_MILE = 1 / 69.0934

export interface MapPoint extends Point {
  isUrgent: boolean
}

export interface MapContent {
  state: StateCode
  /** The center of the search, and its radius in miles; null for a whole state. */
  here: Point | null
  miles: number
  points: MapPoint[]
}

/** An image does not inherit the page's styles, so it follows the theme itself. */
const style = `
.land{fill:#f6eee3;stroke:#8c7f92;stroke-width:1.2;stroke-linejoin:round}
.reach{fill:#5b2a5e;fill-opacity:.08;stroke:#5b2a5e;stroke-dasharray:5 5}
.place{fill:#5b2a5e;stroke:#fffbf5;stroke-width:1.5}
.urgent{fill:#b3261e}
.here{fill:#e59a1c;fill-opacity:.55;stroke:#2a1f2d;stroke-width:2}
@media (prefers-color-scheme:dark){
.land{fill:#3a3040;stroke:#a99fb0}
.reach{fill:#e2b6e4;stroke:#e2b6e4}
.place{fill:#e2b6e4;stroke:#221a26}
.urgent{fill:#ff8f85}
.here{stroke:#fffbf5}}`.replaceAll('\n', '')

type Place = (point: Point) => [number, number] | null

function placer(projection: GeoProjection): Place {
  return ({ latitude, longitude }) => {
    const at = projection([longitude, latitude])
    if (!at) return null
    const [x, y] = at
    const isInside = x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT
    return isInside ? [Math.round(x * 10) / 10, Math.round(y * 10) / 10] : null
  }
}

/** A drop for emergency services, a dot for the rest: distinguishable without color. */
function drawPoint([x, y]: [number, number], isUrgent: boolean): string {
  return isUrgent
    ? `<path class="place urgent" d="M${x} ${y}l-5-9a6 6 0 1 1 10 0z"/>`
    : `<circle class="place" cx="${x}" cy="${y}" r="4"/>`
}

function drawHere(place: Place, here: Point): string {
  const at = place(here)
  if (!at) return ''
  const [x, y] = at
  return `<path class="here" d="M${x} ${y - 13}l13 13l-13 13l-13-13z"/>`
}

/** Null if we have no outline. */
export function drawStateMap({ state, here, miles, points }: MapContent): string | null {
  const shape = findStateShape(state)
  if (!shape) return null
  const [longitude, latitude] = geoCentroid(shape)
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [MAP_WIDTH - MARGIN, MAP_HEIGHT - MARGIN],
      ],
      shape,
    )
  const path = geoPath(projection).digits(0)
  const place = placer(projection)
  const circle =
    here &&
    geoCircle()
      .center([here.longitude, here.latitude])
      .radius(miles * DEGREES_IN_MILE)()
  const drawn = [...points]
    .sort((a, b) => Number(a.isUrgent) - Number(b.isUrgent))
    .flatMap((point) => {
      const at = place(point)
      return at ? [drawPoint(at, point.isUrgent)] : []
    })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}">`,
    `<style>${style}</style><path class="land" d="${path(shape) ?? ''}"/>`,
    circle ? `<path class="reach" d="${path(circle) ?? ''}"/>` : '',
    // Drawn first, because on top it could hide places that are all very close.
    here ? drawHere(place, here) : '',
    ...drawn,
    '</svg>',
  ].join('')
}
