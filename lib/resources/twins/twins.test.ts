import { beforeAll, beforeEach, expect, it } from 'vitest'
import { GET as list, POST as settle } from '@/app/api/admin/twins/route'
import { forgetSlugs, mayExist, readSlugs } from '@/lib/cache/known-slugs'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import { findMergedEntry } from '../reads/sql-directory'
import { createResource, restoreResource } from '../staff/staff-service'

const database = useDatabase()
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'resources', 'former_slugs', 'distinct_twins'))

async function makeIn(city: string, title: string, more: Parameters<typeof makeRecord>[1] = {}) {
  const made = await makeRecord(database.sql, { title, ...more })
  await database.sql`update resources set city = ${city} where id = ${made.id}`
  return made
}

const listed = async (): Promise<{ one: { title: string }; other: { title: string }; hasSamePhone: boolean }[]> =>
  (await send(list, { cookie })).json()
const decide = (one: string, other: string, act: string) =>
  send(settle, { method: 'POST', cookie, body: { one, other, act } })

it('finds entries of one name in one town, however their lists write it, those with one number first', async () => {
  await makeIn('Lodi', 'Salvation Army – LODI, CA: Hope Harbor', { phone: '209-555-0101' })
  await makeIn('Lodi', 'The Salvation Army – Hope Harbor (Lodi, CA)', { phone: '209-555-0101' })
  await makeIn('Akron', "St. Mary's Pantry", { phone: '330-555-0101' })
  await makeIn('akron', 'St Marys Pantry', { phone: '330-555-0102' })
  await makeIn('Dayton', "St. Mary's Pantry")
  await makeIn('Lodi', 'Hope Harbor', { state: 'OH' })
  const pairs = await listed()
  expect(pairs.map(({ one, other, hasSamePhone }) => [[one.title, other.title].sort(), hasSamePhone])).toEqual([
    [['Salvation Army – LODI, CA: Hope Harbor', 'The Salvation Army – Hope Harbor (Lodi, CA)'], true],
    [['St Marys Pantry', "St. Mary's Pantry"], false],
  ])
})

it('finds two names at one street with one number, but not the many programs of one office', async () => {
  const at = async (street: string, number: string, ...titles: string[]) => {
    for (const title of titles) {
      const { id } = await makeIn('Lodi', title, { phone: number })
      await database.sql`insert into locations (resource_id, street, city, state, address_visibility)
        values (${id}, ${street}, 'Lodi', 'TX', 'full')`
    }
  }
  await at('12 Elm St', '209-555-0101', 'Stuckey Head Start', 'Stucky Head Start')
  await at('40 Oak Ave', '209-555-0102', 'WIC', 'Immunizations', 'Home visits', 'Dental van', 'Vital records')
  await at('12 Elm St', '209-555-0103', 'Elm Street Pantry')
  const pairs = await listed()
  expect(pairs.map(({ one, other }) => [one.title, other.title].sort())).toEqual([
    ['Stuckey Head Start', 'Stucky Head Start'],
  ])
})

it('makes one of two, with the history of both, and the address of the other leads to it', async () => {
  const kept = await makeIn('Lodi', 'Hope Harbor', { phone: '209-555-0101', hours: 'Mon–Fri 9am–5pm' })
  const gone = await makeIn('Lodi', 'Hope Harbor (Lodi, TX)', { phone: '209-555-0101', url: 'https://harbor.example' })
  const { sql } = database
  await sql`update resources set tags = '{shelter}', counties_served = '{48001}' where id = ${gone.id}`
  await sql`insert into verifications (resource_id, verified_on, method, verified_by) values (${gone.id}, '2026-01-05', 'phone-call', 'Marigold')`
  await sql`insert into problem_reports (resource_id, kind, reported_on) values (${gone.id}, 'closed', '2026-02-05')`
  await sql`insert into import_keys (source, external_id, resource_id) values ('a-list', '7', ${gone.id})`
  await sql`insert into phones (resource_id, number, type, position) values (${gone.id}, '88788', 'text', 7)`
  const [user] = await sql`insert into users (email) values ('maya@example.org') returning id`
  await sql`insert into saved_resources (user_id, resource_id, title, description, category)
    values (${user?.id}, ${gone.id}, 'Hope Harbor', 'Beds.', 'housing-shelter')`
  expect((await decide(kept.id, gone.id, 'keep-one')).status).toBe(204)
  const [row] = await sql`select r.url, tags, counties_served, open_reports,
      (select count(*)::int from verifications where resource_id = r.id) as checks,
      (select array_agg(number order by position) from phones where resource_id = r.id) as numbers,
      (select count(*)::int from saved_resources where resource_id = r.id) as saved,
      (select count(*)::int from import_keys where resource_id = r.id) as keys
    from resources r join record_checks c on c.resource_id = r.id where r.id = ${kept.id}`
  expect(row).toEqual({
    ...{ url: 'https://harbor.example', tags: ['shelter'], counties_served: ['48001'], open_reports: 1, checks: 1 },
    ...{ numbers: ['209-555-0101', '88788'], saved: 1, keys: 1 },
  })
  const [other] = await sql`select deleted_at is not null as gone from resources where id = ${gone.id}`
  expect(other).toEqual({ gone: true })
  expect(await findMergedEntry(gone.slug)).toEqual({ category: 'housing-shelter', slug: kept.slug })
  expect(await listed()).toEqual([])
  const audited = await sql`select action from audit_log where target_id in (${kept.id}, ${gone.id}) order by id`
  expect(audited.map(({ action }) => action)).toEqual(['merged with another', 'merged into another'])
})

it('leads on from the address long after the other is deleted, through a second merging too', async () => {
  const [first, second, third] = [
    await makeIn('Lodi', 'Hope'),
    await makeIn('Lodi', 'Hope'),
    await makeIn('Lodi', 'Hope'),
  ]
  await decide(first.id, second.id, 'keep-other')
  await decide(third.id, second.id, 'keep-one')
  await database.sql`delete from resources where deleted_at is not null`
  expect(await findMergedEntry(first.slug)).toEqual({ category: 'housing-shelter', slug: third.slug })
  await readSlugs('records')
  expect([mayExist('records', first.slug), mayExist('records', 'never-was-there')]).toEqual([true, false])
  forgetSlugs('records')
  await database.sql`update resources set archived_at = now() where id = ${third.id}`
  expect(await findMergedEntry(first.slug)).toBeNull()
})

it('gives the address of one that was merged to no new entry', async () => {
  const [one, other] = [await makeIn('Lodi', 'Hope'), await makeIn('Lodi', 'Hope')]
  await database.sql`update resources set slug = 'hope-lodi' where id = ${other.id}`
  await decide(one.id, other.id, 'keep-one')
  await database.sql`delete from resources where id = ${other.id}`
  const viewer = {
    userId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11',
    email: 'ed@staff.test',
    role: 'editor',
    permissions: [],
  } as const
  const made = await createResource(viewer, {
    ...{ title: 'Hope Lodi', description: 'Beds.', category: { category: 'housing-shelter' }, state: 'TX' },
  })
  expect(made.slug).not.toBe('hope-lodi')
})

it('shows no address of a place where one of the two keeps it private', async () => {
  const [kept, gone] = [await makeIn('Lodi', 'Hope Center'), await makeIn('Lodi', 'Hope Center')]
  await database.sql`insert into locations (resource_id, street, city, state, address_visibility)
    values (${kept.id}, '1 Main St', 'Lodi', 'TX', 'full'), (${gone.id}, '2 Elm St', 'Lodi', 'TX', 'hidden')`
  await decide(kept.id, gone.id, 'keep-one')
  const rows = await database.sql`select address_visibility from locations where resource_id = ${kept.id}`
  expect([...rows]).toEqual([{ address_visibility: 'held' }])
})

it('does not ask again about two that staff marked as different', async () => {
  const [one, other] = [await makeIn('Lodi', 'Hope'), await makeIn('Lodi', 'Hope')]
  expect(await listed()).toHaveLength(1)
  await decide(other.id, one.id, 'distinct')
  expect(await listed()).toEqual([])
  expect((await decide(one.id, one.id, 'distinct')).status).toBe(422)
})

it('can be undone: the other is restored with its own address', async () => {
  const [one, other] = [await makeIn('Lodi', 'Hope'), await makeIn('Lodi', 'Hope')]
  await decide(one.id, other.id, 'keep-one')
  const viewer = {
    userId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11',
    email: 'ed@staff.test',
    role: 'editor',
    permissions: [],
  } as const
  await restoreResource(viewer, other.id)
  expect(await listed()).toHaveLength(1)
  expect((await decide(one.id, other.id, 'keep-one')).status).toBe(204)
})
