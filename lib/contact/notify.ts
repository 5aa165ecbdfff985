import 'server-only'
import type { Database } from '@/db'
import { queueMail } from '@/lib/mail/outbox'
import { listStaffAddresses } from '@/lib/session/staff-addresses'
import { type Notice, writeContactNotice } from './mails'

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
export async function notifyStaff(
  db: Transaction,
  message: { id: string; isUrgent: boolean },
  now: Date,
): Promise<void> {
  for (const reader of await listStaffAddresses(db, 'permission:messages:read')) {
    if (!message.isUrgent) await queueQuietly(db, reader, now)
    else {
      const key = `contact-notice:${reader.id}:${message.id}`
      await queueMail(db, writeContactNotice({ key, to: reader.email, isUrgent: true, sendAfter: now }))
    }
  }
}
