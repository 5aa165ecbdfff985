import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { getImport, listImportRows } from '@/lib/directory-data/imports/queries'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { openPublished } from './open'
import { checkPull, createPull } from './pull'
import type { Source } from './source'
import { hrsaSites } from './sources'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marigold-lists-'))
const actor = { userId: null, email: 'test' }

/** What is published right now. */
let published = { status: 200, body: '', isBroken: false }
let server: Server
let source: Source

beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.writeHead(published.status, { 'content-type': 'text/csv' })
    if (!published.isBroken) answer.end(published.body)
    else answer.write(published.body, () => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  source = { ...hrsaSites, address: `http://127.0.0.1:${port}/sites.csv`, fewest: 2 }
  // The test has this list to itself.
  await database.sql`delete from resources where listed_by = 'HRSA'`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const HEAD =
  'BPHC Assigned Number,Site Name,Site Address,Site City,Site State Abbreviation,Site Postal Code,Site Telephone Number,Site Web Address,Geocoding Artifact Address Primary X Coordinate,Geocoding Artifact Address Primary Y Coordinate,Site Status Description'
const row = (id: string, { name = `Clinic ${id}`, street = `${id} Elm Street`, phone = `617-555-0${id}` } = {}) =>
  `${id},${name.toUpperCase()},${street.toUpperCase()},BOSTON,MA,02108,${phone.replace('555', '556')},clinic${id}.example.org,-71.0${id},42.3${id},Active`
const publish = (...rows: string[]) => {
  published = { status: 200, body: [HEAD, ...rows, ''].join('\n'), isBroken: false }
}

/** As first seeded: our own id, a name not in capitals, an address as another program wrote it. */
async function seedSite(id: string, title = `Clinic ${id}`): Promise<string> {
  const { id: made } = await makeRecord(database.sql, {
    title,
    phone: `617-556-0${id}`,
    category: 'womens-health',
    state: 'MA',
    isVerified: false,
  })
  await database.sql`update resources set listed_by = 'HRSA', listed_on = '2026-07-19', city = 'Boston',
    tags = '{community-health-center}', url = ${`https://www.clinic${id}.example.org/`} where id = ${made}`
  await database.sql`delete from locations where resource_id = ${made}`
  await database.sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, address_visibility)
    values (${made}, ${`${id} Elm St`}, 'Boston', 'MA', '02108', 42.1, -71.2, 'full')`
  return made
}

async function pull(how: 'dry' | 'write' = 'write') {
  return withOwnConnection(async (db) => {
    const id = await createPull(db, source, actor)
    await checkPull(db, id, source, { folder, open: openPublished(source) })
    const { items } = await listImportRows({ importId: id, limit: 100 }, db)
    const { state, problem, toAdd, toChange, toLeave, toSkip, bad, gone } = await getImport(id, db)
    if (state === 'checked' && how === 'write') await applyImport(db, id, actor, { rows: 'good' })
    return { state, problem, counts: { toAdd, toChange, toLeave, toSkip, bad, gone }, rows: items }
  })
}

const list = () => database.sql`
  select r.title, r.url, r.listed_by, to_char(r.listed_on, 'YYYY-MM') as listed, p.number, l.street, l.address_visibility as seen
  from resources r left join phones p on p.resource_id = r.id left join locations l on l.resource_id = r.id
  where r.listed_by = 'HRSA' order by r.title`

beforeEach(async () => {
  await database.sql`delete from resources where listed_by = 'HRSA' or title like 'Clinic %'`
  await database.sql`delete from import_keys`
  await database.sql`delete from imports`
})

describe('a list that the directory started with', () => {
  it('finds its own records by name and place, duplicates none, and changes nothing the second time', async () => {
    const ids = [await seedSite('101'), await seedSite('102')]
    publish(row('101'), row('102'), row('103'))
    const first = await pull()
    expect(first.counts).toEqual({ toAdd: 1, toChange: 0, toLeave: 2, toSkip: 0, bad: 0, gone: 0 })
    const now = await list()
    expect(now.map(({ title, street }) => [title, street])).toEqual([
      ['Clinic 101', '101 Elm St'],
      ['Clinic 102', '102 Elm St'],
      ['Clinic 103', '103 Elm Street'],
    ])
    expect(now[2]).toMatchObject({ number: '617-556-0103', seen: 'full' })
    expect(new Set(now.map(({ listed }) => listed)).size).toBe(1)
    expect(now[0]?.listed).not.toBe('2026-07')
    const keys = await database.sql`select external_id, resource_id from import_keys order by 1`
    expect(keys.slice(0, 2)).toEqual(ids.map((id, n) => ({ external_id: `10${n + 1}`, resource_id: id })))

    const versions = () => database.sql`select version from resources where listed_by = 'HRSA' order by title`
    const before = await versions()
    expect((await pull()).counts).toEqual({ toAdd: 0, toChange: 0, toLeave: 3, toSkip: 0, bad: 0, gone: 0 })
    expect(await versions()).toEqual(before)
  })

  it('writes what the list has updated, and reports it field by field; a dry run writes nothing', async () => {
    await seedSite('101')
    await seedSite('102')
    publish(row('101', { phone: '617-555-0999' }), row('102', { street: '9 Oak Street' }))
    const dry = await pull('dry')
    expect(dry.rows.map(({ changes }) => Object.keys(changes).sort())).toEqual([
      ['phoneNumber'],
      ['address', 'latitude', 'longitude'],
    ])
    expect((await list()).map(({ number }) => number)).toEqual(['617-556-0101', '617-556-0102'])
    await pull()
    expect((await list()).map(({ number, street, seen }) => [number, street, seen])).toEqual([
      ['617-556-0999', '101 Elm St', 'full'],
      ['617-556-0102', '9 Oak Street', 'full'],
    ])
  })

  it('recognizes a renamed site, but not one that belongs to another row', async () => {
    const id = await seedSite('101')
    await seedSite('102')
    publish(row('201', { name: 'Riverside Health', street: '101 Elm Street', phone: '617-555-0101' }), row('102'))
    expect((await pull()).counts).toMatchObject({ toAdd: 0, toChange: 1, toLeave: 1, gone: 0 })
    expect(await database.sql`select title from resources where id = ${id}`).toEqual([{ title: 'Riverside Health' }])
    // The same phone and address under another name is not a second place.
    publish(
      row('301', { name: 'Dental Wing', street: '102 Elm Street', phone: '617-555-0102' }),
      row('201', { name: 'Riverside Health', street: '101 Elm Street', phone: '617-555-0101' }),
      row('102'),
    )
    const again = await pull()
    expect(again.counts).toMatchObject({ toAdd: 0, toChange: 0, toSkip: 1, gone: 0 })
    expect(again.rows[0]?.note).toContain('“Clinic 102” already')
  })
})

describe('staff edits', () => {
  it('are kept: what staff wrote, confirmed, hid and deleted', async () => {
    const [wrote, confirmed, hid, deleted] = [
      await seedSite('101'),
      await seedSite('102'),
      await seedSite('103'),
      await seedSite('104'),
    ]
    await database.sql`insert into audit_log (actor, action, target_type, target_id, target, changes)
      values ('ellen@example.org', 'updated', 'resource', ${wrote}, 'Clinic 101', '{"phoneNumber": ["1", "2"]}')`
    await database.sql`insert into verifications (resource_id, verified_on, method, verified_by, confirmed)
      values (${confirmed}, '2026-10-01', 'phone-call', 'Ellen', '{phone}')`
    await database.sql`update locations set address_visibility = 'hidden' where resource_id = ${hid}`
    await database.sql`update resources set deleted_at = now(), archived_at = now() where id = ${deleted}`
    const other = { phone: '617-555-0999' }
    publish(row('101', other), row('102', other), row('103', { street: '9 Oak Street' }), row('104'))
    const done = await pull()
    expect(done.counts).toMatchObject({ toAdd: 0, toChange: 0, toLeave: 3, toSkip: 1 })
    expect(done.rows.map(({ note }) => note?.slice(0, 40) ?? null)).toEqual([
      'Kept as staff wrote or confirmed it: its',
      'Kept as staff wrote or confirmed it: its',
      null,
      'Staff deleted this record. Restore it fi',
    ])
    expect((await list()).slice(0, 3).map(({ number, street }) => [number, street])).toEqual([
      ['617-556-0101', '101 Elm St'],
      ['617-556-0102', '102 Elm St'],
      ['617-556-0103', '103 Elm St'],
    ])
  })

  it('are distinguished from what a list wrote before', async () => {
    await seedSite('101')
    await seedSite('102')
    publish(row('101', { phone: '617-555-0888' }), row('102'))
    await pull()
    publish(row('101', { phone: '617-555-0999' }), row('102'))
    expect((await pull()).counts).toMatchObject({ toChange: 1 })
  })
})

describe('a record that is no longer on the list', () => {
  const queue = () => database.sql`
    select r.title, c.doubts from resources r join record_checks c on c.resource_id = r.id
    where r.listed_by = 'HRSA' and c.doubts > 0 and r.archived_at is null`

  it('stays public and is queued once, until the list has it again', async () => {
    for (const id of ['101', '102', '103', '104']) await seedSite(id)
    publish(row('101'), row('102'), row('103'))
    expect((await pull('dry')).counts.gone).toBe(1)
    expect(await queue()).toEqual([])
    await pull()
    await pull()
    expect(await queue()).toEqual([{ title: 'Clinic 104', doubts: 1 }])
    publish(row('101'), row('102'), row('103'), row('104'))
    await pull()
    expect(await queue()).toEqual([])
  })
})

describe('the address of a place that hides people', () => {
  it('is not revealed by a clinic that shares its phone', async () => {
    const { id } = await makeRecord(database.sql, { title: 'Clinic of a refuge', phone: '617-556-0105', state: 'MA' })
    await database.sql`update resources set tags = '{domestic-violence}' where id = ${id}`
    await seedSite('101')
    publish(row('101'), row('105', { name: 'Elm Health' }))
    expect((await pull()).counts).toMatchObject({ toAdd: 1 })
    expect((await list()).find(({ title }) => title === 'Elm Health')).toMatchObject({ street: null, seen: 'hidden' })
    await database.sql`delete from resources where title = 'Elm Health'`
  })
})

describe('an incomplete list', () => {
  const whole = ['101', '102', '103', '104'].map((id) => row(id))

  it.each([
    ['is cut in the middle of a row', () => ({ body: `${HEAD}\n${whole.join('\n').slice(0, -40)}` }), 'cut short'],
    [
      'breaks off in transit',
      () => ({ body: `${HEAD}\n${whole.join('\n')}\n`, isBroken: true }),
      'did not arrive complete',
    ],
    ['is a web page', () => ({ body: '<!doctype html>\n<p>Down for maintenance</p>' }), 'gives a web page'],
    [
      'has a renamed column',
      () => ({ body: `${HEAD.replace('Site Name', 'Name')}\n${whole.join('\n')}\n` }),
      'does not have “Site Name”',
    ],
    [
      'has half of its rows',
      () => ({ body: `${HEAD}\n${whole.slice(0, 2).join('\n')}\n` }),
      'at least 3 were expected',
    ],
    ['is unavailable', () => ({ status: 503 }), 'answered 503'],
  ])('that %s stops with a clear message, and nothing is changed', async (_, change, message) => {
    publish(...whole)
    await pull()
    const before = await list()
    published = { ...published, ...change() }
    const refused = await pull()
    expect(refused).toMatchObject({ state: 'refused', counts: { toAdd: 0, toChange: 0, gone: 0 } })
    expect(refused.problem).toContain(message)
    expect(await list()).toEqual(before)
  })
})
