import { words } from '@/lib/site/language/words'
import 'server-only'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { resources } from '@/db/schema/directory'
import { savedResources, users } from '@/db/schema/people'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { deleteOwnRow } from '../service'
import { MAX_SAVED } from './limits'
import { describeSaved, findSaved, selectSaved } from './rows'
import type { SavedDto } from './schema'
import { listEarlier, type SavedStatus } from './status'

type Entry = { resourceId: string } | { slug: string }
type Owner = Pick<Viewer, 'userId'>

async function findEntry(db: Database, entry: Entry) {
  const which = 'slug' in entry ? eq(resources.slug, entry.slug) : eq(resources.id, entry.resourceId)
  const [row] = await db
    .select({
      resourceId: resources.id,
      title: resources.title,
      description: resources.description,
      category: resources.category,
    })
    .from(resources)
    .where(and(which, isNull(resources.archivedAt)))
  return row ?? null
}

/** Locks the person's row, so that concurrent requests can't exceed the limit. */
async function assertRoom(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await db.select({ saved: count() }).from(savedResources).where(eq(savedResources.userId, userId))
  if ((row?.saved ?? 0) < MAX_SAVED) return
  throw new AppError('conflict', words().account.refusals.savedFull({ most: MAX_SAVED }))
}

/** Saves an entry once: saving it again changes nothing. */
export function saveEntry({ userId }: Owner, entry: Entry): Promise<{ saved: SavedDto; isNew: boolean }> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const found = await findEntry(transaction, entry)
      if (!found) throw new AppError('not-found', words().account.refusals.noEntry)
      const isOwn = and(eq(savedResources.userId, userId), eq(savedResources.resourceId, found.resourceId))
      const readMine = async () => {
        const [row] = await transaction.select({ id: savedResources.id }).from(savedResources).where(isOwn)
        return row ? findSaved(transaction, userId, row.id) : null
      }
      const known = await readMine()
      if (known) return { saved: known, isNew: false }
      await assertRoom(transaction, userId)
      const [added] = await transaction
        .insert(savedResources)
        .values({ userId, ...found, savedAt: new Date() })
        .onConflictDoNothing()
        .returning({ id: savedResources.id })
      const saved = await readMine()
      if (!saved) throw new Error('what was saved is not there')
      return { saved, isNew: added !== undefined }
    }),
  )
}

export interface SavedChange {
  status?: SavedStatus
  /** Null removes it. */
  note?: string | null
}

function refuseBack(current: SavedDto): AppError {
  const { account, dashboard } = words()
  const message = account.refusals.already({ status: dashboard.saved.statuses[current.status] })
  return new AppError('conflict', message, { current })
}

/** In one statement: if two tabs act at once, one changes it and the other gets the current state. */
export function changeSaved({ userId }: Owner, id: string, { status, note }: SavedChange): Promise<SavedDto> {
  return query(async (db) => {
    const isBefore = status === undefined ? undefined : inArray(savedResources.status, listEarlier(status))
    const isPossible = status === undefined || listEarlier(status).length > 0
    const changed = isPossible
      ? await db
          .update(savedResources)
          .set({ status, note })
          .where(and(eq(savedResources.id, id), eq(savedResources.userId, userId), isBefore))
          .returning({ id: savedResources.id })
      : []
    const current = await findSaved(db, userId, id)
    if (!current) throw new AppError('not-found')
    if (changed.length === 0) throw refuseBack(current)
    return current
  })
}

export async function removeSaved({ userId }: Owner, id: string): Promise<void> {
  await deleteOwnRow(savedResources, userId, id)
}

/** The position of the last one shown. */
interface SavedPosition {
  at: string
  id: string
}

interface SavedPage {
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
