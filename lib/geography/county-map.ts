/** The outline of a county as a drawing, from the Census Bureau's public-domain shapes (lib/geography/state-shapes.ts). */
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import type { Point } from './distance'
import { findCountyAt, findCountyShape } from './state-shapes'

export const COUNTY_MAP = { width: 320, height: 220 }
const MARGIN = 8

export interface CountyDrawing<Place> {
  outline: string
  places: { place: Place; x: number; y: number }[]
}

/** Places elsewhere are left out. Null for a county that we have no outline of. */
export function drawCounty<Place>(
  fips: string,
  all: readonly { place: Place; at: Point }[],
): CountyDrawing<Place> | null {
  const shape = findCountyShape(fips)
  if (!shape) return null
  const [longitude, latitude] = geoCentroid(shape)
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [COUNTY_MAP.width - MARGIN, COUNTY_MAP.height - MARGIN],
      ],
      shape,
    )
  const places = all.flatMap(({ place, at }) => {
    const spot = findCountyAt(at) === fips ? projection([at.longitude, at.latitude]) : null
    return spot ? [{ place, x: Math.round(spot[0]), y: Math.round(spot[1]) }] : []
  })
  return { outline: geoPath(projection).digits(0)(shape) ?? '', places }
}
