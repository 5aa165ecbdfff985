/** Searches of the staff's list of records that have a name, and the lists that records came from. */
import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { savedViews } from '@/db/schema/desk'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import type { SavedView, ViewInput } from './saved-views-schema'

const MAX_VIEWS = 100

export async function listViews(): Promise<SavedView[]> {
  const { id, name, query: filters } = savedViews
  return query((db) => db.select({ id, name, query: filters }).from(savedViews).orderBy(asc(name)).limit(MAX_VIEWS))
}

/** The same name again changes what it stands for. */
export async function saveView(viewer: Viewer, { name, query: filters }: ViewInput): Promise<void> {
  await query((db) =>
    db.execute(sql`insert into saved_views (name, query, saved_by) values (${name}, ${filters}, ${viewer.email ?? 'unknown'})
      on conflict (lower(name)) do update set query = excluded.query, saved_by = excluded.saved_by`),
  )
}

export async function removeView(id: string): Promise<void> {
  const deleted = await query((db) =>
    db.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id }),
  )
  if (deleted.length === 0) throw new AppError('not-found', 'This view no longer exists.')
}

/** The lists that readers see, and the sources of imports; each found by a step along an index. */
export async function listRecordSources(): Promise<string[]> {
  const distinct = (table: string, column: string) =>
    sql.raw(`
    (with recursive found as (
      (select ${column} as name from ${table} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > found.name order by ${column} limit 1)
      from found where found.name is not null
    ) select name from found where name is not null limit 500)`)
  const rows = await query((db) =>
    db.execute<{ name: string }>(
      sql`${distinct('resources', 'listed_by')} union ${distinct('import_keys', 'source')} order by 1`,
    ),
  )
  return rows.map(({ name }) => name)
}
