import { expect, test } from 'vitest'
import { query } from '@/db'
import { getDonationTotals } from '@/lib/donations/queries'
import { countMail } from '@/lib/mail/queries'
import { sqlDirectory } from '@/lib/resources/reads/sql-directory'
import { useDatabase } from '@/tests/support/database'
import { foldTallies, recountTallies } from '../maintain'

const database = useDatabase()
const none = { tallies: 0, areas: 0 }

async function insertRecords(slug: string, count: number, state: string): Promise<void> {
  await database.sql`insert into resources (organization_id, slug, title, description, category, state, service_area)
    select (select id from organizations limit 1), ${slug} || '-' || i, 'Harbor ' || i, 'Helps.', 'housing-shelter', ${state},
      array[${state}, 'CA'] from generate_series(1, ${count}) i`
}

test('after seeding, every count is exact', async () => {
  expect(await recountTallies()).toEqual(none)
  const ages = await sqlDirectory.countAges(new Date())
  const [row] = await database.sql`select count(*)::int as n from resources where archived_at is null`
  expect(ages.reduce((sum, age) => sum + age.count, 0)).toBe(row?.n)
})

test('a bulk import, edits, moves, archiving and deletion keep every count exact', async () => {
  const before = (await sqlDirectory.countResources()).reduce((sum, count) => sum + count.entries, 0)
  await insertRecords('bulk', 500, 'GU')
  await database.sql`update resources set state = 'AS', service_area = '{AS}', category = 'womens-health' where slug like 'bulk-1%'`
  await database.sql`update resources set archived_at = now() where slug like 'bulk-2%'`
  await database.sql`update resources set verified_on = '2026-01-01', verified_precision = 'day', is_emergency = true where slug like 'bulk-3%'`
  await database.sql`delete from resources where slug like 'bulk-4%'`
  expect(await recountTallies()).toEqual(none)
  const [left] =
    await database.sql`select count(*)::int as n from resources where slug like 'bulk-%' and archived_at is null`
  const after = (await sqlDirectory.countResources()).reduce((sum, count) => sum + count.entries, 0)
  expect(after - before).toBe(left?.n)
  const { items } = await sqlDirectory.listResources({ state: 'AS', category: 'womens-health', limit: 500 })
  expect(items.filter((item) => item.slug.startsWith('bulk-1'))).toHaveLength(111)
})

test('concurrent writers and a rolled-back transaction leave the counts exact', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => insertRecords(`same-${name}`, 50, 'VI')))
  await Promise.all(
    ['a', 'b', 'c'].map(
      (name) => database.sql`update resources set category = 'financial-support' where slug like ${`same-${name}-%`}`,
    ),
  )
  await database.sql
    .begin(async (transaction) => {
      await transaction`delete from resources where slug like 'same-d-%'`
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await recountTallies()).toEqual(none)
})

test('folding changes no count, even while records are added', async () => {
  for (let round = 0; round < 30; round += 1) await insertRecords(`fold-${round}`, 3, 'MP')
  await query((db) =>
    db.execute(
      "insert into tallies select topic, key, n from tallies, (values (1), (-1)) v(n), generate_series(1, 40) where topic = 'checks'",
    ),
  )
  const before = await sqlDirectory.countAges(new Date())
  const [folded] = await Promise.all([foldTallies(), insertRecords('fold-late', 3, 'MP')])
  expect(folded).toBeGreaterThan(2000)
  expect(await recountTallies()).toEqual(none)
  const total = (ages: typeof before) => ages.reduce((sum, age) => sum + age.count, 0)
  expect(total(await sqlDirectory.countAges(new Date()))).toBe(total(before) + 3)
})

test('a wrong count is found, reported and repaired', async () => {
  await database.sql`insert into tallies (topic, key, count) values ('mail', '{"status": "sent"}', 7)`
  await database.sql`delete from resource_areas where resource_id = (select resource_id from resource_areas where area = 'TX' limit 1) and area = 'TX'`
  expect(await recountTallies()).toEqual({ tallies: 1, areas: 1 })
  expect(await recountTallies()).toEqual(none)
  expect((await countMail()).sent).toBe(0)
})

test('gifts are summed by day, status and kind as they change', async () => {
  await database.sql`delete from donations`
  await database.sql`insert into donations (amount, status, created_at, refunded_cents) values
    (5000, 'completed', '2026-03-01T23:59:59Z', 500), (2500, 'completed', '2026-03-02T00:00:00Z', 0), (900, 'pending', '2026-03-02', 0)`
  await database.sql`update donations set status = 'completed' where amount = 900`
  expect(await getDonationTotals()).toEqual({
    count: 3,
    completedCount: 3,
    grossCents: 8400,
    refundedCents: 500,
    netCents: 7900,
  })
  const [day] = await database.sql`
    select sum(amount)::int as cents from tallies
    where topic = 'gifts' and key ->> 'day' = '2026-03-02' and key ->> 'status' = 'completed'`
  expect(day?.cents).toBe(3400)
  expect(await recountTallies()).toEqual(none)
})
