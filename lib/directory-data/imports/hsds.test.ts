import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExportFile } from '@/lib/directory-data/hsds-page'
import { writeExport } from '@/lib/directory-data/write-export'
import { useDatabase } from '@/tests/support/database'
import { useImports } from '@/tests/support/imports'
import { isFull, keepSample } from '@/tests/support/sample'

const database = useDatabase()
const { check, apply, bad, folder } = useImports(database)

beforeAll(() => keepSample(database.sql, 200))
beforeEach(async () => {
  await database.sql`delete from import_keys`
  await database.sql`delete from resources where title like 'Foreign%'`
})

const service = {
  id: 'svc-1',
  name: 'Foreign Shelter',
  description: 'Beds.',
  url: 'https://foreign.example/',
  status: 'active',
  eligibility_description: 'Women',
  organization: { id: 'org-1', name: 'Harbor Group' },
  phones: [
    { number: '512-555-0101', type: 'fax' },
    { number: '(512) 555-0102', extension: 7, type: 'voice' },
  ],
  schedules: [{ freq: 'WEEKLY', byday: 'MO,TU', opens_at: '09:00', closes_at: '17:00' }],
  languages: [{ code: 'es', name: 'Spanish' }],
  attributes: [{ taxonomy_term: { code: 'shelter', name: 'Shelter', taxonomy: 'house' } }],
  service_at_locations: [
    {
      id: 'sal-1',
      location: {
        id: 'loc-1',
        location_type: 'physical',
        latitude: 30.2,
        longitude: -97.7,
        addresses: [
          {
            address_1: '5 Elm St',
            address_2: 'Suite 2',
            city: 'Austin',
            state_province: 'TX',
            postal_code: '78701',
            country: 'US',
            address_type: 'physical',
          },
        ],
      },
    },
  ],
}

const json = (value: unknown) => check(JSON.stringify(value, null, 2), { format: 'hsds-json' })

describe('HSDS in JSON', () => {
  it('becomes a record whose address is hidden unless the file says otherwise', async () => {
    const read = await json([service])
    expect(bad(read)).toEqual([])
    await apply(read.id)
    const [stored] =
      await database.sql`select r.title, r.category, r.hours, r.languages, r.eligibility, p.number, p.extension,
        l.street, l.city, l.latitude, l.address_visibility, o.name as organization
      from resources r join phones p on p.resource_id = r.id and p.type = 'voice' join locations l on l.resource_id = r.id
      join organizations o on o.id = r.organization_id where r.title like 'Foreign%'`
    expect(stored).toEqual({
      title: 'Foreign Shelter, Harbor Group',
      organization: 'Harbor Group',
      category: 'housing-shelter',
      hours: 'Mon, Tue 09:00–17:00',
      languages: ['es'],
      eligibility: 'Women',
      number: '512-555-0102',
      extension: '7',
      street: '5 Elm St, Suite 2',
      city: 'Austin',
      latitude: 30.2,
      address_visibility: 'hidden',
    })
    expect(await json([service])).toMatchObject({ to_add: 0, to_change: 0, to_leave: 1 })
  })

  it.each([
    ['a list', JSON.stringify([service])],
    ['one object', JSON.stringify(service, null, 1)],
    ['a page of an API', JSON.stringify({ total_items: 1, contents: [service], page_number: 1 })],
    [
      'one object per line',
      `${JSON.stringify(service)}\n${JSON.stringify({ ...service, id: 'svc-2', name: 'Foreign two' })}\n`,
    ],
  ])('is read as %s', async (_, text) => {
    const read = await check(`\uFEFF${text}`, { format: 'hsds-json' })
    expect(read.problem).toBeNull()
    expect(bad(read)).toEqual([])
    expect(read.list[0]).toMatchObject({ external_id: 'svc-1', action: 'add' })
  })

  it.each([
    [
      'an unknown state',
      { service_at_locations: [{ location: { addresses: [{ address_1: 'x', state_province: 'Bavaria' }] } }] },
      'record 1, line 2, service_at_locations[0].location.addresses[0].state_province: There is no such state.',
    ],
    [
      'another country',
      {
        service_at_locations: [{ location: { addresses: [{ address_1: 'x', state_province: 'TX', country: 'MX' }] } }],
      },
      'record 1, line 2, service_at_locations[0].location.addresses[0].country: There is no such state.',
    ],
    ['no category', { attributes: [] }, 'record 1, line 2, attributes: Please fill this in.'],
    ['no name', { name: null }, 'record 1, line 2, name: Please fill this in.'],
    [
      'half a character',
      { name: 'Foreign \ud800' },
      'record 1, line 2, name: Please type this again. It contains a character we cannot read.',
    ],
    [
      'a NUL',
      { description: 'a\u0000b' },
      'record 1, line 2, description: Please type this again. It contains a character we cannot read.',
    ],
  ])('with %s is reported by line and path', async (_, change, message) => {
    expect(bad(await json([{ ...service, ...change }]))).toContain(message)
  })

  it.each([
    ['phone number', { phones: [{ number: 'ask' }] }, 'phones[0].number is not taken: “ask”'],
    ['language', { languages: [{ code: 'Spanish!' }] }, 'Languages that we do not know: Spanish!'],
    ['website', { url: 'javascript:alert(1)' }, 'url is not taken: Please enter a web address'],
  ])('with an invalid %s is taken without it, and says so', async (_, change, note) => {
    const read = await json([{ ...service, ...change }])
    expect(bad(read)).toEqual([])
    expect(read).toMatchObject({ to_add: 1 })
    expect(read.list[0]?.note).toContain(note)
  })

  it('gets the importer’s category for records without one', async () => {
    const text = JSON.stringify([{ ...service, attributes: [] }])
    const read = await check(text, { format: 'hsds-json', category: 'legal' })
    expect(read.list[0]?.changes).toMatchObject({ category: [null, 'rights-advocacy'], tags: [null, ['legal-aid']] })
  })

  it('can’t set what no staff form sets', async () => {
    const before = await database.sql`select count(*)::int from resources where is_verified`
    const read = await json([
      { ...service, isVerified: true, assured_date: '2026-01-01', createdAt: '2000-01-01', __proto__: { title: 'x' } },
    ])
    await apply(read.id)
    const [stored] =
      await database.sql`select is_verified, verified_on, created_at > now() - interval '1 hour' as new from resources where title like 'Foreign%'`
    expect(stored).toEqual({ is_verified: false, verified_on: null, new: true })
    expect(await database.sql`select count(*)::int from resources where is_verified`).toEqual(before)
  })

  it('that is marked defunct is skipped', async () => {
    const read = await json([{ ...service, status: 'defunct' }])
    expect(read).toMatchObject({ to_skip: 1, bad: 0 })
    expect(read.list[0]?.note).toBe('Not for the public: status says “defunct”.')
  })

  it.each([
    ['cut off', JSON.stringify([service]).slice(0, -20), 'ends in the middle of a record'],
    ['plain text', 'hello', 'not JSON'],
    ['a list of words', '["a", "b"]', 'not JSON, or not a list of records'],
    ['malformed inside', '[{"id": }]', 'Line 1: what begins here is no JSON object'],
    ['too deep', `[${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}]`, 'no JSON object that we can read'],
    [
      'one record of 10 MB',
      JSON.stringify([{ ...service, description: 'x'.repeat(10_000_000) }]),
      'longer than 512 KB',
    ],
    ['empty', '', 'The file is empty'],
  ])('that is %s is refused, and nothing is changed', async (_, text, message) => {
    const read = await check(text, { format: 'hsds-json' })
    expect(read.status).toBe('refused')
    expect(read.problem).toContain(message)
  })
})

const tables = {
  'datapackage.json': JSON.stringify({
    resources: [
      'organization',
      'service',
      'phone',
      'location',
      'service_at_location',
      'address',
      'attribute',
      'taxonomy_term',
    ].map((name) => ({ name, path: `${name}.csv` })),
  }),
  'organization.csv': 'id,name\no1,Harbor Group\n',
  'service.csv':
    'id,organization_id,name,description,status\ns1,o1,Foreign Beds,Beds.,active\ns2,o1,Foreign Rooms,Rooms.,active\n',
  'phone.csv': 'id,service_id,number,type\np1,s1,512-555-0111,voice\np2,s2,512-555-0112,voice\n',
  'location.csv': 'id,latitude,longitude\nl1,30.5,-97.5\n',
  'service_at_location.csv': 'id,service_id,location_id\nsl1,s1,l1\n',
  'address.csv':
    'id,location_id,address_1,city,state_province,postal_code,country\na1,l1,8 Oak St,Austin,TX,78702,US\n',
  'attribute.csv': 'id,link_id,taxonomy_term_id\nt1,s1,x1\nt2,s2,x1\n',
  'taxonomy_term.csv': 'id,code,name\nx1,shelter,Shelter\n',
}
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))
const pack = (files: Record<string, string>) => check(zip(files), { format: 'hsds-package' })

describe('HSDS versions 1 and 2', () => {
  const old = {
    'organization.csv': 'id,name,description\no1,Foreign Group,Help for all.\n',
    'service.csv': 'id,organization_id,name,status\ns1,o1,Foreign Clinic,active\n',
    'service_at_location.csv': 'id,service_id,location_id\nl1s1,s1,l1\n',
    'location.csv': 'id,name,latitude,longitude\nl1,Main office,30.2,-97.7\n',
    'physical_address.csv':
      'id,location_id,address_1,city,state_province,postal_code,country\na1,l1,1 Main St,Akron,OH,44301,US\n',
    'regular_schedule.csv': 'id,location_id,weekday,opens_at,closes_at\n1,l1,1,09:00,17:00\n2,l1,Friday,09:00,12:00\n',
    'phone.csv': 'id,location_id,number,language\np1,l1,330-555-0100,"English, Spanish"\n',
    'service_taxonomy.csv': 'id,service_id,taxonomy_id\nt1,s1,x1\n',
    'taxonomy.csv': 'id,name,vocabulary\nx1,healthcare,theirs\n',
    'eligibility.csv': 'id,service_id,eligibility\ne1,s1,Women\n',
    'service_area.csv': 'id,service_id,service_area\nb1,s1,Summit County\n',
  }

  it('keep their addresses, weekly hours, languages and terms, even without datapackage.json', async () => {
    const read = await pack(old)
    expect(read.problem).toBeNull()
    expect(bad(read)).toEqual([])
    expect(read.list[0]).toMatchObject({
      note: null,
      changes: {
        category: [null, 'womens-health'],
        description: [null, 'Help for all.'],
        address: [null, '1 Main St, Akron, OH 44301'],
        latitude: [null, 30.2],
        schedules: [[], ['Mon 09:00–17:00 America/New_York', 'Fri 09:00–12:00 America/New_York']],
        phones: [[], ['330-555-0100: en es']],
        eligibility: [null, 'Women'],
        areaServed: [null, 'Summit County'],
      },
    })
  })

  it('are read from JSON in the same way', async () => {
    const read = await json([
      {
        ...{ id: 's1', name: 'Foreign Clinic', status: 'active', description: 'x' },
        organization: { id: 'o1', name: 'Foreign Clinic' },
        taxonomy: [{ name: 'healthcare' }],
        locations: [
          {
            physical_address: { address_1: '1 Main St', city: 'Akron', state_province: 'OH', postal_code: '44301' },
            regular_schedule: [{ weekday: 'Sunday', opens_at: '10:00', closes_at: '12:00' }],
            phones: [{ number: '330-555-0100', department: 'Front desk' }],
          },
        ],
      },
    ])
    expect(bad(read)).toEqual([])
    expect(read.list[0]?.changes).toMatchObject({
      address: [null, '1 Main St, Akron, OH 44301'],
      schedules: [[], ['Sun 10:00–12:00 America/New_York']],
      phones: [[], ['330-555-0100: Front desk']],
    })
  })
})

describe('what is not a service', () => {
  it.each([
    ['organizations', { id: 'o1', name: 'Foreign Group', description: 'Help.', website: 'https://x.example' }],
    ['taxonomies', { id: 't1', name: 'Foreign terms', description: 'Words.' }],
  ])('(a list of %s) becomes no record, whatever category is chosen', async (_, record) => {
    const read = await check(JSON.stringify([record]), { format: 'hsds-json', category: 'legal' })
    expect(read.status).toBe('refused')
    expect(read.problem).toContain('not a list of services')
  })

  it('yields the services inside its organizations', async () => {
    const { organization, ...own } = service
    const read = await json([{ ...organization, services: [own, { ...own, id: 'svc-2', name: 'Foreign two' }] }])
    expect(bad(read)).toEqual([])
    expect(read.list.map(({ title, place }) => [title, place])).toEqual([
      ['Foreign Shelter, Harbor Group', 'record 1, line 2, service 1'],
      ['Foreign two, Harbor Group', 'record 1, line 2, service 2'],
    ])
  })

  it('is reported with the organization that HSDS requires of a service', async () => {
    const { status: _, organization: __, ...less } = service
    expect(bad(await json([less]))).toEqual([
      'record 1, line 2, organization: HSDS requires the organization that gives the service.',
    ])
  })
})

describe('HSDS as a data package', () => {
  it('is assembled from its tables', async () => {
    const read = await pack(tables)
    expect(read.problem).toBeNull()
    expect(bad(read)).toEqual([])
    expect(read.list.map(({ place, changes }) => [place, changes])).toMatchObject([
      [
        'service.csv, line 2',
        {
          title: [null, 'Foreign Beds, Harbor Group'],
          phoneNumber: [null, '512-555-0111'],
          address: [null, '8 Oak St, Austin, TX 78702'],
          latitude: [null, 30.5],
          category: [null, 'housing-shelter'],
        },
      ],
      ['service.csv, line 3', { phoneNumber: [null, '512-555-0112'] }],
    ])
    await apply(read.id)
    expect(await pack(tables)).toMatchObject({ to_add: 0, to_change: 0, to_leave: 2 })
    expect(await database.sql`select 1 from pg_class where relname like 'import_parts%'`).toHaveLength(0)
  })

  it('is read by the names of its tables where its description is broken', async () => {
    const { to_add, problem } = await pack({ ...tables, 'datapackage.json': '../datapackage.json' })
    expect({ to_add: Number(to_add) > 0, problem }).toEqual({ to_add: true, problem: null })
  })

  it.each([
    ['of other tables, without datapackage.json', { 'people.csv': 'id\n' }, 'lacks datapackage.json'],
    ['with a broken datapackage.json alone', { 'datapackage.json': '{' }, 'not one that we can read'],
    ['without services', { 'datapackage.json': '{"resources":[]}' }, 'has no table "service"'],
    ['that names a missing table', { 'datapackage.json': tables['datapackage.json'] }, 'lacks organization.csv'],
    [
      'with a broken table',
      { ...tables, 'phone.csv': 'id,number\n1,"5' },
      'phone.csv: Line 2, column 2: a quotation mark',
    ],
    [
      'with a NUL in a table',
      { ...tables, 'phone.csv': 'id,service_id,number\n1,s1,5\u00001\n' },
      'phone.csv: Line 2, column number',
    ],
    ['that reaches outside its folder', { ...tables, '../service.csv': 'x' }, 'names a file outside its folder'],
    [
      'with too many files',
      Object.fromEntries([...Array(120).keys()].map((n) => [`f${n}`, ''])),
      'more than 100 files',
    ],
    [
      'that unpacks to too much',
      { ...tables, 'bomb.csv': '0'.repeat(20_000_000) },
      'unpacks to more than a real one would',
    ],
  ])('%s is refused, and nothing is changed', async (_, files, message) => {
    const read = await pack(files as Record<string, string>)
    expect(read.status).toBe('refused')
    expect(read.problem).toContain(message)
  })

  it('whose zip is cut off, or lies about a size, is refused', async () => {
    const whole = zip(tables)
    expect((await check(whole.slice(0, -30), { format: 'hsds-package' })).status).toBe('refused')
    const lying = Buffer.from(zip({ ...tables, 'service.csv': tables['service.csv'] + 'x'.repeat(5000) }))
    // The size of service.csv in the directory of the zip.
    const at = lying.lastIndexOf('service.csv') - 22
    lying.writeUInt32LE(10, at)
    expect((await check(lying, { format: 'hsds-package' })).status).toBe('refused')
  })
})

describe('our own export', () => {
  it.each([
    ['directory.csv', 'csv'],
    ['directory.json', 'hsds-json'],
    ['directory.ndjson', 'hsds-json'],
    ['directory.zip', 'hsds-package'],
  ] as [string, 'csv'][])(
    'changes nothing when imported as %s',
    async (name, format) => {
      const path = join(folder, name)
      await writeExport(name as ExportFile, path, '1')
      const read = await check(readFileSync(path), { format, source: 'ourselves' })
      rmSync(path)
      expect(read.problem).toBeNull()
      expect(bad(read).slice(0, 5)).toEqual([])
      expect(read.list.filter(({ action }) => action !== 'same').slice(0, 3)).toEqual([])
      expect(Number(read.to_leave)).toBeGreaterThan(isFull ? 1000 : 100)
      writeFileSync(path, '')
    },
    60_000,
  )
})
