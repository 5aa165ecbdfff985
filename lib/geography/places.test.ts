import { describe, expect, test } from 'vitest'
import { findCities, findCitiesLike, findTownIn, readCityAndState, suggestPlaces, writeCity } from './cities'
import { findStateAt } from './state-shapes'
import { findZipArea, findZipPoint, listZipAreasNear } from './zip-areas'

describe('a point is in', () => {
  test.each([
    ['Austin', 30.27, -97.74, 'TX'],
    ['Juneau', 58.3, -134.42, 'AK'],
    ['Attu, beyond the date line', 52.9, 172.9, 'AK'],
    ['Honolulu', 21.31, -157.86, 'HI'],
    ['San Juan', 18.46, -66.1, 'PR'],
    ['Hagatna', 13.44, 144.79, 'GU'],
    ['Saipan', 15.19, 145.75, 'MP'],
    ['Pago Pago', -14.28, -170.7, 'AS'],
    ['Charlotte Amalie', 18.34, -64.93, 'VI'],
    ['Washington', 38.9, -77.04, 'DC'],
    ['the shore of Manhattan', 40.7, -74.02, 'NY'],
  ] as const)('%s', (_, latitude, longitude, state) => {
    expect(findStateAt({ latitude, longitude })).toBe(state)
  })

  test.each([
    ['the Atlantic', 30, -60],
    ['0/0', 0, 0],
    ['the north pole', 90, 0],
    ['the south pole', -90, 180],
    ['the date line', 0, 180],
    ['London', 51.5, -0.1],
  ])('no state: %s', (_, latitude, longitude) => {
    expect(findStateAt({ latitude, longitude })).toBeNull()
  })
})

describe('ZIP codes', () => {
  test('have a place, a town and a state, in the territories too', () => {
    expect(findZipArea('78701')).toMatchObject({ state: 'TX', city: 'Austin', point: { latitude: 30.271 } })
    expect(findZipArea('96910')).toMatchObject({ state: 'GU', city: 'Hagatna' })
    expect(findZipArea('99999')).toBeNull()
  })

  test('of post-office boxes lie at the middle of their district', () => {
    expect(findZipArea('00801')?.point).toBeNull()
    expect(findZipPoint('00801')?.latitude).toBeCloseTo(17.94, 1)
  })

  test('are found around a point, the nearest first, also at a pole', () => {
    const near = listZipAreasNear({ latitude: 30.27, longitude: -97.74 }, 5)
    expect(near[0]?.area.zip).toBe('78701')
    expect(near.every(({ miles }, index) => miles >= (near[index - 1]?.miles ?? 0) && miles <= 5)).toBe(true)
    expect(listZipAreasNear({ latitude: 90, longitude: 0 }, 250)).toEqual([])
  })
})

describe('towns', () => {
  test('are found by any usual spelling, the largest first', () => {
    expect(findCities('springfield').length).toBeGreaterThan(10)
    expect(findCities('St. Paul', 'MN')).toHaveLength(1)
    expect(findCities('SAINT PAUL', 'MN')).toEqual(findCities('st paul', 'MN'))
    expect(findCities('nowhere at all')).toEqual([])
  })

  test('are told from their states', () => {
    expect(readCityAndState('Austin, TX')).toEqual({ name: 'Austin', state: 'TX' })
    expect(readCityAndState('charleston west virginia')).toEqual({ name: 'charleston', state: 'WV' })
    expect(readCityAndState('Virginia Beach')).toEqual({ name: 'Virginia Beach', state: null })
  })

  test('are suggested from their first letters, states before them', () => {
    expect(suggestPlaces('new y', 3)).toEqual(['New York', 'New York, NY', 'New York Mills, MN'])
    expect(suggestPlaces('austin t', 3)).toEqual(['Austin, TX'])
    expect(suggestPlaces('st. pau', 1)[0]).toMatch(/^St\.? Paul|^Saint Paul/)
    expect(suggestPlaces('x', 3)).toEqual([])
  })
})

test.each([
  ['rent help columbus', 'OH', 'Columbus'],
  ['shelter in Los Angeles', undefined, 'Los Angeles'],
  ['new york city lawyer', undefined, 'New York'],
  ['eviction notice', undefined, undefined],
  ['legal help at home', undefined, undefined],
  ['rent help columbus', 'AK', undefined],
  ['', undefined, undefined],
] as const)('in %j the town of %s is %s', (text, state, town) => {
  expect(findTownIn(text, state)?.name).toBe(town)
})

test.each([
  ['Clevland', 'OH', 'Cleveland, OH'],
  ['Albuquerqe', undefined, 'Albuquerque, NM'],
  ['Pheonix', 'AZ', 'Phoenix, AZ'],
  ['xxxxxxxx', undefined, undefined],
  ['Clevland', 'HI', undefined],
] as const)('the town like %j in %s is %s', (typed, state, town) => {
  const [first] = findCitiesLike(typed, 3, state)
  expect(first && writeCity(first)).toBe(town)
})

test.each(['New York City', 'nyc', 'new york city'])('%j is New York', (typed) => {
  expect(findCities(typed, 'NY')[0]?.name).toBe('New York')
})
