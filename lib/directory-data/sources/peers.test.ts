/** Two operators, each with a database of its own: one follows the open data of the other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { getImport, listImportRows } from '@/lib/directory-data/imports/queries'
import { copyDatabase, useDatabase } from '@/tests/support/database'
import { ask } from '@/tests/support/hsds-site'
import { makeRecord } from '@/tests/support/records'
import { openPublished } from './open'
import { toPeer } from './peers'
import { checkPull, createPull } from './pull'
import type { Source } from './source'
import { findSource, sources } from './sources'

/** The operator who is followed. */
const there = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marigold-peers-'))
const actor = { userId: null, email: 'test' }
let here: postgres.Sql
let copy: Awaited<ReturnType<typeof copyDatabase>>
let server: Server
let source: Source
let published: Buffer = Buffer.alloc(0)
let shared = ''
let made = ''

/** What the directory there offers of these two, as it is now. Its whole file has the same, one in each line. */
async function publish(): Promise<void> {
  const answers = await Promise.all([shared, made].map((id) => ask(`hsds/services/${id}`)))
  const lines = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.json()))
  published = Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'))
}

beforeAll(async () => {
  // Both began with the same record.
  const both = await makeRecord(there.sql, { title: 'Shared House', state: 'OH', phone: '216-556-0150' })
  shared = both.id
  copy = await copyDatabase()
  here = postgres(copy.url, { max: 1, onnotice: () => {} })
  for (const sql of [there.sql, here]) {
    if (sql === here) {
      const [organization] = await here`insert into organizations (name) values ('Shared House') returning id`
      await here`insert into resources (id, organization_id, slug, title, description, category, state, scope)
        values (${both.id}, ${organization?.id}, ${both.slug}, 'Shared House', 'A place to stay.', 'housing-shelter', 'OH', 'local')`
      await here`insert into phones (resource_id, number) values (${both.id}, '216-556-0150')`
    }
    await sql`delete from locations where resource_id = ${both.id}`
    await sql`insert into address_decisions (slug, decision, streets, reason, decided_by)
      values (${both.slug}, 'publish', '{"9 Elm Street"}', 'test', 'test')`
    await sql`insert into locations (resource_id, street, city, state, zip, address_visibility)
      values (${both.id}, '9 Elm Street', 'Cleveland', 'OH', '44102', 'full')`
  }
  const record = await makeRecord(there.sql, {
    title: 'Dogwood Clinic',
    category: 'womens-health',
    state: 'OH',
    phone: '216-556-0151',
  })
  made = record.id
  await there.sql`update resources set listed_by = 'HRSA', listed_on = '2026-03-04', source_url = 'https://hrsa.example/',
    city = 'Cleveland' where id = ${made}`
  await there.sql`insert into locations (resource_id, street, city, state, zip, address_visibility)
    values (${made}, '5 Oak Street', 'Cleveland', 'OH', '44102', 'full')`
  server = createServer((_, answer) => answer.end(published))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  source = toPeer({ name: 'there', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  ;(sources as Source[]).push(source)
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await here.end()
  await copy.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function pull() {
  const url = process.env.DATABASE_URL
  process.env.DATABASE_URL = copy.url
  try {
    return await withOwnConnection(async (db) => {
      const id = await createPull(db, source, actor)
      await checkPull(db, id, source, { folder, open: openPublished(source) })
      const { items } = await listImportRows({ importId: id, limit: 100 }, db)
      const { state, problem, toAdd, toChange, toLeave, gone } = await getImport(id, db)
      if (state === 'checked') await applyImport(db, id, actor, { rows: 'good' })
      return { state, problem, counts: { toAdd, toChange, toLeave, gone }, rows: items }
    })
  } finally {
    process.env.DATABASE_URL = url
  }
}

const find = async (title: string) =>
  (
    await here`select r.id, r.description, r.listed_by as by, to_char(r.listed_on, 'YYYY-MM-DD') as on, r.source_url as url,
      p.number, l.street, l.address_visibility as seen from resources r left join phones p on p.resource_id = r.id
      left join locations l on l.resource_id = r.id where r.title = ${title}`
  )[0]
const listReports = async (title: string) =>
  (
    await here`select p.kind from problem_reports p join resources r on r.id = p.resource_id
      where r.title = ${title} and p.closed_on is null order by 1`
  ).map(({ kind }) => kind)

it('is a source like any other, under the name that the operator gave it', () => {
  expect(findSource('peer-there')).toMatchObject({ rhythm: 'daily', listedBy: expect.stringContaining('127.0.0.1') })
})

it('imports a record with its source and dates, and leaves records that both have unchanged', async () => {
  await publish()
  const { counts, rows } = await pull()
  expect(rows.find(({ title }) => title === 'Shared House')?.problems ?? []).toEqual([])
  expect(counts).toMatchObject({ toAdd: 1, gone: 0 })
  expect(await find('Dogwood Clinic')).toMatchObject({
    ...{ by: 'HRSA', on: '2026-03-04', url: 'https://hrsa.example/', number: '216-556-0151' },
    ...{ street: '5 Oak Street', seen: 'full' },
  })
  expect(await find('Shared House')).toMatchObject({ street: '9 Elm Street', seen: 'full' })
  expect((await pull()).rows.map(({ title, action, changes }) => ({ title, action, changes }))).toEqual([
    { title: 'Shared House', action: 'same', changes: {} },
    { title: 'Dogwood Clinic', action: 'same', changes: {} },
  ])
})

it('follows what changes there', async () => {
  await there.sql`update resources set description = 'Open on Sundays too.' where id = ${made}`
  await there.sql`update phones set number = '216-556-0152' where resource_id = ${made}`
  await publish()
  await pull()
  expect(await find('Dogwood Clinic')).toMatchObject({
    number: '216-556-0152',
    description: 'Open on Sundays too.',
    by: 'HRSA',
  })
})

it('holds an address here that is held there, though it was published here before', async () => {
  await there.sql`update locations set address_visibility = 'hidden' where street in ('5 Oak Street', '9 Elm Street')`
  await publish()
  expect(published.toString()).not.toContain('Elm Street')
  await pull()
  expect((await find('Shared House'))?.seen).toBe('hidden')
  expect((await find('Dogwood Clinic'))?.seen).toBe('hidden')
})

it('keeps what staff here confirmed, and shows them the difference', async () => {
  const id = (await find('Dogwood Clinic'))?.id
  await here`insert into verifications (resource_id, verified_on, method, verified_by, confirmed)
    values (${id}, '2026-11-28', 'phone-call', 'staff', '{phone}')`
  await there.sql`update phones set number = '216-556-0153' where resource_id = ${made}`
  await publish()
  await pull()
  expect((await find('Dogwood Clinic'))?.number).toBe('216-556-0152')
  expect(await listReports('Dogwood Clinic')).toContain('other')
})

it('refuses a file that is cut short, and changes nothing', async () => {
  const whole = published
  published = whole.subarray(0, whole.length - 20)
  expect((await pull()).state).toBe('refused')
  published = Buffer.from('<!doctype html><p>Not here')
  expect((await pull()).state).toBe('refused')
  published = whole
  expect((await find('Dogwood Clinic'))?.number).toBe('216-556-0152')
})

it('puts before staff what was withdrawn there', async () => {
  await there.sql`update resources set archived_at = now() where id = ${made}`
  await publish()
  const { counts } = await pull()
  expect(counts.gone).toBe(1)
  expect(await listReports('Dogwood Clinic')).toContain('left-list')
})
