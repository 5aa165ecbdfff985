import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { mailOutbox } from '@/db/schema/mail'
import { contactMessages } from '@/db/schema/operations'
import { users } from '@/db/schema/people'
import { dropCheckInMails, notifyContactsBeforeErasure } from '@/lib/check-ins/alerts'

/** Also deletes what is stored under her address; donations stay, as tax law requires, and are not linked to an account. */
async function deleteByAddress(db: Database, email: string): Promise<void> {
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await db.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  await db
    .delete(mailOutbox)
    .where(and(sql`lower(${mailOutbox.recipient}) = ${email}`, eq(mailOutbox.status, 'waiting')))
}

/** Immediate and complete: her rows are deleted with the account, and every session ends. */
export function deleteAccount(userId: string): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      // Silently: contacts are not notified, except for what she requested with her second PIN.
      await notifyContactsBeforeErasure(transaction, userId, new Date())
      await dropCheckInMails(transaction, userId)
      const [gone] = await transaction.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
      if (gone?.email) await deleteByAddress(transaction, gone.email)
    }),
  )
}
