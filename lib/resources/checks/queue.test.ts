import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET } from '@/app/api/admin/checks/route'
import { query } from '@/db'
import type { Viewer } from '@/lib/session/policy'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { send, signInNew } from '@/tests/support/staff'
import { listQueue } from './queue'
import { compareRisk, listSegments, type RiskPosition } from './risk'
import { selectQueue } from './sql-queue'

const database = useDatabase()
const now = new Date('2026-11-21T17:00:00Z')
const viewer: Viewer = {
  userId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11',
  email: 'e@staff.test',
  role: 'editor',
  permissions: [],
}

beforeAll(async () => {
  await database.sql`delete from resources`
})
beforeEach(async () => {
  await database.sql`delete from resources`
})

const report = (id: string, count: number) =>
  database.sql`insert into problem_reports (resource_id, kind, reported_on)
    select ${id}, 'other', '2026-11-20' from generate_series(1, ${count})`

describe('the order of the queue', () => {
  const position = (given: Partial<RiskPosition>): RiskPosition => ({
    isUnconfirmed: false,
    isEmergency: false,
    age: 'aging',
    doubts: 0,
    checkedOn: '2026-01-01',
    id: '1',
    ...given,
  })

  it('is what only public lists have first, then emergencies, then age, then doubts, then the date', () => {
    const inOrder = [
      position({ isUnconfirmed: true, isEmergency: true, age: 'never', checkedOn: '' }),
      position({ isUnconfirmed: true, age: 'never', checkedOn: '' }),
      position({ isEmergency: true, age: 'never', checkedOn: '' }),
      position({ isEmergency: true, age: 'stale', checkedOn: '2020-01-01' }),
      position({ isEmergency: true, age: 'aging', doubts: 2, checkedOn: '2026-02-02' }),
      position({ isEmergency: true, age: 'aging', checkedOn: '2026-01-01' }),
      position({ isEmergency: true, age: 'fresh', doubts: 1, checkedOn: '2026-11-20' }),
      position({ age: 'never', checkedOn: '', doubts: 9 }),
      position({ age: 'never', checkedOn: '' }),
      position({ age: 'stale', checkedOn: '2019-01-01' }),
      position({ age: 'stale', checkedOn: '2020-01-01' }),
      position({ age: 'aging', doubts: 3 }),
      position({ age: 'aging', id: '1' }),
      position({ age: 'aging', id: '2' }),
    ]
    expect([...inOrder].reverse().sort(compareRisk)).toEqual(inOrder)
  })

  it('is the same in the database, whole and in pages, for every kind of record', async () => {
    const dates = [null, '2019-05-01', '2025-11-20', '2025-11-21', '2026-08-23', '2026-08-24', '2026-11-21']
    for (const isEmergency of [true, false]) {
      for (const verifiedOn of dates) {
        for (const reports of [0, 1, 3]) {
          const { id } = await makeRecord(database.sql, { isEmergency, verifiedOn })
          if (reports > 0) await report(id, reports)
        }
      }
    }
    await makeRecord(database.sql, { verifiedOn: '2026-11-21', isVerified: false })
    const unproven = await makeRecord(database.sql, { verifiedOn: null, isVerified: false })
    const listed = await makeRecord(database.sql, { verifiedOn: null, isVerified: false })
    await database.sql`update resources set listed_by = 'HRSA' where id = ${listed.id}`
    const whole = await listQueue(viewer, { limit: 500 }, now)
    // Two of the seven dates are fresh; of those, only records in doubt are listed.
    expect(whole.items).toHaveLength(2 * (5 * 3 + 2 * 2) + 3)
    expect(whole.items[0]).toMatchObject({ id: unproven.id, isUnconfirmed: true })
    expect(whole.items.filter(({ isUnconfirmed }) => isUnconfirmed)).toHaveLength(1)
    expect(whole.next).toBeNull()
    const positions = whole.items.map(({ isUnconfirmed, isEmergency, age, doubts, verifiedOn, isVerified, id }) => ({
      isUnconfirmed,
      isEmergency,
      age,
      doubts,
      checkedOn: verifiedOn === null ? '' : isVerified ? verifiedOn : '-infinity',
      id,
    }))
    expect([...positions].sort(compareRisk)).toEqual(positions)
    const paged: string[] = []
    let after: RiskPosition | undefined
    do {
      const page = await listQueue(viewer, { limit: 4, after }, now)
      paged.push(...page.items.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(paged).toEqual(positions.map(({ id }) => id))
    const reported = await listQueue(viewer, { limit: 500, onlyReported: true }, now)
    expect(reported.items.map(({ id }) => id)).toEqual(
      whole.items.filter(({ doubts }) => doubts > 0).map(({ id }) => id),
    )
  })

  it('leaves out archived and deleted records, and takes back restored ones', async () => {
    const { id } = await makeRecord(database.sql, {})
    await database.sql`update resources set archived_at = now() where id = ${id}`
    expect((await listQueue(viewer, { limit: 10 }, now)).items).toEqual([])
    await database.sql`update resources set archived_at = null where id = ${id}`
    expect((await listQueue(viewer, { limit: 10 }, now)).items).toHaveLength(1)
  })

  it('is paged by the API, which refuses a tampered cursor', async () => {
    for (let made = 0; made < 3; made += 1) await makeRecord(database.sql)
    const cookie = await signInNew(database.sql, { role: 'editor' })
    const first = await send(GET, { path: '/api/admin/checks?limit=2', cookie })
    expect(await first.json()).toHaveLength(2)
    const [, path = ''] = /<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? []
    const second = await send(GET, { path, cookie })
    expect(await second.json()).toHaveLength(1)
    expect(second.headers.get('link')).toBeNull()
    expect((await send(GET, { path: '/api/admin/checks?cursor=abc', cookie })).status).toBe(400)
  })
})

it('segments cover each date once', () => {
  const segments = listSegments(now).filter(
    ({ isUnconfirmed, isEmergency, isDoubted }) => !isUnconfirmed && isEmergency && isDoubted,
  )
  expect(segments.map(({ age, from, to }) => [age, from, to])).toEqual([
    ['never', null, null],
    ['stale', '-infinity', '2025-11-20'],
    ['aging', '2025-11-21', '2026-08-23'],
    ['fresh', '2026-08-24', 'infinity'],
  ])
})

it('reads a page of 100,000 records from the indexes, without sorting or scanning them all', async () => {
  // Writes what the trigger would, without search-indexing 100,000 texts.
  await database.sql`alter table record_checks drop constraint record_checks_resource_id_resources_id_fk`
  await database.sql`insert into record_checks (resource_id, is_listed, is_emergency, checked_on)
    select gen_random_uuid(), true, n % 20 = 0, date '2026-11-21' - (n % 700) from generate_series(1, 100000) n`
  await database.sql`analyze record_checks`
  const plan = await query((db) =>
    db.execute<{ 'QUERY PLAN': string }>(
      // A page deep in the queue, where paging by offset would be slow.
      sql`explain (analyze, timing off, buffers off, summary off) ${selectQueue(now, { limit: 26, after: { isUnconfirmed: false, isEmergency: false, age: 'aging', doubts: 0, checkedOn: '2026-05-01', id: viewer.userId } })}`,
    ),
  )
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('record_checks_by_age')
  expect(text).not.toMatch(/Seq Scan/)
  const read = [...text.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows))
  expect(Math.max(...read)).toBeLessThanOrEqual(26)
  expect(text).not.toMatch(/Rows Removed by Filter: \d{3,}/)
  await database.sql`delete from record_checks`
})
