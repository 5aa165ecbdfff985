import 'server-only'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { checkIns } from '@/db/schema/check-ins'
import type { Viewer } from '@/lib/session/policy'
import { listContacts } from './contacts'
import { checkInWaker } from './job'
import { belongsToViewer, describeCheckIn, listChosen } from './rows'
import type { CheckInDto, CheckInViewDto } from './schema'

/** The position of the last one shown. */
export interface CheckInPosition {
  created: string
  id: string
}

export interface CheckInPage {
  items: CheckInDto[]
  next: CheckInPosition | null
}

/** Newest first. One that is due is advanced first, in case the scheduler has not done it yet. */
export async function listCheckIns(
  { userId }: Viewer,
  limit = 100,
  after?: CheckInPosition,
  now = new Date(),
): Promise<CheckInPage> {
  const earlier = after
    ? or(
        sql`${checkIns.createdAt} < ${after.created}::timestamptz`,
        sql`${checkIns.createdAt} = ${after.created}::timestamptz and ${checkIns.id} > ${after.id}::uuid`,
      )
    : undefined
  const page = await query(async (db) => {
    const rows = await db
      .select({ row: checkIns, position: sql<string>`${checkIns.createdAt}::text` })
      .from(checkIns)
      .where(and(belongsToViewer(userId, now), earlier))
      .orderBy(desc(checkIns.createdAt), checkIns.id)
      .limit(limit + 1)
    const shown = rows.slice(0, limit)
    const ids = shown.map(({ row }) => row.id)
    const chosen = ids.length > 0 ? await listChosen(db, ids) : []
    const last = shown.at(-1)
    return {
      items: shown.map(({ row }) => describeCheckIn(row, chosen)),
      next: rows.length > limit && last ? { created: last.position, id: last.row.id } : null,
    }
  })
  checkInWaker.wake()
  return page
}

export async function getCheckIn({ userId }: Viewer, id: string, now = new Date()): Promise<CheckInDto | null> {
  return query(async (db) => {
    const [row] = await db
      .select()
      .from(checkIns)
      .where(and(eq(checkIns.id, id), belongsToViewer(userId, now)))
    return row ? describeCheckIn(row, await listChosen(db, [row.id])) : null
  })
}

export async function getCheckInView(viewer: Viewer): Promise<CheckInViewDto> {
  const [{ items }, contacts] = await Promise.all([listCheckIns(viewer), listContacts(viewer)])
  return { checkIns: items, contacts, servedAt: new Date().toISOString() }
}
