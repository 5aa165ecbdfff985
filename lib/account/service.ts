import { type Language, readLanguage } from '@/lib/site/language/languages.mjs'
import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers, type reminders, type savedResources, users } from '@/db/schema/people'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { adaptTo } from '@/lib/session/adapter'
import type { Identity } from '@/lib/session/identity/identity'
import type { UserDto } from './schema'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Staff permissions belong to the account that first signed in with the staff address; a later holder of it gets none. */
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
 * Creates or updates the account that the identity provider vouches for. `language` is that of the page where she
 * started: a new account gets its emails in it, until she chooses another. Accounts are keyed by issuer and subject,
 * because an address can change hands; it belongs to whoever verified it last.
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
      // Of two concurrent first sign-ins, the second waits and finds the first one's account.
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
        // Some providers send the name only at the first sign-in.
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
        // Only once: someone demoted or deactivated since stays that way.
        await transaction.insert(adminUsers).values({ email, role: 'admin' }).onConflictDoNothing()
      }
      if (email !== null) await bindStaff(transaction, email, user.id)
      return user.id
    }),
  )
}

export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

export async function getUser(userId: string): Promise<UserDto | null> {
  const [row] = await query((db) => db.select(userColumns).from(users).where(eq(users.id, userId)))
  return row ?? null
}

/** Deletes one of her rows. A row of someone else's gives the same answer as a missing one. */
export async function deleteOwnRow(
  table: typeof reminders | typeof savedResources,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await query((db) =>
    db
      .delete(table)
      .where(and(eq(table.id, id), eq(table.userId, userId)))
      .returning({ id: table.id }),
  )
  if (removed.length === 0) throw new AppError('not-found')
}

/** The language of her emails. */
export async function getMailLanguage(userId: string): Promise<Language> {
  const [row] = await query((db) => db.select({ language: users.language }).from(users).where(eq(users.id, userId)))
  return readLanguage(row?.language)
}

export async function setMailLanguage(userId: string, language: Language): Promise<void> {
  await query((db) => db.update(users).set({ language }).where(eq(users.id, userId)))
}
