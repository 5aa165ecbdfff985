import { describe, expect, test, vi } from 'vitest'
import { noTexts } from '@/db/vocabulary/text-fields'
import type { PhoneDto, ResourceDto } from '../schema'
import { groupByState, hasLocalLine } from './state-listing'

vi.mock('../reads/queries', () => ({ listResources: vi.fn() }))

let count = 0

function createEntry(more: Partial<ResourceDto>): ResourceDto {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    slug: `entry-${count}`,
    kind: 'program',
    title: `Entry ${count}`,
    description: 'Helps.',
    category: 'housing-shelter',
    tags: [],
    url: null,
    email: null,
    phoneNumber: null,
    phones: [],
    address: null,
    city: null,
    state: 'OH',
    serviceArea: ['OH'],
    areaServed: null,
    county: null,
    countyFips: null,
    countiesServed: [],
    helpKinds: ['domestic-violence'],
    scope: 'local',
    hours: null,
    isOpen24Hours: false,
    languages: [],
    ...noTexts,
    alertUntil: null,
    isEmergency: false,
    isVerified: true,
    verifiedOn: null,
    verifiedPrecision: null,
    source: null,
    listedBy: null,
    listedOn: null,
    sourceUrl: null,
    confidence: null,
    updatedAt: '2026-11-20T00:00:00Z',
    ...more,
  }
}

function createPhone(type: PhoneDto['type']): PhoneDto {
  return { number: '216-555-0100', extension: null, type, keyword: null, languages: [], description: null }
}

describe('the list of a state', () => {
  test('begins with the lines that answer day and night, those of the whole state first', () => {
    const always = { kind: 'hotline' as const, phones: [createPhone('voice')], isOpen24Hours: true }
    const unknown = createEntry({ ...always, isOpen24Hours: false, scope: 'state' })
    const office = createEntry({ ...always, tags: ['office-line'] })
    const local = createEntry(always)
    const wide = createEntry({ ...always, scope: 'state' })
    const [listing] = groupByState([unknown, office, local, wide], ['OH'])
    expect(listing?.emergency).toEqual([wide, local, unknown, office])
  })

  test('puts each entry in one group', () => {
    const hotline = createEntry({ kind: 'hotline', isEmergency: true, tags: ['legal-aid'] })
    const coalition = createEntry({ kind: 'organization', tags: ['state-coalition'] })
    const housing = createEntry({})
    const legal = createEntry({ category: 'rights-advocacy', tags: ['legal-aid'] })
    const [ohio] = groupByState([hotline, coalition, housing, legal, legal], ['OH'])
    expect(ohio).toEqual({
      state: 'OH',
      emergency: [hotline],
      coalitions: [coalition],
      housing: [housing],
      legalAid: [legal],
    })
  })

  test('shows an entry in every state that it serves', () => {
    const entry = createEntry({ state: 'TN', serviceArea: ['TN', 'VA'] })
    const listings = groupByState([entry], ['TN', 'VA', 'OH'])
    expect(listings.map(({ housing }) => housing.length)).toEqual([1, 1, 0])
  })

  test('leaves out national entries, wherever their office is', () => {
    const [ohio] = groupByState([createEntry({ scope: 'national' })], ['OH'])
    expect(ohio?.housing).toEqual([])
  })

  test('has a local line only when an emergency entry can be called or texted', () => {
    const has = (more: Partial<ResourceDto>) => groupByState([createEntry(more)], ['OH']).map(hasLocalLine)
    expect(has({ isEmergency: true, phones: [createPhone('voice')] })).toEqual([true])
    expect(has({ isEmergency: true, phones: [createPhone('text')] })).toEqual([true])
    expect(has({ isEmergency: true, phones: [createPhone('fax')] })).toEqual([false])
    expect(has({ isEmergency: true })).toEqual([false])
    expect(has({ phones: [createPhone('voice')] })).toEqual([false])
  })
})
