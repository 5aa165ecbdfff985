import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { writeIds } from './reads/sql-rows'

const BATCH_SIZE = 1000

/** Run by the scheduler: permanently deletes records deleted more than 30 days ago. Returns how many. */
export async function purgeDeletedResources(now: Date): Promise<number> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const rows = await transaction.execute<{ organizationId: string }>(sql`
        delete from resources where id in (
          select id from resources where deleted_at < ${now.toISOString()}::timestamptz - interval '30 days'
          order by deleted_at limit ${BATCH_SIZE}) returning organization_id as "organizationId"`)
      const ids = writeIds(rows.map(({ organizationId }) => organizationId))
      if (rows.length > 0) {
        await transaction.execute(sql`delete from organizations o where o.id = any(${ids})
          and not exists (select 1 from resources r where r.organization_id = o.id)`)
      }
      return rows.length
    }),
  )
}
