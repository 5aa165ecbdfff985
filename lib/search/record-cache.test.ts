/** The record cache of the search is never older than the database. */
import { beforeAll, expect, test } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { toFilters } from './filters'
import { findHelp, understandQuestion } from './find'

const database = useDatabase()
let id = ''

beforeAll(async () => {
  const [organization] = await database.sql`insert into organizations (name) values ('Kept') returning id`
  const [row] = await database.sql`insert into resources (organization_id, slug, title, description, category, scope,
      city, state, service_area)
    values (${organization?.id}, 'quillwort-house', 'Quillwort Center', 'Helps.', 'housing-shelter', 'local', 'Marfa', 'TX',
      '{TX}') returning id`
  id = String(row?.id)
  await database.sql`insert into locations (resource_id, city, state, latitude, longitude, address_visibility)
    values (${id}, 'Marfa', 'TX', 30.35, -104.02, 'full')`
})

async function find(typed = 'quillwort') {
  const { items } = await query(async (db) => {
    const asked = await understandQuestion(db, { typed, near: 'Alpine, TX' })
    return findHelp(db, asked, toFilters({}), { offset: 0 }, 100)
  })
  return items.find(({ resource }) => resource.id === id)
}

test('results show each change immediately', async () => {
  const first = await find()
  expect(first).toMatchObject({ resource: { title: 'Quillwort Center', phones: [] }, tier: 'near' })
  await database.sql`update resources set title = 'Quillwort Annex' where id = ${id}`
  expect((await find())?.resource.title).toBe('Quillwort Annex')
  await database.sql`insert into phones (resource_id, number) values (${id}, '800-799-7233')`
  expect((await find())?.resource.phones).toHaveLength(1)
  await database.sql`insert into schedules (resource_id, open_24h) values (${id}, true)`
  expect((await find())?.opening?.status).toBe('always')
})

test('once an address is no longer public, distance is measured to its town', async () => {
  const before = await find()
  await database.sql`update locations set address_visibility = 'hidden' where resource_id = ${id}`
  const after = await find()
  expect(after?.miles).toEqual(expect.any(Number))
  expect(after?.miles).not.toBe(before?.miles)
})

test('an archived record is no longer found, not even by its number', async () => {
  expect(await find('800-799-7233')).toBeDefined()
  await database.sql`update resources set archived_at = now() where id = ${id}`
  expect(await find('800-799-7233')).toBeUndefined()
  expect(await find()).toBeUndefined()
})
