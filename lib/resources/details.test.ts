import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { fillCounty } from './counties/fill-county'
import { findDetails, saveDetails } from './details'
import { countRows, listGroups, toTyped } from './details-fields'

const database = useDatabase()
const editor = { userId: null, email: 'editor@example.org', isActive: true, role: 'admin', permissions: [] } as never

beforeAll(async () => {
  await database.sql`insert into counties (fips, name, full_name, state, slug, latitude, longitude)
    values ('39153', 'Summit', 'Summit County', 'OH', 'summit', 41.1, -81.5), ('42049', 'Erie', 'Erie County', 'PA', 'erie', 42, -80)
    on conflict (fips) do nothing`
  await database.sql`insert into places (id, name, key, state, county_fips, latitude, longitude, population)
    values ('t1', 'Akron', 'akron', 'OH', '39153', 41.1, -81.5, 190000) on conflict (id) do nothing`
})

const sent = {
  organization: 'Harbor Group',
  email: 'Info@Harbor.example',
  phone0_number: '(330) 555-0100 ext. 4',
  phone0_type: 'voice',
  phone0_languages: 'English, Spanish',
  phone2_number: '88788',
  phone2_type: 'text',
  phone2_keyword: 'START',
  phone2_description: 'At night',
  monday: '9am-5pm',
  friday: '8pm-6am',
  timezone: 'America/New_York',
  languages: 'English, Spanish',
  eligibility: 'Women and children',
  helpKinds: ['emergency-shelter', 'no-such-kind'],
  tags: 'crisis',
  serviceArea: 'Ohio, PA',
  countiesServed: 'Summit, Erie PA',
  place0_street: '2 Elm St',
  place0_city: 'Akron',
  place0_state: 'OH',
  place0_zip: '44301',
}
const create = async () => (await makeRecord(database.sql, { state: 'OH', city: 'Akron' } as never)).id
const read = async (id: string) => {
  const details = await query((db) => findDetails(db, id))
  if (!details) throw new Error('no details')
  return details
}

it('keeps everything in a record, and saving the form as shown changes nothing', async () => {
  const id = await create()
  await database.sql`update resources set state = 'OH', city = 'Akron', scope = 'local' where id = ${id}`
  await database.sql`insert into locations (id, resource_id, street, address_visibility) values ('00000000-0000-4000-8000-000000000001', ${id}, '1 Main St', 'full')`
  await saveDetails(editor, id, sent)
  const details = await read(id)
  expect(details).toMatchObject({
    phones: [
      { number: '330-555-0100', extension: '4', type: 'voice', languages: ['en', 'es'] },
      { number: '88788', type: 'text', keyword: 'START', description: 'At night' },
    ],
    languages: ['en', 'es'],
    helpKinds: ['emergency-shelter'],
    serviceArea: ['OH', 'PA'],
    countiesServed: ['Erie PA', 'Summit'],
    places: [{ street: '2 Elm St', city: 'Akron', visibility: 'hidden' }],
    organization: 'Harbor Group',
    email: 'info@harbor.example',
  })
  expect(toTyped(details)).toMatchObject({ monday: '09:00-17:00', friday: '20:00-06:00', tuesday: '' })
  await saveDetails(editor, id, { ...toTyped(details), version: details.version })
  expect({ ...(await read(id)), version: 0 }).toEqual({ ...details, version: 0 })
  const [log] = await database.sql`select changes from audit_log where target_id = ${id} order by id limit 1`
  expect(JSON.stringify(log)).not.toContain('2 Elm St')
  await expect(saveDetails(editor, id, { ...sent, version: 1 })).rejects.toThrow('Someone else saved')
})

it('names each invalid field, and writes nothing', async () => {
  const id = await create()
  const before = await read(id)
  const wrong = {
    ...sent,
    phone0_number: 'ask',
    monday: 'mornings',
    timezone: '',
    languages: 'Elvish',
    email: 'x',
    place0_zip: '1',
    serviceArea: 'Bavaria',
  }
  const error = await saveDetails(editor, id, wrong).catch((cause: unknown) => cause)
  const paths = error instanceof AppError ? error.errors?.map(({ path }) => path) : []
  expect(paths?.sort()).toEqual([
    ...['email', 'languages', 'monday', 'phone0_number', 'place0_zip', 'serviceArea', 'timezone'],
  ])
  await expect(saveDetails(editor, id, { ...sent, countiesServed: 'Nowhere' })).rejects.toBeInstanceOf(AppError)
  expect(await read(id)).toEqual(before)
  const shown = listGroups(countRows(wrong), null).flatMap(({ fields }) => fields.map(({ name }) => name))
  for (const name of Object.keys(wrong)) expect(shown).toContain(name)
})

it('finds the county of a town', async () => {
  const id = await create()
  await database.sql`update resources set state = 'OH', city = 'Akron', scope = 'local', county_fips = null where id = ${id}`
  await query((db) => db.execute(fillCounty(sql`select ${id}::uuid`)))
  expect(await database.sql`select county, county_fips from resources where id = ${id}`).toEqual([
    { county: 'Summit County', county_fips: '39153' },
  ])
})
