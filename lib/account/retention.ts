/** Accounts that nobody uses: a warning after 12 months, and after 13 the account is deleted. */
import { and, asc, inArray, isNull, lt, or } from 'drizzle-orm'
import { query } from '@/db'
import { users } from '@/db/schema/people'
import { env } from '@/lib/env'
import { queueMail } from '@/lib/mail/outbox'
import { deleteAccount } from './delete-account'

const DELETE_AFTER_MONTHS = 13
const WARN_AFTER_MONTHS = 12
/** A warning is of use only with time to act on it. */
const NOTICE_DAYS = 30
const MOST_AT_ONCE = 200

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}

function warnIdle(now: Date): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const idle = await transaction
        .select({ id: users.id, email: users.email, lastUsedAt: users.lastUsedAt })
        .from(users)
        .where(and(lt(users.lastUsedAt, monthsBefore(now, WARN_AFTER_MONTHS)), isNull(users.idleWarnedAt)))
        .orderBy(asc(users.lastUsedAt))
        .limit(MOST_AT_ONCE)
        .for('update', { skipLocked: true })
      for (const { id, email, lastUsedAt } of idle) {
        if (email === null) continue
        await queueMail(transaction, {
          key: `account-idle:${id}:${lastUsedAt.toISOString()}`,
          to: email,
          kind: 'account-idle',
          subject: 'Your account',
          preheader: 'It has not been used for a year.',
          blocks: [
            { type: 'text', text: 'Your account has not been used for a year. It will be deleted in about 30 days.' },
            { type: 'text', text: 'To keep it, just sign in. To let it be deleted, do nothing.' },
            { type: 'link', label: 'Sign in', href: `${env.SITE_URL}/api/login` },
          ],
        })
      }
      const ids = idle.map(({ id }) => id)
      if (ids.length > 0) await transaction.update(users).set({ idleWarnedAt: now }).where(inArray(users.id, ids))
    }),
  )
}

async function deleteIdle(now: Date): Promise<number> {
  const warnedBefore = new Date(now.getTime() - NOTICE_DAYS * 86_400_000)
  const idle = await query((db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          lt(users.lastUsedAt, monthsBefore(now, DELETE_AFTER_MONTHS)),
          // Nobody can be warned without an address.
          or(isNull(users.email), lt(users.idleWarnedAt, warnedBefore)),
        ),
      )
      .orderBy(asc(users.lastUsedAt))
      .limit(MOST_AT_ONCE),
  )
  for (const { id } of idle) await deleteAccount(id)
  return idle.length
}

/** For the scheduler: some at a time; answers how many went. */
export async function purgeIdleAccounts(now: Date): Promise<number> {
  await warnIdle(now)
  return deleteIdle(now)
}
