import { expect, it } from 'vitest'
import { listCounties } from './counties'
import { COUNTY_MAP, drawCounty } from './county-map'
import { stateCodes } from './states'

const cleveland = { latitude: 41.4993, longitude: -81.6944 }
const columbus = { latitude: 39.9612, longitude: -82.9988 }

it('draws a county with the places in it, inside the picture, and leaves out what lies elsewhere', () => {
  const drawn = drawCounty('39035', [
    { place: 'here', at: cleveland },
    { place: 'there', at: columbus },
  ])
  expect(drawn?.outline).toMatch(/^M[\d.,LMZ-]+Z$/)
  expect(drawn?.places.map(({ place }) => place)).toEqual(['here'])
  const [spot] = drawn?.places ?? []
  expect(spot?.x).toBeGreaterThan(0)
  expect(spot?.x).toBeLessThan(COUNTY_MAP.width)
  expect(spot?.y).toBeLessThan(COUNTY_MAP.height)
})

it('has the outline of nearly every county, small enough for a page, and none where there is none', () => {
  const all = stateCodes.flatMap(listCounties)
  const outlines = all.flatMap(({ fips }) => drawCounty(fips, [])?.outline ?? [])
  expect(outlines.length).toBeGreaterThan(all.length * 0.97)
  expect(Math.max(...outlines.map(({ length }) => length))).toBeLessThan(6_000)
  expect(drawCounty('00000', [])).toBeNull()
})
