/** The parts of a record: numbers, weeks, places. What we can store round-trips; what we can't is named. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExportFile } from '@/lib/directory-data/hsds-page'
import { writeExport } from '@/lib/directory-data/write-export'
import { useDatabase } from '@/tests/support/database'
import { useImports } from '@/tests/support/imports'
import { keepSample } from '@/tests/support/sample'

const database = useDatabase()
const { check, apply, bad, folder } = useImports(database)

beforeAll(() => keepSample(database.sql, 100))
beforeEach(async () => {
  await database.sql`delete from import_keys`
  await database.sql`delete from resources where title like 'Foreign%'`
})

/** Our own downloads that hold everything in a record. */
const wholeFiles = [
  ['directory.csv', 'csv'],
  ['directory.json', 'hsds-json'],
  ['directory.zip', 'hsds-package'],
] as const
const address = (street: string, city = 'Austin', zip = '78701') => ({
  address_1: street,
  city,
  state_province: 'TX',
  postal_code: zip,
  country: 'US',
  address_type: 'physical',
})
const at = (street: string, visibility?: string, more: object = {}) => ({
  id: `sal ${street}`,
  location: {
    id: street,
    location_type: 'physical',
    addresses: [address(street)],
    ...(visibility
      ? { attributes: [{ taxonomy_term: { taxonomy: 'marigold-address-visibility', code: visibility } }] }
      : {}),
  },
  ...more,
})
const service = {
  id: 'svc-1',
  name: 'Foreign Clinic',
  description: 'Care.',
  status: 'active',
  organization: { id: 'org-1', name: 'Foreign Clinic' },
  service_areas: [{ name: 'Texas', extent: 'US-TX', extent_type: 'text' }],
  attributes: [{ taxonomy_term: { code: 'healthcare', taxonomy: 'theirs' } }],
}
const json = (value: object, source = 'test') => check(JSON.stringify([value]), { format: 'hsds-json', source })
const list = (what: 'phones' | 'schedules' | 'locations') =>
  database.sql`select x.* from ${database.sql(what)} x join resources r on r.id = x.resource_id where r.title like 'Foreign%'`
const streets = async () => (await list('locations')).map((l) => `${l.street} ${l.address_visibility}`).sort()

describe('a place without an address, as for a confidential shelter', () => {
  it('keeps its phones and hours, in the time zone of the one state it serves, and is found by that state', async () => {
    const location = {
      id: 'l1',
      location_type: 'physical',
      phones: [{ number: '512-555-0100', type: 'voice' }],
      schedules: [{ freq: 'WEEKLY', byday: 'MO', opens_at: '09:00', closes_at: '17:00' }],
    }
    const joint = { id: 'sal', location, phones: [{ number: '512-555-0101', type: 'sms' }] }
    const read = await json({
      ...service,
      service_at_locations: [joint],
      service_areas: [{ name: 'Illinois', extent: 'US-IL', extent_type: 'text' }],
    })
    expect(bad(read)).toEqual([])
    expect(read.list[0]).toMatchObject({ note: null })
    await apply(read.id)
    expect((await list('phones')).map(({ number }) => number).sort()).toEqual(['512-555-0100', '512-555-0101'])
    expect(await list('schedules')).toMatchObject([{ weekday: 1, timezone: 'America/Chicago' }])
    expect(await list('locations')).toMatchObject([{ street: null, state: 'IL', address_visibility: 'hidden' }])
    expect(
      await json({ ...service, service_at_locations: [joint], service_areas: [{ extent: 'US-IL' }] }),
    ).toMatchObject({
      to_leave: 1,
    })
  })
})

describe('phone numbers of an HSDS service', () => {
  const phones = [
    { number: '(512) 555-0102', extension: 7, type: 'voice', languages: [{ code: 'en' }, { code: 'es' }] },
    { number: '512-555-0103', type: 'sms', attributes: [{ value: 'HELP', taxonomy_term: { code: 'text-keyword' } }] },
    { number: '512-555-0104', type: 'textphone', description: 'For TTY' },
    { number: '512-555-0105', type: 'video' },
    { number: '512-555-0106', type: 'fax', description: 'Front desk. Extension 007' },
  ]

  it('are all imported with their details, and unchanged when imported again', async () => {
    const read = await json({ ...service, phones })
    expect(bad(read)).toEqual([])
    expect(read.list[0]).toMatchObject({ note: null, changes: { phoneNumber: [null, '512-555-0102 ext. 7'] } })
    await apply(read.id)
    const stored = (await list('phones')).sort((a, b) => Number(a.position) - Number(b.position))
    expect(stored).toMatchObject([
      { number: '512-555-0102', extension: '7', type: 'voice', languages: ['en', 'es'], keyword: null },
      { number: '512-555-0103', extension: null, type: 'text', keyword: 'HELP' },
      { number: '512-555-0104', type: 'tty', description: 'For TTY' },
      { number: '512-555-0105', type: 'videophone' },
      { number: '512-555-0106', type: 'fax', extension: '007', description: 'Front desk' },
    ])
    expect(await json({ ...service, phones })).toMatchObject({ to_add: 0, to_change: 0, to_leave: 1 })
  })

  it('replace the existing ones when they differ', async () => {
    await apply((await json({ ...service, phones })).id)
    const read = await json({ ...service, phones: phones.slice(2, 3) })
    expect(read.list[0]?.changes).toMatchObject({
      phoneNumber: ['512-555-0102 ext. 7', null],
      phones: [expect.any(Array), ['512-555-0104 (TTY): For TTY']],
    })
    await apply(read.id)
    expect(await list('phones')).toMatchObject([{ number: '512-555-0104', type: 'tty' }])
  })

  it('that we can’t store are named', async () => {
    const read = await json({
      ...service,
      phones: [
        { number: '512-555-0101', extension: 'front', languages: [{ name: 'Klingon' }] },
        { number: '+44 20 7946 0000', type: 'fax' },
        { number: '512-555-0107', type: 'pager' },
      ],
    })
    expect(bad(read)).toEqual([])
    expect(read.list[0]?.note).toBe(
      [
        'phones[0].extension is not taken: “front” is no number.',
        'phones[0].languages: “Klingon” is no code of a language.',
        'phones[1].number is not taken: “+44 20 7946 0000” can’t be dialed in the USA.',
        'phones[2] is not taken: a phone of the type “pager” has no place here.',
      ].join(' '),
    )
  })

  it('of the organization are used when the service has none of its own', async () => {
    const organization = { id: 'o', name: 'Foreign Clinic', phones: [{ number: '512-555-0199' }] }
    const read = await json({ ...service, organization })
    expect(read.list[0]?.changes).toMatchObject({ phoneNumber: [null, '512-555-0199'] })
    const own = await json({ ...service, organization, phones: phones.slice(0, 1) })
    expect(own.list[0]?.changes).toMatchObject({ phones: [[], ['512-555-0102 ext. 7: en es']] })
  })
})

describe('the weekly hours of an HSDS service', () => {
  const schedules = [
    {
      freq: 'WEEKLY',
      byday: 'MO,TU',
      opens_at: '09:00',
      closes_at: '17:00',
      timezone: -5,
      description: 'Weekdays 9–5',
    },
    { freq: 'MONTHLY', byday: '1SA', opens_at: '10:00', closes_at: '12:00', description: 'First Saturday' },
  ]
  const inTexas = { ...service, service_at_locations: [at('1 Main St')] }

  it('are stored by day, in the time zone of the state, and the rest is kept in words', async () => {
    const read = await json({ ...inTexas, schedules })
    expect(read.list[0]?.note).toBe(
      'schedules[1] is not taken as weekly hours: it comes by the month, not by the week.',
    )
    await apply(read.id)
    const [record] = await database.sql`select hours, is_open_24_hours from resources where title like 'Foreign%'`
    expect(record).toEqual({ hours: 'Weekdays 9–5; First Saturday', is_open_24_hours: false })
    expect((await list('schedules')).sort((a, b) => Number(a.weekday) - Number(b.weekday))).toMatchObject([
      { weekday: 1, opens_at: '09:00:00', closes_at: '17:00:00', timezone: 'America/Chicago' },
      { weekday: 2, opens_at: '09:00:00', closes_at: '17:00:00', timezone: 'America/Chicago' },
    ])
    expect(await json({ ...inTexas, schedules })).toMatchObject({ to_change: 0, to_leave: 1 })
  })

  it('replace the old ones, even when only the words change', async () => {
    await apply((await json({ ...inTexas, schedules })).id)
    const words = schedules.map((schedule) => ({ ...schedule, description: 'By appointment' }))
    await apply((await json({ ...inTexas, schedules: words })).id)
    expect(await list('schedules')).toHaveLength(2)
    const read = await json({ ...inTexas, schedules: [{ description: 'Closed for the winter' }] })
    expect(read.list[0]?.changes).toMatchObject({
      hours: ['By appointment', 'Closed for the winter'],
      schedules: [['Mon 09:00–17:00 America/Chicago', 'Tue 09:00–17:00 America/Chicago'], []],
    })
    await apply(read.id)
    expect(await list('schedules')).toEqual([])
  })

  it('are always open only when every day is', async () => {
    const day = (byday: string) => [{ byday, opens_at: '00:00', closes_at: '23:59', timezone: -5 }]
    await apply((await json({ ...inTexas, schedules: day('SU') })).id)
    const isAlways = async () =>
      (await database.sql`select is_open_24_hours as is from resources where title like 'Foreign%'`)[0]?.is
    expect(await isAlways()).toBe(false)
    await apply((await json({ ...inTexas, schedules: day('MO,TU,WE,TH,FR,SA,SU') })).id)
    expect(await isAlways()).toBe(true)
  })
})

describe('places of an HSDS service', () => {
  it('are all imported, each as visible as the file says, and unchanged when imported again', async () => {
    const places = [at('1 Main St', 'full'), at('2 Oak St'), at('3 Elm St', 'area')]
    const read = await json({ ...service, service_at_locations: places })
    expect(bad(read)).toEqual([])
    expect(read.list[0]?.changes).toMatchObject({ places: [null, ['kept private', 'Austin, TX']] })
    await apply(read.id)
    expect(await streets()).toEqual(['1 Main St full', '2 Oak St hidden', '3 Elm St area'])
    expect(await json({ ...service, service_at_locations: places })).toMatchObject({ to_change: 0, to_leave: 1 })
    const turned = [...places].reverse()
    expect(await json({ ...service, service_at_locations: turned })).toMatchObject({ to_change: 0, to_leave: 1 })
  })

  it('that are new are added, and no existing one is removed', async () => {
    await apply((await json({ ...service, service_at_locations: [at('1 Main St'), at('2 Oak St')] })).id)
    await apply((await json({ ...service, service_at_locations: [at('2 Oak St'), at('4 Fir St', 'area')] })).id)
    expect(await streets()).toEqual(['1 Main St hidden', '2 Oak St hidden', '4 Fir St area'])
  })

  it('that match none of a record’s several places change none of them', async () => {
    await apply((await json({ ...service, service_at_locations: [at('1 Main St', 'full'), at('2 Oak St')] })).id)
    const read = await json({ ...service, service_at_locations: [at('9 New St', 'full')] })
    expect(read).toMatchObject({ to_change: 0, to_leave: 1 })
    expect(read.list[0]?.note).toContain('The street is not taken: the record has several places')
  })

  it('of a refuge are not made public by a file, not even the second one', async () => {
    const attributes = [
      { taxonomy_term: { taxonomy: 'marigold-category', code: 'housing-shelter' } },
      { taxonomy_term: { taxonomy: 'marigold-tag', code: 'domestic-violence' } },
    ]
    const read = await json({ ...service, attributes, service_at_locations: [at('1 Main St'), at('2 Oak St', 'full')] })
    expect(bad(read)).toEqual([
      expect.stringContaining(
        'service_at_locations[1].location.attributes: The street of a place that may hide people',
      ),
    ])
  })

  it('that have an invalid ZIP code lose it, and say so by its path', async () => {
    const places = [at('1 Main St'), { location: { addresses: [{ ...address('2 Oak St'), postal_code: 'ABC' }] } }]
    const read = await json({ ...service, service_at_locations: places })
    expect(bad(read)).toEqual([])
    expect(read.list[0]?.note).toContain('service_at_locations[1].location.addresses[0].postal_code is not taken')
    await apply(read.id)
    expect(await streets()).toEqual(['1 Main St hidden', '2 Oak St hidden'])
  })

  it('are named along with everything else that we can’t store', async () => {
    const places = [
      at('1 Main St', undefined, { schedules: [{ description: 'x' }] }),
      { location: { location_type: 'virtual', url: 'https://x.example' } },
      { id: 'lost' },
      at('2 Oak St', undefined, { phones: [{ number: '512-555-0100' }] }),
    ]
    const read = await json({
      ...service,
      service_at_locations: places,
      schedules: [{ description: 'Always' }],
      fees_description: 'Free',
      contacts: [{ name: 'A' }],
      alternate_name: '',
    })
    expect(String(read.list[0]?.note).split(/(?<=\.) /)).toEqual([
      'service_at_locations[0].schedules are not taken: a record here has one set of hours.',
      'service_at_locations[3]: its own phones are not taken: a record here has them for all of its places.',
      'service_at_locations[1] is a virtual place: only its phones and hours are taken.',
      'service_at_locations[2]: the file does not have its location.',
      'Only its own phones and hours are taken.',
      'There is no place here for contacts.',
    ])
  })
})

const slug = 'foreign-whole'

async function create(): Promise<string> {
  const [organization] = await database.sql`insert into organizations (name) values ('Foreign whole') returning id`
  const [record] = await database.sql`insert into resources
      (organization_id, slug, title, description, category, hours, city, state, service_area, area_served, languages)
    values (${organization?.id}, ${slug}, 'Foreign whole', 'All.', 'womens-health', 'See below', 'Austin', 'TX',
      '{TX,OK}', 'Travis County', '{en,es}') returning id`
  const id = String(record?.id)
  await database.sql`insert into phones (resource_id, number, extension, type, keyword, languages, description, position)
    values (${id}, '512-555-0100', '012', 'voice', null, '{en}', 'Days', 3), (${id}, '741741', null, 'text', 'START', '{}', null, 1),
      (${id}, '512-555-0100', '012', 'voice', null, '{es}', 'In Spanish', 7), (${id}, '512-555-0101', null, 'tty', null, '{}', null, 9)`
  await database.sql`insert into schedules (resource_id, open_24h, weekday, opens_at, closes_at, timezone)
    values (${id}, false, 1, '09:00', '17:30', 'America/Chicago'), (${id}, false, 5, '20:00', '02:00', 'America/Chicago'),
      (${id}, true, 7, null, null, 'America/Chicago')`
  await database.sql`insert into locations (id, resource_id, street, city, state, zip, latitude, longitude, address_visibility)
    values ('00000000-0000-4000-8000-000000000001', ${id}, '1 Hidden Ln', 'Austin', 'TX', '78701', 30, -97, 'hidden'),
      (default, ${id}, '5 Public St', 'Dallas', 'TX', '75201', 32.7, -96.8, 'full'),
      (default, ${id}, '2 Public St', 'Austin', 'TX', '78702', 30.2, -97.7, 'full'),
      (default, ${id}, '7 Area St', 'Waco', 'TX', '76701', null, null, 'area')`
  return id
}

describe('a record with every field', () => {
  const show = async (id: string) => ({
    phones: await database.sql`select number, extension, type, keyword, languages, description from phones
      where resource_id = ${id} order by position`,
    week: await database.sql`select open_24h, weekday, opens_at, closes_at, timezone from schedules
      where resource_id = ${id} order by weekday`,
    places:
      await database.sql`select street, address_visibility from locations where resource_id = ${id} order by street`,
  })

  it.each(wholeFiles)(
    'is unchanged when our %s is imported, and its hidden place is left alone',
    async (name, format) => {
      const id = await create()
      const before = await show(id)
      const path = join(folder, name)
      await writeExport(name as ExportFile, path, '1')
      const file = readFileSync(path)
      expect(file.includes('Hidden Ln')).toBe(false)
      const read = await check(file, { format, source: 'ourselves' })
      expect(read).toMatchObject({ to_add: 0, to_change: 0, to_skip: 0, bad: 0, problem: null })
      if (format !== 'csv') {
        await database.sql`delete from phones where resource_id = ${id}`
        await database.sql`delete from schedules where resource_id = ${id}`
        await database.sql`update resources set area_served = null, service_area = '{}' where id = ${id}`
        const again = await check(file, { format, source: 'ourselves' })
        expect(again).toMatchObject({ to_add: 0, to_change: 1, bad: 0 })
        await apply(again.id)
        const [record] = await database.sql`select area_served, service_area from resources where id = ${id}`
        expect(record).toEqual({ area_served: 'Travis County', service_area: ['TX', 'OK'] })
        expect(await show(id)).toEqual(before)
      }
      rmSync(path)
    },
    60_000,
  )
})

describe('a record with every field, alone in the directory', () => {
  // The tests above already import the files of all other records.
  beforeAll(() => database.sql`delete from resources`)

  it.each([...wholeFiles, ['directory.ndjson', 'hsds-json'] as const])(
    'gets its county, the counties served, the kinds of help and its list back from %s',
    async (name, format) => {
      const id = await create()
      const place = () => database.sql`
        select county, county_fips, counties_served, help_kinds, listed_by, listed_on::text, source_url from resources where id = ${id}`
      await database.sql`update resources set county = 'Travis County', county_fips = '48453',
        counties_served = '{48453,48209}', help_kinds = '{emergency-shelter,legal-aid}', listed_by = 'HRSA',
        listed_on = '2026-07-19', source_url = 'https://data.hrsa.gov/' where id = ${id}`
      const before = await place()
      const path = join(folder, name)
      await writeExport(name as ExportFile, path, '1')
      const file = readFileSync(path)
      rmSync(path)
      expect(await check(file, { format, source: 'ourselves' })).toMatchObject({ to_add: 0, to_change: 0, bad: 0 })
      await database.sql`update resources set county = null, county_fips = null, counties_served = '{}',
        help_kinds = '{food-pantry}', listed_by = null, listed_on = null, source_url = null where id = ${id}`
      const again = await check(file, { format, source: 'ourselves' })
      expect(again).toMatchObject({ to_add: 0, to_change: 1, bad: 0 })
      await apply(again.id)
      expect(await place()).toEqual(before)
    },
    60_000,
  )
})
