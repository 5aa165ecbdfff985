import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { adminUsers } from '@/db/schema/people'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { type Notice, writeContactNotice } from './mails'

/** However many messages come in, nobody gets more ordinary notices than one in this time. */
const QUIET_MS = 5 * 60_000

type Transaction = Pick<Database, 'insert' | 'select'>

async function listReaders(db: Transaction): Promise<{ id: string; email: string }[]> {
  const mayRead = or(eq(adminUsers.role, 'admin'), sql`${adminUsers.permissions} @> array['messages:read']`)
  const readers = await db
    .select({ id: adminUsers.id, email: adminUsers.email })
    .from(adminUsers)
    .where(and(eq(adminUsers.isActive, true), mayRead))
    .limit(200)
  return readers.filter(({ email }) => isPlainAddress(email))
}

/** A notice now; where one of these minutes went out before, one when they are over. Each message has one after it. */
async function queueQuietly(db: Transaction, reader: { id: string; email: string }, now: Date): Promise<void> {
  const current = Math.floor(now.getTime() / QUIET_MS)
  for (let at = current; at <= current + 2; at += 1) {
    const notice: Notice = {
      key: `contact-notice:${reader.id}:${at}`,
      to: reader.email,
      isUrgent: false,
      sendAfter: at === current ? now : new Date(at * QUIET_MS),
    }
    if (await queueMail(db, writeContactNotice(notice))) return
  }
}

/** An emergency is told at once, each one, and goes before all other mail. */
export async function notifyStaff(
  db: Transaction,
  message: { id: string; isUrgent: boolean },
  now: Date,
): Promise<void> {
  for (const reader of await listReaders(db)) {
    if (!message.isUrgent) await queueQuietly(db, reader, now)
    else {
      const key = `contact-notice:${reader.id}:${message.id}`
      await queueMail(db, writeContactNotice({ key, to: reader.email, isUrgent: true, sendAfter: now }))
    }
  }
}
