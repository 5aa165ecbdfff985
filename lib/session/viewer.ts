import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers, sessions, users } from '@/db/schema/people'
import { type CookieReader, hashToken, readSessionToken } from './cookie'
import { findEnd, hasEnded, needsTouch } from './lifetime'
import { type Access, assertAccess, isPermission, type Viewer } from './policy'
import { readSessionData, writeSessionData } from './session-data'
import { isStaffRow } from './staff-join'

/** A session holds `userId`; the role is read anew each time, so that a change acts on the next request. */
const sessionUserId = sql`case when ${sessions.sess} ->> 'userId' ~ '^[0-9a-f-]{36}$' then (${sessions.sess} ->> 'userId')::uuid end`

async function findSession(db: Database, sid: string, now: Date) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      role: adminUsers.role,
      permissions: adminUsers.permissions,
      sess: sessions.sess,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessionUserId))
    .leftJoin(adminUsers, isStaffRow)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now)))
    .limit(1)
  return row
}

/** Nobody once the session is over; while it is not, being here prolongs it up to its whole length. */
async function findViewer(db: Database, token: string): Promise<Viewer | null> {
  const now = new Date()
  const sid = hashToken(token)
  const row = await findSession(db, sid, now)
  if (!row) return null
  const isStaff = row.role !== null
  const data = readSessionData(row.sess)
  if (data && hasEnded(data, isStaff, now.getTime())) return null
  if (data && needsTouch(data, now.getTime())) {
    const touched = { ...data, lastSeen: now.getTime() }
    const expire = new Date(findEnd(touched, isStaff))
    // Not where another request has just changed or ended it.
    const isUnchanged = and(eq(sessions.sid, sid), eq(sessions.sess, row.sess))
    await db
      .update(sessions)
      .set({ sess: writeSessionData(touched), expire })
      .where(isUnchanged)
  }
  const permissions = (row.permissions ?? []).filter(isPermission)
  return { userId: row.userId, email: row.email, role: row.role ?? 'member', permissions }
}

/** Who is looking, from a request or from next/headers' cookies(). Null for a visitor, without a query. */
export async function getViewer(source: Request | CookieReader): Promise<Viewer | null> {
  const token = readSessionToken(source)
  return token === null ? null : query((db) => findViewer(db, token))
}

/** The viewer who may do this; throws AppError (401 or 403) for anyone else. */
export async function requireViewer(source: Request | CookieReader, access: Access = 'member'): Promise<Viewer> {
  const viewer = await getViewer(source)
  assertAccess(viewer, access)
  if (viewer === null) throw new Error(`${access} asks for no viewer`)
  return viewer
}
