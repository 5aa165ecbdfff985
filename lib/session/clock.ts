import { sql } from 'drizzle-orm'
import type { Database } from '@/db'

/**
 * The time in milliseconds by the database's clock, by which all sessions are measured: it is the same for every
 * instance, even if the clock of a machine is wrong.
 */
export async function readClock(db: Database): Promise<number> {
  const [row] = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)
  return Math.floor(Number(row?.now))
}
