import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'

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
