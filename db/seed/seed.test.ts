import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { sample } from '@/tests/support/sample'
import { readSeedRecords } from './records'
import { seed } from './seed'

const database = useDatabase()

const SEEDED = 1339

it('adds nothing the second time, whether the files are read again or not', async () => {
  const nothing = { added: 0, updated: 0, kept: SEEDED }
  expect(await seed(database.url, { isSample: true })).toEqual(nothing)
  await database.sql`delete from seed_files where name = 'directory'`
  expect(await seed(database.url, { isSample: true })).toEqual(nothing)
})

it('updates untouched records from the facts, and leaves every edited, archived or deleted one alone', async () => {
  const { sql } = database
  await sql`update resources set title = 'Edited by a colleague' where slug = 'fafsa'`
  await sql`update phones set number = '555-010-0000' where position = 0
    and resource_id = (select id from resources where slug = 'federal-pell-grant')`
  await sql`update resources set archived_at = now() where slug = 'grameen-america'`
  await sql`delete from resources where slug = 'grants-gov'`
  const saved = await sql`select id from resources where slug = 'craft3'`
  const named = ['fafsa', 'federal-pell-grant', 'grameen-america', 'grants-gov', 'craft3']
  const all = readSeedRecords()
  const some = new Set(sample(all, 150))
  const taken = all.filter((record) => some.has(record) || named.includes(record.resource.slug))
  const changed = taken.map((record) => ({
    ...record,
    resource: { ...record.resource, description: `${record.resource.description} More.` },
  }))
  expect(await seed(database.url, { records: changed })).toEqual({ added: 0, updated: changed.length - 4, kept: 4 })
  const rows =
    await sql`select slug, title, description from resources where slug in ('fafsa', 'federal-pell-grant', 'grameen-america', 'grants-gov')`
  expect(rows.map((row) => row.slug).sort()).toEqual(['fafsa', 'federal-pell-grant', 'grameen-america'])
  expect(rows.some((row) => row.description.endsWith('More.'))).toBe(false)
  expect(rows.find((row) => row.slug === 'fafsa')?.title).toBe('Edited by a colleague')
  const after = await sql`select id, description from resources where slug = 'craft3'`
  expect(after[0]?.id).toBe(saved[0]?.id)
  expect(after[0]?.description).toMatch(/More\.$/)
  const doubled = await sql`select resource_id, position from phones group by 1, 2 having count(*) > 1`
  expect(doubled).toHaveLength(0)
})

it('can run twice concurrently', async () => {
  const results = await Promise.all([seed(database.url, { isSample: true }), seed(database.url, { isSample: true })])
  expect(results.reduce((sum, result) => sum + result.added, 0)).toBe(0)
})

it('holds back the addresses that a changed rule doubts, though no file of the seed changed', async () => {
  const { sql } = database
  const id = await sql.begin(async (run) => {
    await run`set local session_replication_role = replica`
    const [row] = await run<{ id: string }[]>`
      update resources set title = 'Grace House Clinic', tags = '{}' where slug = 'craft3' returning id`
    await run`insert into locations (resource_id, street, city, state, address_visibility)
      values (${row?.id ?? ''}, '9 Quiet St', 'Akron', 'OH', 'full')`
    return row?.id ?? ''
  })
  const see = async () =>
    (await sql`select address_visibility as seen from locations where resource_id = ${id} and street = '9 Quiet St'`)[0]
  await seed(database.url, { isSample: true })
  expect(await see()).toEqual({ seen: 'full' })
  await sql`update seed_files set hash = 'older' where name = 'rules of addresses'`
  await seed(database.url, { isSample: true })
  expect(await see()).toEqual({ seen: 'held' })
})
