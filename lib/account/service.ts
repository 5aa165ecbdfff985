import 'server-only'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers, users } from '@/db/schema/people'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import type { Identity } from '@/lib/session/identity/read-identity'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Rights of staff belong to whoever signed in first with their address, and pass on to nobody with the address. */
async function bindStaff(transaction: Transaction, email: string, userId: string): Promise<void> {
  const ofAddress = eq(adminUsers.email, email)
  await transaction
    .update(adminUsers)
    .set({ userId })
    .where(and(ofAddress, isNull(adminUsers.userId)))
  const isAnothers = and(ofAddress, ne(adminUsers.userId, userId), eq(adminUsers.isActive, true))
  const [withheld] = await transaction.select({ id: adminUsers.id }).from(adminUsers).where(isAnothers)
  if (withheld) logEvent('staff-rights-withheld', { member: withheld.id })
}

/**
 * The account of whoever the provider vouches for, made on the first day and brought up to date on each later one.
 * It is keyed on issuer and subject: an address can change hands, and then belongs to whoever verified it last.
 */
export async function recordSignIn(
  identity: Omit<Identity, 'levels'>,
  firstAdmins: readonly string[] = env.ADMIN_EMAILS,
): Promise<string> {
  const { issuer, subject, email, firstName, lastName } = identity
  const facts = { email, firstName, lastName, lastUsedAt: new Date(), idleWarnedAt: null }
  return query((db) =>
    db.transaction(async (transaction) => {
      if (email !== null) {
        const isAnother = or(ne(users.issuer, issuer), ne(users.subject, subject))
        await transaction
          .update(users)
          .set({ email: null })
          .where(and(eq(users.email, email), isAnother))
      }
      const [user] = await transaction
        .insert(users)
        .values({ issuer, subject, ...facts })
        .onConflictDoUpdate({
          target: [users.issuer, users.subject],
          // Some providers tell the name on the first day only.
          set: {
            email,
            lastUsedAt: facts.lastUsedAt,
            idleWarnedAt: null,
            firstName: sql`coalesce(${firstName}, ${users.firstName})`,
            lastName: sql`coalesce(${lastName}, ${users.lastName})`,
          },
        })
        .returning({ id: users.id })
      if (!user) throw new Error('an upsert gave no row')
      if (email !== null && firstAdmins.includes(email)) {
        // Once: whoever is an editor or was switched off since then stays that.
        await transaction.insert(adminUsers).values({ email, role: 'admin' }).onConflictDoNothing()
      }
      if (email !== null) await bindStaff(transaction, email, user.id)
      return user.id
    }),
  )
}
