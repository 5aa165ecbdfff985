import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { listCategoryRows, listStateRows, sumAges } from './age-tables'
import type { AgeCount } from './reads/directory'
import { createSnapshotDirectory } from './reads/snapshot'
import { sqlDirectory } from './reads/sql-directory'

const database = useDatabase()
const now = new Date('2026-11-21T17:00:00Z')
const inOrder = (counts: AgeCount[]) => counts.map((count) => JSON.stringify(count, Object.keys(count).sort())).sort()

beforeAll(async () => {
  await database.sql`delete from resources`
  for (const verifiedOn of [null, '2019-05-01', '2025-11-20', '2025-11-21', '2026-08-23', '2026-08-24', '2026-11-21']) {
    await makeRecord(database.sql, { verifiedOn, state: 'TX', isEmergency: true })
    await makeRecord(database.sql, { verifiedOn, state: 'ME', category: 'womens-health' })
  }
  await makeRecord(database.sql, { verifiedOn: '2026-11-21', isVerified: false, state: 'ME' })
  const gone = await makeRecord(database.sql, { verifiedOn: '2026-11-21', state: 'ME' })
  await database.sql`update resources set archived_at = now() where id = ${gone.id}`
})

describe('the ages of the directory', () => {
  it('are counted at their exact bounds, each public entry once and no others', async () => {
    const counts = await sqlDirectory.countAges(now)
    expect(sumAges(counts)).toEqual({ fresh: 4, aging: 4, stale: 5, never: 2, all: 15 })
    expect(sumAges(counts, ({ isEmergency }) => isEmergency)).toEqual({
      fresh: 2,
      aging: 2,
      stale: 2,
      never: 1,
      all: 7,
    })
  })

  it('are the same from the copy in memory', async () => {
    const { items } = await sqlDirectory.listResources({ limit: 500 })
    const copied = await createSnapshotDirectory(items).countAges(now)
    expect(inOrder(copied)).toEqual(inOrder(await sqlDirectory.countAges(now)))
  })

  it('add up to the same total in every table, with a row for each state and territory', async () => {
    const counts = await sqlDirectory.countAges(now)
    const rows = listStateRows(counts)
    expect(rows).toHaveLength(57)
    expect(rows.find(({ key }) => key === 'ME')?.sums).toEqual({ fresh: 2, aging: 2, stale: 3, never: 1, all: 8 })
    expect(rows.find(({ key }) => key === 'WY')?.sums.all).toBe(0)
    const all = (of: { sums: { all: number } }[]) => of.reduce((sum, { sums }) => sum + sums.all, 0)
    expect(all(rows)).toBe(15)
    expect(all(listCategoryRows(counts))).toBe(15)
    expect(listStateRows(counts, 'womens-health').find(({ key }) => key === 'TX')?.sums.all).toBe(0)
  })
})
