export interface Point {
  latitude: number
  longitude: number
}

/** The mean radius of the Earth (IUGG, 6371.0088 km). */
export const EARTH_RADIUS_MILES = 3958.7613
const radians = Math.PI / 180

/** Along the great circle, by the haversine formula: exact for points that nearly touch, and across the date line. */
export function measureMiles(a: Point, b: Point): number {
  const latitudes = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const longitudes = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const half = latitudes + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * longitudes
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)))
}
