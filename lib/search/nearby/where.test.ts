import { describe, expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { describePosition, readPlace, readPosition, suggestPlaces } from './where'

describe('a position', () => {
  test.each([
    ['on the shore of Manhattan', 40.7, -74.02, 'NY'],
    ['in Guam', 13.44, 144.79, 'GU'],
    ['in Juneau', 58.3, -134.42, 'AK'],
  ] as const)('%s is in its state', (_, latitude, longitude, state) => {
    expect(readPosition({ latitude, longitude })?.state).toBe(state)
  })

  test.each([
    [30, -60],
    [90, 0],
    [51.5, -0.1],
  ])('%s, %s is in no state or territory', (latitude, longitude) => {
    expect(readPosition({ latitude, longitude })).toBeNull()
    expect(describePosition({ latitude, longitude })).toMatchObject({ city: null, state: null, zipCode: null })
  })

  test('has the town, state and ZIP code of the nearest ZIP area', () => {
    expect(describePosition({ latitude: 30.27, longitude: -97.74 })).toMatchObject({
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    })
  })

  test.each([
    ['in Austin', 30.27, -97.74, '48453'],
    ['in Marfa, nearer to the middle of another county’s ZIP area', 30.31, -104.02, '48377'],
    ['in Hartford', 41.76, -72.68, '09003'],
  ])('%s is in its county', (_, latitude, longitude, county) => {
    expect(readPosition({ latitude, longitude })?.counties[0]).toBe(county)
  })
})

describe('a typed place', () => {
  test.each([
    ['78701', '78701, Austin, TX'],
    ['78701-1234', '78701, Austin, TX'],
    ['St. Paul, MN', 'St. Paul, MN'],
    ['saint paul minnesota', 'St. Paul, MN'],
    ['nyc', 'New York, NY'],
    ['cuyahoga county', 'Cuyahoga County, OH'],
    ['Guam', 'Guam'],
  ])('%j is %s', (typed, label) => {
    expect(readPlace(typed).place?.label).toBe(label)
  })

  test('shared by several towns is the most populous one, and the others are offered', () => {
    const { place, others } = readPlace('Springfield')
    expect(place?.label).toBe('Springfield, MO')
    expect(others.map(({ name }) => name)).toContain('Springfield, IL')
  })

  test.each([
    ['Clevland', 'Cleveland, OH'],
    ['Nowherething', undefined],
  ])('%j is not found, and the closest name is offered: %s', (typed, like) => {
    const { place, others } = readPlace(typed)
    expect(place).toBeNull()
    expect(others[0]?.name).toBe(like)
  })
})

test('a misspelled name that fits only one large town is read as that town', () => {
  expect(readPlace('Albuquerqe').place?.label).toBe('Albuquerque, NM')
})

test('a town is in the counties of its ZIP codes, its own first', () => {
  const [columbus] = getGazetteer().findTowns('columbus')
  expect(columbus?.counties[0]).toBe('39049')
  expect(columbus?.counties).toContain('39041')
  expect(getGazetteer().findTowns('new york')[0]?.counties).toContain('36047')
})

test('places are suggested by their first letters, states before towns', () => {
  expect(suggestPlaces('new y', 3)).toEqual(['New York', 'New York, NY', 'New York City, NY'])
  expect(suggestPlaces('austin t', 3)).toEqual(['Austin, TX'])
  expect(suggestPlaces('st. pau', 1)[0]).toBe('St. Paul, MN')
  expect(suggestPlaces('x', 3)).toEqual([])
})
