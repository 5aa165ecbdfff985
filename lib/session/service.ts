import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers, sessions, users } from '@/db/schema/people'
import { hashToken } from './cookie'
import { findEnd } from './lifetime'
import { ofUser, readSessionData, type SessionData, writeSessionData } from './session-data'
import { isStaffRow } from './staff-join'

/** More places than anyone has; the oldest go. */
const MOST_PLACES = 20

const withId = (id: string) => sql`${sessions.sess} ->> 'id' = ${id}`

async function isOnStaff(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: adminUsers.id })
    .from(users)
    .innerJoin(adminUsers, isStaffRow)
    .where(eq(users.id, userId))
  return row !== undefined
}

export function mayBeStaff(userId: string): Promise<boolean> {
  return query((db) => isOnStaff(db, userId))
}

async function dropOldPlaces(db: Database, userId: string): Promise<void> {
  const kept = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(ofUser(userId))
    .orderBy(desc(sql`${sessions.sess} ->> 'createdAt'`), sessions.sid)
    .limit(MOST_PLACES)
  await db.delete(sessions).where(and(ofUser(userId), notInArray(sessions.sid, kept)))
}

/**
 * Signs a person in: a token that nobody had before, known to her browser alone. What this browser was signed in as
 * until now (`formerToken`) ends with it.
 */
export async function createSession(userId: string, formerToken: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const data: SessionData = { id: randomUUID(), userId, createdAt: now, lastSeen: now, stays: false }
  await query((db) =>
    db.transaction(async (transaction) => {
      const over = and(ofUser(userId), lte(sessions.expire, new Date(now)))
      const former = formerToken === null ? undefined : eq(sessions.sid, hashToken(formerToken))
      await transaction.delete(sessions).where(or(over, former))
      const expire = new Date(findEnd(data, await isOnStaff(transaction, userId)))
      await transaction.insert(sessions).values({ sid: hashToken(token), sess: writeSessionData(data), expire })
      await dropOldPlaces(transaction, userId)
    }),
  )
  return token
}

/** Ends one of her sign-ins by its id. False where it is not hers, or has ended already. */
export async function endPlace(userId: string, id: string): Promise<boolean> {
  const ended = await query((db) =>
    db
      .delete(sessions)
      .where(and(ofUser(userId), withId(id)))
      .returning({ sid: sessions.sid }),
  )
  return ended.length > 0
}

/** Ends every sign-in of hers, or every other than the one she is using. */
export async function endEverywhere(userId: string, exceptToken?: string | null): Promise<void> {
  const except = exceptToken ? ne(sessions.sid, hashToken(exceptToken)) : undefined
  await query((db) => db.delete(sessions).where(and(ofUser(userId), except)))
}

/** Keeps this browser signed in, or goes back to the short times, which may be over by now. Answers until when. */
export async function keepSignedIn(token: string, stays: boolean): Promise<number | null> {
  const sid = hashToken(token)
  return query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(sessions).where(eq(sessions.sid, sid)).for('update')
      const data = row ? readSessionData(row.sess) : null
      if (!data) return null
      const changed = { ...data, stays, lastSeen: Date.now() }
      const end = findEnd(changed, await isOnStaff(transaction, data.userId))
      await transaction
        .update(sessions)
        .set({ sess: writeSessionData(changed), expire: new Date(end) })
        .where(eq(sessions.sid, sid))
      return end
    }),
  )
}

/** For the scheduler: rows that are over are no use to anyone. Answers how many went. */
export async function purgeSessions(most = 5000): Promise<number> {
  return query(async (db) => {
    const over = db.select({ sid: sessions.sid }).from(sessions).where(lte(sessions.expire, new Date())).limit(most)
    const gone = await db.delete(sessions).where(inArray(sessions.sid, over)).returning({ sid: sessions.sid })
    return gone.length
  })
}
