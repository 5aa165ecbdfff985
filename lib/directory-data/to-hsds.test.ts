import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, phoneTypes, resourceKinds, scopes } from '@/db/vocabulary/directory'
import { stateCodes } from '@/db/vocabulary/states'
import { noTexts } from '@/db/vocabulary/text-fields'
import { findHsdsErrors, hsdsFixture } from '@/tests/support/hsds-schemas'
import { hsdsTables } from './hsds-standard'
import type { PublicEntry } from './public-entry'
import { toHsdsService } from './to-hsds'
import { toHsdsTables } from './write-export'

const ID = '0b2f6f0e-9d52-4f0e-8a52-6a1c9f0b7a11'

function createEntry(changes: Partial<PublicEntry> = {}): PublicEntry {
  return {
    id: ID,
    organization: { id: ID, name: 'Harbor', website: null, email: null, description: 'A place to stay.' },
    slug: 'harbor',
    kind: 'organization',
    title: 'Harbor',
    description: 'A place to stay.',
    category: 'housing-shelter',
    tags: ['shelter'],
    url: 'https://example.org',
    isEmergency: true,
    isVerified: true,
    scope: 'local',
    city: 'Burlington',
    state: 'VT',
    serviceArea: ['VT'],
    areaServed: 'Chittenden County',
    county: null,
    countyFips: null,
    countiesServed: [],
    helpKinds: [],
    languages: ['en', 'es'],
    ...noTexts,
    hours: 'Weekdays, 9 to 5',
    isOpen24Hours: false,
    source: 'example.org',
    confidence: 'high',
    verifiedOn: '2026-06-01',
    listedBy: null,
    listedOn: null,
    sourceUrl: null,
    verifiedPrecision: 'month',
    updatedAt: '2026-11-20T00:00:00.123Z',
    phones: [],
    places: [],
    schedules: [],
    specialHours: [],
    contacts: [],
    ...changes,
  }
}

const place = {
  visibility: 'full',
  street: '1 Main St',
  city: 'Burlington',
  state: 'VT',
  zip: '05401',
  latitude: 44.48,
  longitude: -73.21,
  isApproximate: false,
} as const

function attributes(entry: PublicEntry): Record<string, string | true> {
  return Object.fromEntries(
    (toHsdsService(entry).attributes ?? []).map(({ taxonomy_term, value }) => [taxonomy_term.code, value ?? true]),
  )
}

describe('a record as an HSDS service', () => {
  test('keeps its own id and its organization’s, and has the same derived ids each time', () => {
    const entry = createEntry({ places: [place] })
    const service = toHsdsService(entry)
    expect(service).toEqual(toHsdsService(structuredClone(entry)))
    expect(service).toMatchObject({ id: ID, organization: { id: ID }, status: 'active', assured_date: '2026-06-01' })
    expect(service.service_at_locations?.[0]?.location.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab]/)
  })

  test('puts what HSDS has no field for into attributes', () => {
    expect(attributes(createEntry())).toEqual({
      'housing-shelter': true,
      shelter: true,
      slug: 'harbor',
      kind: 'organization',
      local: true,
      city: 'Burlington',
      state: 'VT',
      emergency: true,
      source: 'example.org',
      confidence: 'high',
      'check-precision': 'month',
    })
    expect(attributes(createEntry({ isVerified: false }))).toHaveProperty('unverified')
  })

  test('gives an address only when every part of it is known', () => {
    const whole = toHsdsService(createEntry({ places: [place] })).service_at_locations?.[0]?.location
    expect(whole).toMatchObject({
      name: 'Burlington, VT',
      latitude: 44.48,
      addresses: [{ address_1: '1 Main St', postal_code: '05401', country: 'US' }],
    })
    const part = toHsdsService(createEntry({ places: [{ ...place, zip: null }] })).service_at_locations?.[0]?.location
    expect(part?.addresses).toBeUndefined()
    expect(part?.description).toBe('1 Main St, Burlington, VT')
  })

  test('has a place without an address when only its town is public, and none for a national line', () => {
    expect(toHsdsService(createEntry()).service_at_locations?.map(({ location }) => location)).toEqual([
      expect.objectContaining({ name: 'Burlington, VT', addresses: undefined, attributes: undefined }),
    ])
    const national = createEntry({ scope: 'national', city: null, state: null, serviceArea: [], areaServed: null })
    expect(toHsdsService(national).service_at_locations).toBeUndefined()
    expect(toHsdsService(national).service_areas).toMatchObject([{ name: 'United States', extent: 'US' }])
  })

  test('names the states it serves by code, and a part of one in words', () => {
    expect(toHsdsService(createEntry()).service_areas).toMatchObject([
      { name: 'Vermont', extent: 'US-VT', extent_type: 'text' },
      { name: 'Chittenden County' },
    ])
  })

  test('names its county, the counties that it serves, its kinds of help and its list', () => {
    const entry = createEntry({
      ...{ county: 'Chittenden County', countyFips: '50007', countiesServed: ['50007', '50021'] },
      ...{
        helpKinds: ['emergency-shelter', 'food-pantry'],
        listedBy: 'HRSA',
        listedOn: '2026-07-19',
        sourceUrl: 'https://data.hrsa.gov/',
      },
    })
    const service = toHsdsService(entry)
    expect(service.service_areas?.slice(1, 3)).toMatchObject([
      { name: 'Chittenden County, Vermont', extent: '50007' },
      { name: 'Rutland County, Vermont', extent: '50021' },
    ])
    expect(attributes(entry)).toMatchObject({
      ...{ county: 'Chittenden County', 'county-fips': '50007', 'listed-by': 'HRSA', 'listed-on': '2026-07-19' },
      ...{ 'emergency-shelter': true, 'food-pantry': true },
    })
    expect(findHsdsErrors('service', service)).toEqual([])
  })

  test('keeps an extension that is not a plain number, and the keyword to text', () => {
    const phone = { number: '802-555-0100', languages: [] as string[], description: 'Front desk', keyword: null }
    const { phones } = toHsdsService(
      createEntry({
        phones: [
          { ...phone, extension: '012', type: 'voice' },
          { ...phone, extension: '12', type: 'tty', languages: ['es'] },
          { ...phone, number: '88788', extension: null, type: 'text', keyword: 'START', description: null },
        ],
      }),
    )
    expect(phones).toMatchObject([
      { extension: undefined, description: 'Front desk. Extension 012', type: 'voice' },
      { extension: 12, type: 'textphone', languages: [{ code: 'es', name: 'Spanish' }] },
      { type: 'text', attributes: [{ link_entity: 'phone', value: 'START', taxonomy_term: { code: 'text-keyword' } }] },
    ])
  })

  test('joins days with the same hours, names the time zone, and writes 24-hour days the way HSDS can', () => {
    const day = { open24h: false, opensAt: '09:00:00', closesAt: '17:00:00', timezone: 'America/New_York' }
    const { schedules } = toHsdsService(
      createEntry({
        hours: null,
        schedules: [
          { ...day, weekday: 1 },
          { ...day, weekday: 2 },
          { open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null },
        ],
      }),
    )
    expect(schedules).toMatchObject([
      {
        byday: 'MO,TU',
        opens_at: '09:00:00',
        closes_at: '17:00:00',
        timezone: -5,
        notes: 'Local time of America/New_York',
      },
      { byday: 'MO,TU,WE,TH,FR,SA,SU', opens_at: '00:00:00', closes_at: '23:59:00', freq: 'WEEKLY' },
    ])
  })

  test('leaves out a website and an email address that HSDS would refuse', () => {
    const organization = { ...createEntry().organization, website: 'http://exa mple.org/ü', email: 'no mail' }
    const service = toHsdsService(createEntry({ url: 'https://example.org/ü?q=[1]|2', organization }))
    expect(service.organization).toMatchObject({ website: undefined, email: undefined })
    expect(service.url).toBe('https://example.org/%C3%BC?q=%5B1%5D%7C2')
    expect(findHsdsErrors('service', service)).toEqual([])
  })
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const clock = fc.constantFrom('00:00:00', '08:30:00', '23:00:00')

const entries: fc.Arbitrary<PublicEntry> = fc
  .record<Partial<PublicEntry>>({
    id: fc.uuid(),
    title: text,
    description: text,
    category: fc.constantFrom(...categories),
    kind: fc.constantFrom(...resourceKinds),
    scope: fc.constantFrom(...scopes),
    tags: fc.uniqueArray(text, { maxLength: 5 }),
    url: maybe(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), text)),
    city: maybe(text),
    state: maybe(fc.constantFrom(...stateCodes)),
    serviceArea: fc.array(fc.constantFrom(...stateCodes), { maxLength: 4 }),
    areaServed: maybe(text),
    languages: fc.array(fc.oneof(fc.constantFrom('en', 'es', 'zh-Hant'), text), { maxLength: 3 }),
    hours: maybe(text),
    organization: fc.record({
      id: fc.uuid(),
      name: text,
      description: text,
      website: maybe(fc.oneof(fc.webUrl(), text)),
      email: maybe(fc.oneof(fc.emailAddress(), text)),
    }),
    phones: fc.array(
      fc.record({
        number: fc.constantFrom('911', '1-800-799-7233'),
        extension: maybe(fc.stringMatching(/^[0-9]{1,10}$/)),
        type: fc.constantFrom(...phoneTypes),
        keyword: maybe(text),
        languages: fc.array(text, { maxLength: 2 }),
        description: maybe(text),
      }),
      { maxLength: 4 },
    ),
    places: fc.array(
      fc.record({
        visibility: fc.constantFrom('full' as const, 'area' as const, null),
        street: maybe(text),
        city: maybe(text),
        state: maybe(fc.constantFrom(...stateCodes)),
        zip: maybe(fc.constant('05401')),
        latitude: maybe(fc.double({ min: -90, max: 90, noNaN: true })),
        longitude: maybe(fc.double({ min: -180, max: 180, noNaN: true })),
        isApproximate: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    schedules: fc.array(
      fc.record({
        open24h: fc.boolean(),
        weekday: maybe(fc.integer({ min: 1, max: 7 })),
        opensAt: maybe(clock),
        closesAt: maybe(clock),
        timezone: maybe(fc.constantFrom('America/Chicago', 'Pacific/Guam', 'Nowhere/City')),
      }),
      { maxLength: 9 },
    ),
  })
  .map(createEntry)

describe('whatever a record holds', () => {
  test('it is valid under the published schema, and so is each of its rows', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const service = toHsdsService(entry)
        expect(findHsdsErrors('service', service)).toEqual([])
        for (const [table, rows] of Object.entries(toHsdsTables(service, true))) {
          const ids = rows.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const row of rows) {
            expect(findHsdsErrors(table, row)).toEqual([])
            for (const name of hsdsFixture[table]?.tabularRequired ?? []) expect(row[name]).toBeTruthy()
            const known = hsdsTables[table as keyof typeof hsdsTables].fields.map((field) => field.name)
            expect(Object.keys(row).filter((name) => !known.includes(name))).toEqual([])
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('our definition of the tables', () => {
  test.each(Object.entries(hsdsTables))('%s agrees with the published schema', (name, { fields }) => {
    const published = hsdsFixture[name]
    for (const field of fields) {
      const known = published?.fields[field.name]
      const own = field.enum ?? (field.tableType === 'datetime' ? 'date-time' : (field.format ?? field.type))
      // A reference that the published schema leaves a plain string is still a UUID.
      expect([own, own === 'uuid' ? 'string' : own]).toContainEqual(known)
    }
    const needed = fields.filter((field) => field.isRequired || field.isTableRequired).map((field) => field.name)
    expect(needed.sort()).toEqual([...(published?.required ?? []), ...(published?.tabularRequired ?? [])].sort())
  })
})
