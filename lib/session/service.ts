import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { sessions } from '@/db/schema/people'
import { hashToken, randomToken } from '@/lib/sealing/seal'
import { adaptTo } from './adapter'
import { readClock } from './clock'
import { readSessionData, type SessionData, writeSessionData } from './cookie'
import { findEnd } from './lifetime'
import { findStaffRow } from './staff-join'

/** More sessions than anyone has; the oldest are deleted. */
const MAX_SESSIONS = 20

const withId = (id: string) => sql`${sessions.sess} ->> 'id' = ${id}`

async function isOnStaff(db: Database, userId: string): Promise<boolean> {
  return (await findStaffRow(db, userId)) !== undefined
}

export function mayBeStaff(userId: string): Promise<boolean> {
  return query((db) => isOnStaff(db, userId))
}

async function dropOldSessions(db: Database, userId: string): Promise<void> {
  const kept = db
    .select({ sid: sessions.sessionToken })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sql`${sessions.sess} ->> 'createdAt'`), sessions.sessionToken)
    .limit(MAX_SESSIONS)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.sessionToken, kept)))
}

/** A new random token, known only to her browser. */
export function createToken(): string {
  return randomToken()
}

/** Signs a person in. The browser's previous session (`formerToken`) ends. */
export async function createSession(
  userId: string,
  formerToken: string | null,
  token = createToken(),
): Promise<string> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const now = await readClock(transaction)
      const data: SessionData = { id: randomUUID(), userId, createdAt: now, lastSeen: now, stays: false }
      const over = and(eq(sessions.userId, userId), lte(sessions.expires, new Date(now)))
      const former = formerToken === null ? undefined : eq(sessions.sessionToken, hashToken(formerToken))
      await transaction.delete(sessions).where(or(over, former))
      const expires = new Date(findEnd(data, await isOnStaff(transaction, userId)))
      const sess = writeSessionData(data)
      await adaptTo(transaction).createSession({ sessionToken: hashToken(token), sess, expires })
      await dropOldSessions(transaction, userId)
    }),
  )
  return token
}

/** Ends one of her sessions by its id. False if it is not hers, or has already ended. */
export async function endSessionById(userId: string, id: string): Promise<boolean> {
  const ended = await query((db) =>
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), withId(id)))
      .returning({ sid: sessions.sessionToken }),
  )
  return ended.length > 0
}

/** Ends all her sessions, or all but the current one. */
export async function endEverywhere(userId: string, exceptToken?: string | null): Promise<void> {
  const except = exceptToken ? ne(sessions.sessionToken, hashToken(exceptToken)) : undefined
  await query((db) => db.delete(sessions).where(and(eq(sessions.userId, userId), except)))
}

/**
 * Changes a session's times, unless it has expired or ended. Locks the row, so that neither a concurrent visit nor a
 * concurrent choice is lost.
 */
export async function changeSession(
  db: Database,
  sid: string,
  change: (data: SessionData) => SessionData,
): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const ofToken = eq(sessions.sessionToken, sid)
    const [row] = await transaction.select().from(sessions).where(ofToken).for('update')
    const data = row ? readSessionData(row.sess) : null
    if (!data) return null
    const changed = change(data)
    const end = findEnd(changed, await isOnStaff(transaction, data.userId))
    const sess = writeSessionData(changed)
    await adaptTo(transaction).updateSession({ sessionToken: sid, sess, expires: new Date(end) })
    return end
  })
}

/** Keeps this browser signed in, or returns to the short lifetime, which may have passed. Returns the new end. */
export async function keepSignedIn(token: string, stays: boolean): Promise<number | null> {
  return query(async (db) => {
    const now = await readClock(db)
    return changeSession(db, hashToken(token), (data) => ({ ...data, stays, lastSeen: now }))
  })
}

/** Run by the scheduler: deletes expired rows. Returns the number of rows deleted. */
export async function purgeSessions(most = 5000): Promise<number> {
  return query(async (db) => {
    const over = db
      .select({ sid: sessions.sessionToken })
      .from(sessions)
      .where(lte(sessions.expires, new Date(await readClock(db))))
      .limit(most)
    const deleted = await db
      .delete(sessions)
      .where(inArray(sessions.sessionToken, over))
      .returning({ sid: sessions.sessionToken })
    return deleted.length
  })
}
