import { describe, expect, it, test } from 'vitest'
import { describePlace, slugOf } from './place'

const entry: Parameters<typeof describePlace>[0] = {
  scope: 'local',
  address: null,
  city: null,
  state: null,
  serviceArea: [],
  areaServed: null,
  tags: [],
}

describe('where an entry is', () => {
  test.each([
    ['its address', { address: '1 Main St, Dayton, OH 45402', city: 'Dayton' }, '1 Main St, Dayton, OH 45402'],
    ['its town, when it has no address', { city: 'Dayton', state: 'OH' }, 'Dayton, Ohio'],
    [
      'its service area, rather than its town',
      { areaServed: 'Montgomery County', city: 'Dayton', state: 'OH' },
      'Serves Montgomery County, Ohio',
    ],
    ['a prompt to ask, when nothing is known', {}, 'Ask which places it serves'],
    ['a whole state', { scope: 'state', state: 'OH' }, 'All of Ohio'],
    ['two states', { scope: 'state', serviceArea: ['OH', 'KY'] }, 'All of Ohio and Kentucky'],
    ['many states, by their codes', { scope: 'state', serviceArea: ['OH', 'KY', 'IN'] }, 'Serves OH, KY, IN'],
    ['the country', { scope: 'national' }, 'Serves the whole country'],
  ] as const)('is %s', (_, facts, words) => {
    expect(
      describePlace({ ...entry, ...facts, serviceArea: [...('serviceArea' in facts ? facts.serviceArea : [])] }),
    ).toBe(words)
  })

  it('is never all of a state when only a part of it may be served', () => {
    const seated = { ...entry, scope: 'state' as const, state: 'OH' as const, city: 'Toledo' }
    expect(describePlace(seated)).toBe('Toledo, Ohio. Ask whether it serves your county')
    const granted = { ...entry, scope: 'state' as const, state: 'OH' as const, tags: ['lsc-grantee'] }
    expect(describePlace(granted)).toBe('In Ohio. Ask whether it serves your county')
  })

  it('says nothing of an address that is not shown, so that no one learns which are known', () => {
    for (const tag of ['shelter', 'domestic-violence', 'food-pantry']) {
      const placed = { ...entry, city: 'Dayton', state: 'OH' as const, tags: [tag] }
      expect(describePlace(placed)).toBe('Dayton, Ohio')
    }
  })
})

it('reads the slug of an entry from the path of its page', () => {
  expect(slugOf('/resources/legal/legal-aid-of-ohio')).toBe('legal-aid-of-ohio')
})
