import type { Language } from '@/lib/site/language/languages.mjs'
import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers, users } from '@/db/schema/people'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { adaptTo } from '@/lib/session/adapter'
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
 * `language` is that of the page on which she began: a new account is written to in it, until she chooses another. It is
 * keyed on issuer and subject: an address can change hands, and then belongs to whoever verified it last.
 */
export async function recordSignIn(
  identity: Omit<Identity, 'levels'> & { language?: Language },
  firstAdmins: readonly string[] = env.ADMIN_EMAILS,
): Promise<string> {
  const { issuer, subject, email, firstName, lastName, language = 'en' } = identity
  const account = { provider: issuer, providerAccountId: subject }
  return query((db) =>
    db.transaction(async (transaction) => {
      const adapter = adaptTo(transaction)
      // Of two first sign-ins at once, the second waits and finds the account of the first.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`)
      const known = await adapter.getUserByAccount(account)
      if (email !== null) {
        const isAnother = known ? ne(users.id, known.id) : undefined
        await transaction
          .update(users)
          .set({ email: null })
          .where(and(eq(users.email, email), isAnother))
      }
      const facts = {
        email,
        // Some providers tell the name on the first day only.
        firstName: firstName ?? known?.firstName,
        lastName: lastName ?? known?.lastName,
        lastUsedAt: new Date(),
        idleWarnedAt: null,
      }
      const user = known
        ? await adapter.updateUser({ id: known.id, ...facts })
        : await adapter.createUser({ ...facts, language })
      if (!known) await adapter.linkAccount({ ...account, type: 'oidc', userId: user.id })
      if (email !== null && firstAdmins.includes(email)) {
        // Once: whoever is an editor or was switched off since then stays that.
        await transaction.insert(adminUsers).values({ email, role: 'admin' }).onConflictDoNothing()
      }
      if (email !== null) await bindStaff(transaction, email, user.id)
      return user.id
    }),
  )
}
