import 'server-only'
import { type Database, query } from '@/db'
import { hashToken } from '@/lib/sealing/seal'
import { adaptTo } from './adapter'
import { readClock } from './clock'
import { type CookieReader, readSessionData, readSessionToken } from './cookie'
import { hasEnded, needsTouch } from './lifetime'
import { type Access, assertAccess, isPermission, type Viewer } from './policy'
import { changeSession } from './service'
import { findStaffRow } from './staff-join'

/**
 * Null once the session has expired; otherwise this visit extends it up to its full length. The role is read
 * each time, so that a change takes effect on the next request.
 */
async function findViewer(db: Database, token: string): Promise<Viewer | null> {
  const sid = hashToken(token)
  const [found, now] = await Promise.all([adaptTo(db).getSessionAndUser(sid), readClock(db)])
  if (!found || found.session.expires.getTime() <= now) return null
  const { session, user } = found
  const staff = await findStaffRow(db, user.id)
  const data = readSessionData(session.sess)
  if (data && hasEnded(data, staff !== undefined, now)) return null
  if (data && needsTouch(data, now)) await changeSession(db, sid, (latest) => ({ ...latest, lastSeen: now }))
  const permissions = (staff?.permissions ?? []).filter(isPermission)
  return { userId: user.id, email: user.email, role: staff?.role ?? 'member', permissions }
}

/** The viewer of a request or of next/headers' cookies(). Null for a visitor, without a query. */
export async function getViewer(source: Request | CookieReader): Promise<Viewer | null> {
  const token = readSessionToken(source)
  return token === null ? null : query((db) => findViewer(db, token))
}

/** The viewer if allowed; throws AppError (401 or 403) otherwise. */
export async function requireViewer(source: Request | CookieReader, access: Access = 'member'): Promise<Viewer> {
  const viewer = await getViewer(source)
  assertAccess(viewer, access)
  if (viewer === null) throw new Error(`${access} asks for no viewer`)
  return viewer
}
