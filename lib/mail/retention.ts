import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { query } from '@/db'
import { mailOutbox } from '@/db/schema/mail'

const DAY_MS = 86_400_000
/** Keys of sent mails, which hold nobody's address. */
const SENT_DAYS = 30
/** Mails that could not be sent stay for staff to see, and to send again. */
const UNSENT_DAYS = 14

/** A mail that waits is given up after three days by itself, so that nothing stays for ever. */
export async function deleteOldMail(now: Date): Promise<Record<string, number>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isOld = or(
    and(eq(mailOutbox.status, 'sent'), lt(mailOutbox.sentAt, before(SENT_DAYS))),
    and(inArray(mailOutbox.status, ['failed', 'unsure']), lt(mailOutbox.createdAt, before(UNSENT_DAYS))),
  )
  const deleted = await query((db) => db.delete(mailOutbox).where(isOld).returning({ id: mailOutbox.id }), 30_000)
  return { mails: deleted.length }
}
