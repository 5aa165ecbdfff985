import 'server-only'
import { and, eq, like, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { mailOutbox } from '@/db/schema/mail'
import { contactMessages } from '@/db/schema/operations'
import { users } from '@/db/schema/people'
import { dropCheckInMails, notifyContactsBeforeErasure } from '@/lib/check-ins/alerts'

/** Queued for this address as someone else's trusted contact: another person's safety may depend on them. */
const FOR_A_CONTACT = ['check-in-request', 'check-in-alert', 'check-in-all-clear']

/**
 * Also deletes what is stored under the member's address. Donations stay, as tax law requires, with their queued
 * receipts, and are not linked to an account.
 */
async function deleteByAddress(db: Database, email: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await db.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  await db
    .delete(mailOutbox)
    .where(
      and(
        sql`lower(${mailOutbox.recipient}) = ${email}`,
        eq(mailOutbox.status, 'waiting'),
        notInArray(mailOutbox.kind, FOR_A_CONTACT),
        not(like(mailOutbox.kind, 'donation-%')),
      ),
    )
}

/**
 * Immediate and complete: the rows are deleted with the account, and every session ends. With a condition, an account
 * that no longer meets it stays. Returns whether the account was deleted.
 */
export function deleteAccount(userId: string, onlyIf?: SQL): Promise<boolean> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const [user] = await transaction
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), onlyIf))
        .for('update')
      if (!user) return false
      // Silently: contacts are not notified, except for what was requested with the second PIN.
      await notifyContactsBeforeErasure(transaction, userId, new Date())
      await dropCheckInMails(transaction, userId)
      await transaction.delete(users).where(eq(users.id, userId))
      if (user.email) await deleteByAddress(transaction, user.email)
      return true
    }),
  )
}
