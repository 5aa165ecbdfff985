import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { helpKinds } from '@/db/vocabulary/help-kinds'

export interface CountedKind {
  slug: string
  name: string
  count: number
}

/** How many published records give each kind of help, the rarest first. */
export function countHelpKinds(): Promise<CountedKind[]> {
  return query(async (db) => {
    const rows = await db.execute<{ slug: string; count: number }>(sql`
      select kind as slug, count(*)::int as count from resources r, unnest(r.help_kinds) kind
      where r.archived_at is null group by 1`)
    const counts = new Map(rows.map(({ slug, count }) => [slug, count]))
    return helpKinds
      .map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }))
      .sort((a, b) => a.count - b.count)
  })
}
