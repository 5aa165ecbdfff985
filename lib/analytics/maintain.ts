/** Maintenance of the running counts: folds their rows together, and compares them with a fresh count. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import type { Job } from '@/lib/jobs/job'
import { logEvent } from '@/lib/log/log'

/** Not worth folding unless there are this many more rows than keys. */
const SPARE_ROWS = 2000

async function fold(db: Database): Promise<number> {
  const [rows] = await db.execute<{ spare: number }>(
    sql`select (count(*) - count(distinct (topic, key)))::int as spare from tallies`,
  )
  if (!rows || rows.spare < SPARE_ROWS) return 0
  // One statement: concurrent readers see either all old rows or all new ones.
  await db.execute(sql`
    with folded as (delete from tallies returning *)
    insert into tallies (topic, key, count, amount)
    select topic, key, sum(count), sum(amount) from folded group by topic, key having sum(count) <> 0 or sum(amount) <> 0`)
  return rows.spare
}

export interface Drift {
  /** Keys whose count was wrong. */
  tallies: number
  /** Rows of the state lists that were missing or superfluous. */
  areas: number
}

/** Recounts everything and corrects differences, in statements that each see one snapshot of the database. */
async function recount(db: Database): Promise<Drift> {
  const wrong = await db.execute<{ topic: string; off: number }>(sql`
    with kept as (select topic, key, sum(count) as count, sum(amount) as amount from tallies group by topic, key),
      wrong as (select coalesce(c.topic, k.topic) as topic, coalesce(c.key, k.key) as key,
          coalesce(c.count, 0) - coalesce(k.count, 0) as count, coalesce(c.amount, 0) - coalesce(k.amount, 0) as amount
        from counted_tallies c full join kept k on k.topic = c.topic and k.key = c.key),
      mended as (insert into tallies (topic, key, count, amount)
        select topic, key, count, amount from wrong where count <> 0 or amount <> 0 returning topic, count)
    select topic, count::int as off from mended`)
  const [areas] = await db.execute<{ off: number }>(sql`
    with missing as (select * from counted_areas except select * from resource_areas),
      surplus as (select * from resource_areas except select * from counted_areas),
      gone as (delete from resource_areas a using surplus s
        where (a.resource_id, a.area, a.category, a.importance, a.title, a.is_facility)
          = (s.resource_id, s.area, s.category, s.importance, s.title, s.is_facility) returning 1),
      added as (insert into resource_areas select * from missing returning 1)
    select ((select count(*) from gone) + (select count(*) from added))::int as off`)
  const drift = { tallies: wrong.length, areas: areas?.off ?? 0 }
  if (drift.tallies + drift.areas > 0) {
    logEvent('tallies-drifted', { ...drift, topics: [...new Set(wrong.map(({ topic }) => topic))].join() })
  }
  return drift
}

export const foldTallies = () => withOwnConnection(fold)
export const recountTallies = () => withOwnConnection(recount)

export const talliesJob: Job = {
  name: 'tallies',
  everySeconds: 300,
  run: async () => ({ folded: await foldTallies() }),
}

/** Finds what a trigger missed, which should never happen. */
export const recountJob: Job = {
  name: 'recount',
  everySeconds: 86_400,
  run: async () => {
    const { tallies, areas } = await recountTallies()
    return { tallies, areas }
  },
}

const MONTHS_KEPT = 25
const BATCH_SIZE = 5000

/** Deletes a batch of expired totals and returns how many. */
export async function purgeTotals(now: Date): Promise<number> {
  const rows = await query((db) =>
    db.execute<{ day: string }>(sql`
      delete from daily_totals where ctid in (
        select ctid from daily_totals
        where day < (${now.toISOString()}::timestamptz at time zone 'UTC')::date - make_interval(months => ${MONTHS_KEPT})
        limit ${BATCH_SIZE})
      returning day`),
  )
  return rows.length
}
