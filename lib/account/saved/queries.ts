import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { query } from '@/db'
import { resources } from '@/db/schema/directory'
import { savedResources } from '@/db/schema/people'
import type { Viewer } from '@/lib/session/policy'
import { MAX_SAVED } from './limits'
import { describeSaved, selectSaved } from './rows'
import type { SavedDto } from './schema'

/** The position of the last one shown. */
export interface SavedPosition {
  at: string
  id: string
}

export interface SavedPage {
  items: SavedDto[]
  next: SavedPosition | null
}

/** Latest first. */
export async function listSaved(viewer: Viewer, limit = MAX_SAVED, after?: SavedPosition): Promise<SavedPage> {
  const older = after
    ? sql`(${savedResources.savedAt}, ${savedResources.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  const rows = await query((db) =>
    selectSaved(db)
      .where(and(eq(savedResources.userId, viewer.userId), older))
      .orderBy(desc(savedResources.savedAt), desc(savedResources.id))
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(describeSaved),
    next: rows.length > limit && last ? { at: last.position, id: last.id } : null,
  }
}

/** The title of an entry that can be saved; null if there is none. */
export async function getSavableTitle(slug: string): Promise<string | null> {
  const [row] = await query((db) =>
    db
      .select({ title: resources.title })
      .from(resources)
      .where(and(eq(resources.slug, slug), isNull(resources.archivedAt))),
  )
  return row?.title ?? null
}
