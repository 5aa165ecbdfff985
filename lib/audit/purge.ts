import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'

const BATCH_SIZE = 5000

/** Run by the scheduler: deletes entries older than two years. Returns how many. */
export async function purgeAudit(now: Date): Promise<number> {
  const rows = await query((db) =>
    db.execute(sql`delete from audit_log where id in (
      select id from audit_log where at < ${now.toISOString()}::timestamptz - interval '2 years' order by at limit ${BATCH_SIZE})
      returning id`),
  )
  return rows.length
}
