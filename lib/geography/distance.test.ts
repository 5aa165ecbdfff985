import { expect, test } from 'vitest'
import { measureMiles } from './distance'

const MILES_IN_KM = 1 / 1.609344

/** Published great-circle distances in kilometers, each with its source. */
const published: [source: string, from: [number, number], to: [number, number], kilometers: number][] = [
  ['Rosetta Code, Haversine formula: Nashville to Los Angeles', [36.12, -86.67], [33.94, -118.4], 2887.26],
  ['Trino manual, great_circle_distance: the same airports', [36.12, -86.67], [33.94, -118.4], 2886.4489734],
  ['Movable Type Scripts: Land’s End to John o’ Groats', [50.066389, -5.714722], [58.643889, -3.07], 968.9],
  ['geopy manual: Newport to Cleveland', [41.49008, -71.312796], [41.499498, -81.695391], 864.2144943],
  ['haversine (Python) manual: Lyon to Paris', [45.7597, 4.8422], [48.8567, 2.3508], 392.21725956],
  ['haversine (Python) tests: Lyon to New York', [45.7597, 4.8422], [40.7033962, -74.2351462], 6163.43638211],
  ['GeeksforGeeks, great circle: two points', [51.5007, 0.1246], [40.6892, 74.0445], 5574.84045685],
  ['Turf manual, distance: two points in Pennsylvania and Delaware', [39.984, -75.343], [39.123, -75.534], 97.1292212],
  ['Aviation Formulary (Williams): Los Angeles to New York', [33.95, -118.4], [40.633333, -73.783333], 3970.688],
  ['Meeus, Astronomical Algorithms: Paris to Washington', [48.836389, 2.337222], [38.921389, -77.065556], 6166],
  ['Wikipedia (German), Orthodrome: Berlin to Tokyo', [52.517, 13.4], [35.7, 139.767], 8918],
  ['Leaflet tests, distanceTo', [50.5, 30.5], [50, 1], 2084],
  ['MySQL manual, ST_Distance_Sphere: half around the equator', [0, 0], [0, 180], 20015.0428],
  ['Redis manual, GEODIST: Palermo to Catania', [38.115556, 13.361389], [37.502669, 15.087269], 166.2742],
  ['Redis manual, GEORADIUS: to Palermo', [37, 15], [38.115556, 13.361389], 190.4424],
  ['Redis manual, GEORADIUS: to Catania', [37, 15], [37.502669, 15.087269], 56.4413],
  ['ClickHouse manual, greatCircleDistance', [37.617673, 55.755831], [-37.617673, -55.755831], 14128.352],
  ['Snowflake manual, HAVERSINE: New York to Los Angeles', [40.7127, -74.0059], [34.05, -118.25], 3936.385096],
  ['Kusto manual, geo_distance_2points', [47.578557, -122.407628], [34.019056, -118.275287], 1546.754352],
  ['StarRocks manual, st_distance_sphere', [39.939093, 116.35620117], [39.9020987219, 116.4274406433], 7.3369135],
  ['Wherobots manual, ST_DistanceSphere', [51.3168, -0.56], [55.9533, -3.1883], 543.79695],
  ['ApsaraDB manual, ST_DistanceSphere', [36, 120], [40, 116], 566.13931],
]

test.each(published)('%s, within 0.1 percent', (_, [a, b], [c, d], kilometers) => {
  const miles = measureMiles({ latitude: a, longitude: b }, { latitude: c, longitude: d })
  expect(Math.abs(miles / (kilometers * MILES_IN_KM) - 1)).toBeLessThan(0.001)
})

test('the date line and the poles work like any other place', () => {
  const near = measureMiles({ latitude: 52, longitude: 179.99 }, { latitude: 52, longitude: -179.99 })
  expect(near).toBeCloseTo(measureMiles({ latitude: 52, longitude: 0 }, { latitude: 52, longitude: 0.02 }), 6)
  expect(measureMiles({ latitude: 90, longitude: 0 }, { latitude: 90, longitude: 135 })).toBeCloseTo(0, 6)
  expect(measureMiles({ latitude: 90, longitude: 12 }, { latitude: -90, longitude: 99 })).toBeCloseTo(12436.8154, 3)
})
