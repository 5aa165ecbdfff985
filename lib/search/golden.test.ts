/** Questions whose first answers would do harm if they were wrong, on the real records. */
import { beforeAll, describe, expect, it } from 'vitest'
import { readCopyRecords, type SeedRecord, streamSeedRecords } from '@/db/seed/records'
import { measureMiles } from '@/lib/geography/distance'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { Candidate } from './candidate'
import { foldTitle, orderCandidates } from './order'
import { understand } from './understand'

const STATES = ['GA', 'MI', 'IL', 'TX']
const bySlug = new Map<string, SeedRecord>()

beforeAll(async () => {
  const keep = (record: SeedRecord) => {
    const { scope, serviceArea, slug } = record.resource
    if (scope === 'national' || serviceArea.some((state) => STATES.includes(state))) bySlug.set(slug, record)
  }
  understand('shelter austin', getGazetteer())
  for (const record of readCopyRecords()) keep(record)
  for await (const record of streamSeedRecords()) keep(record)
}, 240_000)

function toCandidate(
  { resource, location, phones }: SeedRecord,
  point: { latitude: number; longitude: number } | null,
) {
  const { latitude, longitude } = location ?? { latitude: null, longitude: null }
  const miles = point && latitude !== null && longitude !== null ? measureMiles(point, { latitude, longitude }) : null
  const { tags, helpKinds, category, kind, scope, city, state, serviceArea } = resource
  const { slug, title, isEmergency, countyFips, countiesServed, languages } = resource
  return {
    ...{ id: slug, slug, title, tags, helpKinds, category, kind, scope, city, state, serviceArea, isEmergency },
    ...{ countyFips, countiesServed, languages, importance: 0, verifiedOn: null, name: foldTitle(title) },
    ...{ hasPhone: phones.length > 0, isOpenNow: false, wordRank: 0, miles: location?.isApproximate ? null : miles },
  } satisfies Candidate
}

/** The first local answers. */
function ask(typed: string, most: number): SeedRecord['resource'][] {
  const asked = understand(typed, getGazetteer())
  const candidates = [...bySlug.values()].map((record) => toCandidate(record, asked.place?.point ?? null))
  const { ranked } = orderCandidates(candidates, asked, getGazetteer())
  const near = ranked.filter(({ tier }) => tier === 'county' || tier === 'near')
  return near.slice(0, most).flatMap(({ id }) => bySlug.get(id)?.resource ?? [])
}

describe('a pregnant woman', () => {
  it.each(['prenatal care macon ga', 'prenatal care flint mi', 'clinica para embarazadas sin seguro en chicago'])(
    'who asks %j is sent to health centers, not to treatment',
    (typed) => {
      const first = ask(typed, 4)
      expect(first.length).toBeGreaterThan(0)
      for (const { helpKinds, title } of first) {
        expect(helpKinds, title).toEqual(expect.arrayContaining(['prenatal']))
        expect(helpKinds, title).not.toContain('residential-treatment')
      }
      expect(first[0]?.helpKinds).toContain('health-center')
    },
  )

  it('who asks for treatment is sent to treatment', () => {
    for (const { helpKinds, title } of ask('pregnant and addicted help flint mi', 3)) {
      expect(helpKinds, title).toContain('substance-use')
    }
  })
})

describe('a woman who asks for a shelter', () => {
  it.each(['shelter dfw', 'shelter austin', 'shelter ft worth'])('%j is offered no house for men', (typed) => {
    expect(ask(typed, 20).filter(({ title }) => /\bmen'?s\b/i.test(title))).toEqual([])
  })
})

it('finds a legal aid program by the town of one of its offices', () => {
  const slugs = ask('legal aid el paso', 10).map(({ slug }) => slug)
  expect(slugs).toContain('texas-riogrande-legal-aid-inc-tx')
})
