/** The order of results, as described at the top of lib/search/order.ts: around Cleveland, in Cuyahoga County. */
import { describe, expect, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { Candidate } from './candidate'
import { foldTitle, orderCandidates } from './order'
import { understand } from './understand'

const CUYAHOGA = '39035'
const LORAIN = '39093'

function make(title: string, facts: Partial<Candidate> = {}): Candidate {
  return {
    id: title,
    slug: title,
    title,
    name: foldTitle(title),
    tags: [],
    helpKinds: ['food-pantry'],
    category: 'financial-support',
    kind: 'organization',
    scope: 'local',
    city: null,
    state: 'OH',
    serviceArea: ['OH'],
    countyFips: null,
    countiesServed: [],
    languages: [],
    importance: 0,
    isEmergency: false,
    isOpenNow: false,
    hasPhone: true,
    verifiedOn: null,
    miles: null,
    wordRank: 0,
    ...facts,
  }
}

function order(typed: string, candidates: Candidate[]): string[] {
  const forwards = orderCandidates(candidates, understand(typed, getGazetteer()), getGazetteer())
  const backwards = orderCandidates([...candidates].reverse(), understand(typed, getGazetteer()), getGazetteer())
  expect(backwards).toEqual(forwards)
  return forwards.ranked.map(({ id, tier }) => `${tier}: ${id}`)
}

const rung = (typed: string, candidates: Candidate[]) =>
  orderCandidates(candidates, understand(typed, getGazetteer()), getGazetteer()).rung

const national = make('national', { scope: 'national', state: null, serviceArea: [] })
const statewide = make('statewide', { scope: 'state' })
const ofCounty = make('of her county', { countiesServed: [CUYAHOGA, LORAIN] })
const near = make('near', { miles: 3 })
const further = make('further', { miles: 18 })

describe('at a place', () => {
  test('her county comes first, then nearby entries by distance, then her state, then the country', () => {
    expect(order('food pantry cleveland', [national, statewide, further, near, ofCounty])).toEqual([
      'county: of her county',
      'near: near',
      'near: further',
      'state: statewide',
      'national: national',
    ])
  })

  test('an entry that serves only other counties is not near, however close it is', () => {
    const neighbor = make('neighbor', { countiesServed: [LORAIN], miles: 2 })
    expect(order('food pantry cleveland', [neighbor, national, statewide])).toEqual([
      'state: statewide',
      'other-county: neighbor',
      'national: national',
    ])
    expect(order('food pantry cleveland', [neighbor, ofCounty, near, further, national]).at(-1)).toBe(
      'other-county: neighbor',
    )
    expect(rung('food pantry cleveland', [neighbor, neighbor, neighbor])).toBe('state')
  })

  test('an entry that names no county ranks by distance to its address or town', () => {
    const town = make('in a town', { city: 'Lakewood', countyFips: LORAIN })
    const door = make('a door of her county, far off', { miles: 21, countyFips: CUYAHOGA })
    expect(order('food pantry cleveland', [door, town])).toEqual([
      'near: in a town',
      'near: a door of her county, far off',
    ])
  })

  test('an entry without a public address serves the county it is in', () => {
    const hidden = make('hidden', { countyFips: CUYAHOGA })
    expect(order('food pantry cleveland', [near, hidden])).toEqual(['county: hidden', 'near: near'])
  })

  test('entries that serve only another state are left out, even when based in hers', () => {
    const over = make('over the line', { state: 'PA', serviceArea: ['PA'], miles: 1 })
    const seat = make('seat', { serviceArea: ['PA'], miles: 1 })
    expect(order('food pantry cleveland', [over, seat, near])).toEqual(['near: near'])
  })

  test('exactly the help she asked for comes before related help', () => {
    const close = make('close', { helpKinds: ['snap'], countiesServed: [CUYAHOGA] })
    expect(order('food pantry cleveland', [close, near])).toEqual(['near: near', 'county: close'])
  })

  test('within five miles, entries that are open and have a phone come first', () => {
    const closed = make('closed', { miles: 1, hasPhone: false })
    const open = make('open', { miles: 4, isOpenNow: true })
    expect(order('food pantry cleveland', [closed, open])).toEqual(['near: open', 'near: closed'])
  })
})

describe('the ladder', () => {
  test.each([
    [[3, 5, 20], 25],
    [[3, 40, 45], 50],
    [[60, 70, 90], 100],
    [[80], 'state'],
  ])('with help at %j miles widens to %s', (miles, expected) => {
    const candidates = miles.map((one) => make(`at ${one}`, { miles: one }))
    expect(rung('food pantry cleveland', candidates)).toBe(expected)
  })

  test('widens to the country when the state has nothing', () => {
    expect(rung('food pantry cleveland', [national])).toBe('country')
  })
})

describe('in danger', () => {
  const violence: Partial<Candidate> = {
    helpKinds: ['domestic-violence'],
    category: 'housing-shelter',
    isEmergency: true,
  }
  const line = make('national-domestic-violence-hotline', { ...violence, scope: 'national', state: null })
  const ofState = make('line of the state', { ...violence, scope: 'state' })
  const house = make('house', { ...violence, countiesServed: [CUYAHOGA] })

  test('the national line comes first, whatever is near, and a state line is among the first four', () => {
    const houses = ['a', 'b', 'c'].map((id) => ({ ...house, id, slug: id, title: id }))
    const found = order('he hits me cleveland', [...houses, ofState, line])
    expect(found[0]).toBe('line: national-domestic-violence-hotline')
    expect(found.indexOf('state: line of the state')).toBeLessThan(4)
  })

  test('what answers now comes first: the national line, her county, her state; a place far off does not', () => {
    const open = { isOpenNow: true }
    const answering = { ...house, ...open, id: 'answers', slug: 'answers', title: 'answers', name: ' zz answers ' }
    const far = make('far', { ...violence, ...open, miles: 40 })
    const others = ['a', 'b', 'c'].map((id) => ({ ...house, id, slug: id, title: id, importance: 9 }))
    expect(order('he hits me cleveland', [far, ...others, { ...ofState, ...open }, answering, line])).toEqual([
      'line: national-domestic-violence-hotline',
      'county: answers',
      'state: line of the state',
      'county: a',
      'county: b',
      'county: c',
      'near: far',
    ])
  })

  test('when nothing local is known, the national and state lines are the answer', () => {
    expect(order('he hits me cleveland', [ofState, line])).toEqual([
      'line: national-domestic-violence-hotline',
      'state: line of the state',
    ])
  })
})

test('without a place, national entries come before statewide ones, and both before single towns', () => {
  expect(order('food pantry', [near, statewide, national])).toEqual([
    'national: national',
    'state: statewide',
    'in-state: near',
  ])
})
