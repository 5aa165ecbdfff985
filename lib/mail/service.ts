import { and, eq, inArray } from 'drizzle-orm'
import { query } from '@/db'
import { mailOutbox } from '@/db/schema/mail'
import { mailWaker } from './wake'

/** Lets staff resend an email that was given up or is unsure; false if it is neither anymore. */
export async function sendMailAgain(id: string, now = new Date()): Promise<boolean> {
  const where = and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ['failed', 'unsure']))
  const changed = await query((db) =>
    db
      .update(mailOutbox)
      .set({ status: 'waiting', nextAttemptAt: now, createdAt: now, attempts: 0, lastError: null })
      .where(where)
      .returning({ id: mailOutbox.id }),
  )
  mailWaker.wake()
  return changed.length > 0
}
