import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'

const BATCH_SIZE = 1000

/** For the scheduler: articles deleted more than 30 days ago go for good. Answers how many. */
export async function purgeDeletedArticles(now: Date): Promise<number> {
  const rows = await query((db) =>
    db.execute(sql`delete from articles where id in (
      select id from articles where deleted_at < ${now.toISOString()}::timestamptz - interval '30 days'
      order by deleted_at limit ${BATCH_SIZE}) returning id`),
  )
  return rows.length
}
