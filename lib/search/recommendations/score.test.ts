import { describe, expect, it, test } from 'vitest'
import { noTexts } from '@/db/vocabulary/text-fields'
import type { ResourceDto } from '@/lib/resources/schema'
import { inLanguage } from '@/lib/site/language/speak'
import type { Preferences } from './schema'
import { type Candidate, judge, rank } from './score'

const nothing: Preferences = {
  needs: [],
  state: null,
  zip: null,
  languages: [],
  hasChildren: null,
  hasPets: null,
  urgency: null,
}

let made = 0

function make(
  title: string,
  tier: Candidate['tier'],
  facts: Partial<ResourceDto> = {},
  miles: number | null = null,
): Candidate {
  const entry: ResourceDto = {
    id: `00000000-0000-4000-8000-${title.length.toString().padStart(12, '0')}`,
    slug: 'a',
    kind: 'organization',
    title,
    description: 'Helps.',
    category: 'housing-shelter',
    tags: [],
    url: null,
    email: null,
    phoneNumber: null,
    phones: [],
    address: null,
    city: null,
    state: null,
    serviceArea: [],
    areaServed: null,
    county: null,
    countyFips: null,
    countiesServed: [],
    helpKinds: [],
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
    updatedAt: '2026-01-01T00:00:00Z',
    ...facts,
  }
  made += 1
  return { entry, position: made, tier, miles }
}

const texas = { scope: 'local', state: 'TX', city: 'Austin' } as const
const directory: Candidate[] = [
  make('National hotline', 'national', {
    scope: 'national',
    isEmergency: true,
    phoneNumber: '1-800-799-7233',
    hours: '24/7',
  }),
  make('State coalition', 'state', { scope: 'state', serviceArea: ['TX'], phoneNumber: '512-555-0100' }),
  make('Legal aid of a part', 'state', { scope: 'state', state: 'TX', tags: ['lsc-grantee'] }),
  make('House of her county', 'county', { ...texas, countiesServed: ['48453'] }),
  make(
    'House nearby',
    'near',
    { ...texas, languages: ['en', 'es'], isOpen24Hours: true, phoneNumber: '512-555-0101' },
    4.4,
  ),
  make('House an hour away', 'near', { ...texas, city: 'Waco', tags: ['families'], phoneNumber: '254-555-0102' }, 40),
  make('House far away', 'near', { ...texas, city: 'Lampasas' }, 60),
  make('House somewhere', 'near', {
    ...texas,
    city: null,
    tags: ['pets', 'shelter'],
    eligibility: 'Women',
    hours: 'Mon-Fri',
  }),
  make('Clinic', 'near', { ...texas, category: 'womens-health', languages: ['vi'] }, 0.3),
]

const people: Record<string, { preferences: Preferences; state: 'TX' | null }> = {
  'Someone who says nothing': { preferences: nothing, state: null },
  'Housing, anywhere': { preferences: { ...nothing, needs: ['housing-shelter'] }, state: null },
  'Housing in Austin now, in Spanish, with children and a dog': {
    preferences: {
      needs: ['housing-shelter'],
      state: 'TX',
      zip: '78701',
      languages: ['es', 'en'],
      hasChildren: true,
      hasPets: true,
      urgency: 'now',
    },
    state: 'TX',
  },
  'Health in Texas in the next weeks': {
    preferences: { ...nothing, needs: ['womens-health'], state: 'TX', urgency: 'soon' },
    state: 'TX',
  },
  'Planning ahead, in Vietnamese, no children': {
    preferences: { ...nothing, languages: ['vi'], hasChildren: false, urgency: 'planning' },
    state: null,
  },
}

describe('recommendations', () => {
  it('match the golden file', async () => {
    const lists = Object.fromEntries(
      Object.entries(people).map(([who, { preferences, state }]) => [
        who,
        rank(preferences, state, directory, 12).map(({ candidate, judgement }) => ({
          title: candidate.entry.title,
          ...judgement,
        })),
      ]),
    )
    await expect(`${JSON.stringify(lists, null, 2)}\n`).toMatchFileSnapshot('score.golden.txt')
  })

  it('do not depend on the order of the directory', () => {
    for (const { preferences, state } of Object.values(people)) {
      const there = rank(preferences, state, directory, 12)
      const back = rank(preferences, state, [...directory].reverse(), 12)
      expect(back).toEqual(there)
    }
  })

  test.each([0, 1, 14.9, 15.1, 50.1, 3000, null])('never score over 100 or under 0, at %s miles', (miles) => {
    for (const { preferences, state } of Object.values(people)) {
      for (const one of directory) {
        const { score } = judge(preferences, state, { ...one, miles })
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      }
    }
  })

  it('never exceed the limit, and leave out zero scores', () => {
    expect(rank(nothing, null, directory, 12)).toEqual([])
    expect(rank({ ...nothing, needs: ['housing-shelter'] }, null, directory, 3)).toHaveLength(3)
  })

  it('count an unanswered question neither for nor against an entry', () => {
    const [entry] = directory
    if (!entry) throw new Error('the directory is empty')
    expect(judge({ ...nothing, needs: ['housing-shelter'] }, null, entry).score).toBe(100)
    expect(judge({ ...nothing, needs: ['housing-shelter'] }, 'TX', entry).score).toBe(83)
  })

  it('say that the distance is unknown when an entry has no town', () => {
    const hidden = directory.find(({ entry }) => entry.title === 'House somewhere')
    if (!hidden) throw new Error('the directory lacks it')
    const { reasons, unknowns } = judge({ ...nothing, zip: '78701' }, 'TX', hidden)
    expect(reasons.join()).not.toMatch(/mile/)
    expect(unknowns).toContain('How far it is from you')
  })

  it('never mention a town that she did not name', () => {
    for (const { preferences, state } of Object.values(people)) {
      const reasons = rank(preferences, state, directory, 12).flatMap(({ judgement }) => judgement.reasons)
      expect(reasons.join()).not.toMatch(/Austin|Waco|Lampasas/)
    }
  })

  it('each give at least one reason', () => {
    for (const { preferences, state } of Object.values(people)) {
      for (const { judgement } of rank(preferences, state, directory, 12)) {
        expect(judgement.reasons.length).toBeGreaterThan(0)
      }
    }
  })
})

test('reasons, unknowns and questions are in the language of the page', () => {
  const preferences: Preferences = {
    ...nothing,
    needs: ['housing-shelter'],
    state: 'TX',
    hasPets: true,
    languages: ['vi'],
  }
  const candidate = make('Casa', 'state', { category: 'housing-shelter' })
  const said = inLanguage('es', () => judge(preferences, 'TX', candidate))
  expect(said.reasons).toContain('Vivienda y refugio, que usted pidió')
  expect(said.unknowns).toContain('Si alguien habla vietnamita')
  expect(said.questions).toContain('¿Puedo llevar mi mascota, o saben quién la puede cuidar?')
  expect(said.score).toBe(judge(preferences, 'TX', candidate).score)
})
