/** HSDS as it is published: tables in folders, old names, stale descriptions, and records one level down. */
import { zipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useImports } from '@/tests/support/imports'

const database = useDatabase()
const { check, apply, bad } = useImports(database)

beforeEach(async () => {
  await database.sql`delete from imports`
  await database.sql`delete from import_keys`
  await database.sql`delete from resources where title like 'Sample %'`
})

const tables = {
  'data/organizations.csv': 'id,name,description,url\n1,Sample Org,Helps.,https://example.org\n',
  'data/services.csv': 'id,organization_id,name,description,status\n1,1,Sample pantry,Free food.,\n',
  'data/languages.csv': 'id,service_id,location_id,language\n1,1,,English\n2,1,,Creole\n',
  'data/phones.csv': 'id,service_id,number\n1,1,512-555-0100\n2,1,5125550\n',
}
const describeTables = (list: [string, string][]) =>
  JSON.stringify({ resources: list.map(([name, path]) => ({ name, path, schema: { fields: [] } })) })
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))
const json = (record: object) => check(JSON.stringify(record), { format: 'hsds-json', category: 'financial' })

it.each([
  [
    'tables in a folder that the description does not name',
    [
      ['service', 'services.csv'],
      ['phone', 'phones.csv'],
      ['funding', 'funding.csv'],
    ],
  ],
  [
    'plural names and stale paths',
    [
      ['services', 'tmp/x/data/services.csv'],
      ['organizations', 'tmp/x/data/organizations.csv'],
    ],
  ],
  ['no description', null],
] as [string, [string, string][] | null][])(
  'a package with %s is read, and an empty status is active',
  async (_, listed) => {
    const description: Record<string, string> = listed ? { 'datapackage.json': describeTables(listed) } : {}
    const read = await check(zip({ ...description, ...tables }), { format: 'hsds-package', category: 'financial' })
    expect(read.problem).toBeNull()
    expect(bad(read)).toEqual([])
    expect(read).toMatchObject({ to_add: 1, to_skip: 0 })
    expect(read.list[0]?.changes).toMatchObject({
      phoneNumber: [null, '512-555-0100'],
      languages: [null, ['en', 'ht']],
    })
    if (listed?.some(([name]) => name === 'funding')) expect(read.list[0]?.note).toContain('lacks funding.csv')
  },
)

const service = {
  id: 's1',
  name: 'Sample advice',
  description: 'Free.',
  status: 'active',
  phones: [{ number: '512-555-0100' }],
}
const organization = { id: 'o1', name: 'Sample Org', description: 'Helps.' }
const location = {
  id: 'l1',
  location_type: 'physical',
  addresses: [
    {
      address_1: '1 Main St',
      city: 'Austin',
      state_province: 'TX',
      postal_code: '78701',
      country: 'US',
      address_type: 'physical',
    },
  ],
}

it('the services of an organization are its own, and one at a location has its place', async () => {
  const inside = await json({ ...organization, services: [service] })
  expect(bad(inside)).toEqual([])
  expect(inside.list).toMatchObject([{ title: 'Sample advice, Sample Org', action: 'add' }])
  const placed = await json({ id: 'sal1', service: { ...service, organization }, location })
  expect(bad(placed)).toEqual([])
  expect(placed.list).toMatchObject([{ changes: { address: [null, '1 Main St, Austin, TX 78701'] } }])
})

it('what is private at any level is not taken, and counted', async () => {
  const given = {
    ...service,
    organization: { ...organization, phones: [{ number: '(512) 555-0101' }] },
    phones: [
      { number: '512-555-0101', isPrivate: true },
      { number: '512-555-0102', description: 'Staff only, do not give out' },
      { number: '512-555-0100' },
    ],
    service_at_locations: [{ location: { ...location, confidential: 'Yes', latitude: 30.2, longitude: -97.7 } }],
  }
  const read = await json(given)
  expect(bad(read).filter((text) => !text.includes('is not taken') && !text.includes('It is not taken'))).toEqual([])
  expect(read).toMatchObject({ to_add: 1, bad: 0 })
  expect(JSON.stringify(read.list)).not.toMatch(/555-0101|0102|1 Main St/)
  await apply(read.id)
  expect(
    await database.sql`select number from phones p join resources r on r.id = p.resource_id where r.title like 'Sample %'`,
  ).toEqual([{ number: '512-555-0100' }])
  for (const more of [
    { exclude_from_website: 'true' },
    { status: 'inactive' },
    { organization: { ...organization, is_confidential: true } },
  ]) {
    expect(await json({ ...given, id: 's2', ...more })).toMatchObject({ to_add: 0, to_skip: 1 })
  }
})

it('terms of the 211 taxonomy become kinds of help, and a program against violence is known as one', async () => {
  const attributes = [
    { taxonomy_term: { code: 'BH-1800.1500-100', name: 'Domestic Violence Shelters', taxonomy: 'AIRS' } },
  ]
  const read = await json({ ...service, organization, attributes, service_at_locations: [{ location }] })
  expect(bad(read)).toEqual([])
  expect(read.list[0]?.changes).toMatchObject({
    category: [null, 'housing-shelter'],
    helpKinds: [null, ['domestic-violence']],
    tags: [null, ['domestic-violence']],
    addressVisibility: [null, 'hidden'],
  })
})
