import 'server-only'
import { and, eq, lt, ne, or } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { contactMessages } from '@/db/schema/operations'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { queueMail } from '@/lib/mail/outbox'
import { listStaffAddresses } from '@/lib/session/staff-addresses'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { daysBefore } from '@/lib/time/zone'
import { type Notice, writeContactNotice } from './mails'
import type { ContactInput } from './schema'

/** However many messages arrive, the shortest interval between two ordinary notices. */
const QUIET_MS = 5 * 60_000

type Transaction = Pick<Database, 'insert' | 'select'>

/** Sends a notice now; if one was sent within the interval, once it is over. Every message is followed by a notice. */
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

/** Staff are notified of every emergency immediately, ahead of all other mail. */
async function notifyStaff(db: Transaction, message: { id: string; isUrgent: boolean }, now: Date): Promise<void> {
  for (const reader of await listStaffAddresses(db, 'permission:messages:read')) {
    if (!message.isUrgent) await queueQuietly(db, reader, now)
    else {
      const key = `contact-notice:${reader.id}:${message.id}`
      await queueMail(db, writeContactNotice({ key, to: reader.email, isUrgent: true, sendAfter: now }))
    }
  }
}

/**
 * Stored first: the message survives whatever happens to the notice about it. One that fills the hidden honeypot field
 * is archived unread without a notice, where staff can still find it in case a person filled the field.
 */
export async function storeMessage(input: ContactInput, now = new Date()): Promise<{ message: string }> {
  const { nickname, ...message } = input
  const isMachine = nickname !== null
  await query((db) =>
    db.transaction(async (transaction) => {
      const [stored] = await transaction
        .insert(contactMessages)
        .values({
          ...message,
          language: currentLanguage(),
          createdAt: now,
          ...(isMachine && { status: 'closed', closedAt: now }),
        })
        .returning({ id: contactMessages.id })
      if (!stored || isMachine) return
      const isUrgent = message.priority === 'emergency' || message.category === 'emergency'
      try {
        // A separate step, so that its failure does not lose the message.
        await transaction.transaction((step) => notifyStaff(step, { id: stored.id, isUrgent }, now))
      } catch (error) {
        logEvent('error', { part: 'contact-notice', ...describeError(error) })
      }
    }),
  )
  return { message: words().contact.sentText({ time: choose(site.contact.responseTime) }) }
}

const CLOSED_DAYS = 90
const CLOSED_EMERGENCY_DAYS = 30
const BATCH_SIZE = 500

/** Their notes go with them. Returns the number of rows deleted. */
export async function purgeClosedMessages(now: Date): Promise<number> {
  const before = (days: number) => lt(contactMessages.closedAt, daysBefore(now, days))
  const isOver = or(
    and(ne(contactMessages.priority, 'emergency'), before(CLOSED_DAYS)),
    and(eq(contactMessages.priority, 'emergency'), before(CLOSED_EMERGENCY_DAYS)),
  )
  return deletePortion(contactMessages, isOver, BATCH_SIZE)
}
