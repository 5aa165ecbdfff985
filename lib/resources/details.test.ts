import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/db'
import { selectEntries } from '@/lib/directory-data/read-entries'
import { toHsdsService } from '@/lib/directory-data/to-hsds'
import { AppError } from '@/lib/http/app-error'
import { useDatabase } from '@/tests/support/database'
import { findHsdsErrors } from '@/tests/support/hsds-schemas'
import { makeRecord } from '@/tests/support/records'
import { fillCounty } from './counties/county-wording'
import { findDetails, saveDetails } from './details'
import { countRows, listGroups, toTyped, toTypedBasics } from './details-fields'
import { findEntryParts, sqlDirectory } from './reads/sql-directory'
import { getStaffResource } from './staff/staff-queries'

const database = useDatabase()
const editor = { userId: null, email: 'editor@example.org', isActive: true, role: 'admin', permissions: [] } as never

beforeAll(async () => {
  // These tests do not need the seeded records.
  await database.sql`delete from resources`
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
  expect(paths?.sort()).toEqual([...['email', 'languages', 'monday', 'phone0_number', 'place0_zip', 'serviceArea']])
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

const whole = {
  ...sent,
  title: 'Maple Center',
  description: 'A place to stay.',
  category: 'healthcare',
  address: '77 Elmwood Plaza, Akron, OH 44301',
  addressVisibility: 'full',
  state: 'OH',
  scope: 'local',
  hours: 'Mon 9am-5pm',
  monday: '9am-5pm',
  friday: '',
  timezone: '',
  fees: 'Free',
  applicationProcess: 'Call first',
  requiredDocuments: 'ID\nProof of address',
  accessibility: 'Ramp',
  alert: 'Closed this week',
  alertUntil: '2999-01-02',
  special0_from: '2999-12-24',
  special0_to: '2999-12-26',
  special0_hours: 'closed',
  special0_occasion: 'Christmas',
  special2_from: '2999-12-31',
  special2_hours: '9am-1pm',
  contact0_title: 'Intake coordinator',
  contact0_phone: '330-555-0111 ext. 2',
  note: 'Canary: the door code is 4711.',
}

it('is one form for all of a record; a note for staff stays with them', async () => {
  const { id, slug } = await makeRecord(database.sql)
  await saveDetails(editor, id, { ...whole, isEmergency: 'true' })
  const entry = await sqlDirectory.getResource(slug)
  expect(entry).toMatchObject({
    ...{ title: 'Maple Center', state: 'OH', isEmergency: true, fees: 'Free', applicationProcess: 'Call first' },
    ...{
      accessibility: 'Ramp',
      alert: 'Closed this week',
      alertUntil: '2999-01-02',
    },
  })
  // A place to stay may be a refuge: the address waits for a decision, and is staff's alone until then.
  expect(await getStaffResource(editor, id)).toMatchObject({ address: whole.address, addressVisibility: 'held' })
  const parts = await findEntryParts(slug)
  expect(parts).toEqual({
    specialHours: [
      { startsOn: '2999-12-24', endsOn: '2999-12-26', opensAt: null, closesAt: null, occasion: 'Christmas' },
      { startsOn: '2999-12-31', endsOn: '2999-12-31', opensAt: '09:00:00', closesAt: '13:00:00', occasion: null },
    ],
    contacts: [
      { name: null, title: 'Intake coordinator', department: null, email: null, phone: '330-555-0111', extension: '2' },
    ],
  })
  const exported = await query((db) => selectEntries(db, sql`select * from resources where id = ${id}`, sql`r.id`))
  const [service] = exported.map(toHsdsService)
  expect(findHsdsErrors('service', service)).toEqual([])
  expect(service).toMatchObject({
    ...{ fees_description: 'Free', application_process: 'Call first', alert: 'Closed this week' },
    required_documents: [{ document: 'ID' }, { document: 'Proof of address' }],
    contacts: [{ title: 'Intake coordinator', phones: [{ number: '330-555-0111', extension: 2 }] }],
    service_at_locations: [{ location: { accessibility: [{ description: 'Ramp' }] } }],
  })
  const log = await database.sql`select changes from audit_log where target_id = ${id}`
  expect(JSON.stringify([entry, parts, exported, service, log])).not.toContain('Canary')
  expect((await read(id)).note).toBe(whole.note)
})

it('shown and saved again, the whole form changes nothing; an alert that is over is read by nobody', async () => {
  const { id, slug } = await makeRecord(database.sql)
  await saveDetails(editor, id, whole)
  const resource = await getStaffResource(editor, id)
  if (!resource) throw new Error('no record')
  const details = await read(id)
  const typed = { ...toTypedBasics(resource, 'healthcare'), ...toTyped(details), version: resource.version }
  await saveDetails(editor, id, typed)
  expect({ ...(await read(id)), version: 0 }).toEqual({ ...details, version: 0 })
  await database.sql`update resources set alert_until = '2020-01-01' where id = ${id}`
  expect(await sqlDirectory.getResource(slug)).toMatchObject({ alert: null, alertUntil: null })
  await saveDetails(editor, id, { ...typed, version: undefined, alert: 'Moving', alertUntil: '' })
  expect(await sqlDirectory.getResource(slug)).toMatchObject({ alert: 'Moving', alertUntil: null })
})

it('refuses hours in words that say other hours than the days, and names every fault at once', async () => {
  const { id } = await makeRecord(database.sql)
  const fail = async (body: Record<string, unknown>) => {
    const error = await saveDetails(editor, id, body).catch((cause: unknown) => cause)
    return error instanceof AppError ? error.errors?.map(({ path }) => path).sort() : error
  }
  expect(await fail({ ...whole, hours: 'Mon 9am-5pm', monday: '10am-4pm' })).toEqual(['hours'])
  const wrong = { title: '', special0_from: 'soon', contact0_title: '', alert: '', note: 'x'.repeat(5001) }
  expect(await fail({ ...whole, ...wrong })).toEqual([...['alert', 'contact0_name', 'note', 'special0_from', 'title']])
  // Without days, the words make the week.
  await saveDetails(editor, id, { ...whole, monday: '' })
  expect((await read(id)).schedules).toMatchObject([{ weekday: 1, opensAt: '09:00:00', closesAt: '17:00:00' }])
})

it('says of who may come yes, no or nothing, with the page that says so, in the form and in the export', async () => {
  const id = await create()
  const told = { takesMen: 'no', takesPets: 'yes', whoSource: 'https://example.org/rules', whoReadOn: '2026-11-28' }
  const chat = { chat: 'https://example.org/chat', chatSource: 'https://example.org/', chatReadOn: '2026-11-28' }
  await saveDetails(editor, id, { ...sent, ...told, ...chat, takesWomen: '' })
  const details = await read(id)
  expect(details).toMatchObject({ ...told, ...chat, takesWomen: null })
  expect(toTyped(details)).toMatchObject({ ...told, takesWomen: '' })
  const [entry] = await query((db) => selectEntries(db, sql`select * from resources where id = ${id}::uuid`, sql`r.id`))
  const service = entry && toHsdsService(entry)
  expect(findHsdsErrors('service', service)).toEqual([])
  const facts = service?.attributes?.map(({ taxonomy_term: term, value }) => `${term?.code}=${value}`)
  expect(facts).toEqual(expect.arrayContaining(['takes-men=no', 'takes-pets=yes', 'chat=https://example.org/chat']))
  expect(facts?.some((fact) => fact.startsWith('takes-women'))).toBe(false)
})

it('takes nothing else for yes or no, nor a page without what it says', async () => {
  const id = await create()
  const refuse = async (more: object) => {
    const error = await saveDetails(editor, id, { ...sent, ...more }).catch((cause: unknown) => cause)
    return error instanceof AppError ? error.errors?.map(({ path }) => path) : null
  }
  expect(await refuse({ takesPets: 'maybe' })).toEqual(['takesPets'])
  expect(await refuse({ whoSource: 'https://example.org/' })).toEqual(['whoSource'])
  expect(await refuse({ chat: 'example.org/chat' })).toEqual(['chat'])
  expect(await refuse({ chatSource: 'https://example.org/' })).toEqual(['chat'])
})
