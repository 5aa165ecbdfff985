import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { readBatch, selectEntries } from './read-entries'

const database = useDatabase()

it('selects only what is public about a place: all of it, its town, or nothing', async () => {
  const { id } = await makeRecord(database.sql, { title: 'Maple Center' })
  for (const visibility of ['full', 'area', 'hidden']) {
    await database.sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, is_approximate, address_visibility)
      values (${id}, ${`1 ${visibility} St`}, ${visibility}, 'TX', '78701', 30.1, -97.2, true, ${visibility})`
  }
  const [entry] = await query((db) =>
    selectEntries(db, sql`select * from resources r where r.id = ${id}::uuid`, sql`r.id`),
  )
  const nothing = { street: null, zip: null, latitude: null, longitude: null, isApproximate: false }
  expect([...(entry?.places ?? [])].sort((a, b) => (String(a.city) < String(b.city) ? -1 : 1))).toEqual([
    { visibility: 'area', city: 'area', state: 'TX', ...nothing },
    {
      visibility: 'full',
      street: '1 full St',
      city: 'full',
      state: 'TX',
      zip: '78701',
      latitude: 30.1,
      longitude: -97.2,
      isApproximate: true,
    },
  ])
})

it('returns no archived or deleted record', async () => {
  const { id } = await makeRecord(database.sql)
  const isGiven = async () => (await query((db) => readBatch(db, null, 5000))).some((entry) => entry.id === id)
  expect(await isGiven()).toBe(true)
  await database.sql`update resources set archived_at = now() where id = ${id}`
  expect(await isGiven()).toBe(false)
})
