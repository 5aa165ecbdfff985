import { expect, it } from 'vitest'
import { readCounties } from './counties'

const counties = readCounties()

it('has every county, parish, borough, municipio and independent city, with a unique code and address', () => {
  expect(counties).toHaveLength(3232)
  expect(new Set(counties.map(({ fips }) => fips)).size).toBe(3232)
  expect(new Set(counties.map(({ state, slug }) => `${state}/${slug}`)).size).toBe(3232)
})

it('uses the addresses that people would guess', () => {
  const find = (fips: string) => counties.find((county) => county.fips === fips)?.slug
  expect(find('39035')).toBe('cuyahoga')
  expect(find('35013')).toBe('dona-ana')
  expect(find('24033')).toBe('prince-georges')
  expect([find('24005'), find('24510')]).toEqual(['baltimore', 'baltimore-city'])
  expect([find('51159'), find('51760')]).toEqual(['richmond', 'richmond-city'])
})
