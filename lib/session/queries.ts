import 'server-only'
import { and, desc, eq, gt } from 'drizzle-orm'
import { query } from '@/db'
import { sessions } from '@/db/schema/people'
import { hashToken } from '@/lib/sealing/seal'
import { readClock } from './clock'
import { readSessionData } from './cookie'
import { findEnd, hasEnded } from './lifetime'
import { isStaff, type Viewer } from './policy'
import type { SessionDto } from './schema'

const MAX_SESSIONS = 100

/** Her active sessions: the current browser first, then by last use. */
export async function listSessions(viewer: Viewer, token: string | null): Promise<SessionDto[]> {
  const current = token === null ? null : hashToken(token)
  const { rows, now } = await query(async (db) => {
    const time = await readClock(db)
    const own = db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, viewer.userId), gt(sessions.expires, new Date(time))))
      .orderBy(desc(sessions.expires))
      .limit(MAX_SESSIONS)
    return { rows: await own, now: time }
  })
  return rows
    .flatMap(({ sessionToken, sess }) => {
      const data = readSessionData(sess)
      return data && !hasEnded(data, isStaff(viewer), now) ? [{ data, isCurrent: sessionToken === current }] : []
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.data.lastSeen - a.data.lastSeen)
    .map(({ data, isCurrent }) => ({
      id: data.id,
      isCurrent,
      stays: data.stays && !isStaff(viewer),
      signedInAt: new Date(data.createdAt),
      lastSeenAt: new Date(data.lastSeen),
      endsAt: new Date(findEnd(data, isStaff(viewer))),
    }))
}
