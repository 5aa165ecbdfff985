/** Unused accounts: a warning after 12 months, and deletion after 13. */

import { and, asc, inArray, isNull, lt, or } from 'drizzle-orm'
import { query } from '@/db'
import { users } from '@/db/schema/people'
import { signInPath } from '@/lib/account/words'
import { env } from '@/lib/env'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { deleteAccount } from './delete-account'

const DELETE_AFTER_MONTHS = 13
const WARN_AFTER_MONTHS = 12
/** A warning is only useful with time to act on it. */
const NOTICE_DAYS = 30
const MAX_AT_ONCE = 200

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}

function writeWarning(key: string, to: string): OutgoingMail {
  const { idle } = words().account
  return {
    key,
    to,
    kind: 'account-idle',
    language: currentLanguage(),
    subject: idle.subject,
    preheader: idle.preheader,
    blocks: [
      { type: 'text', text: idle.text },
      { type: 'text', text: idle.keep },
      { type: 'link', label: idle.button, href: `${env.SITE_URL}${signInPath(currentLanguage())}` },
    ],
  }
}

function warnIdle(now: Date): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const idle = await transaction
        .select({ id: users.id, email: users.email, language: users.language, lastUsedAt: users.lastUsedAt })
        .from(users)
        .where(and(lt(users.lastUsedAt, monthsBefore(now, WARN_AFTER_MONTHS)), isNull(users.idleWarnedAt)))
        .orderBy(asc(users.lastUsedAt))
        .limit(MAX_AT_ONCE)
        .for('update', { skipLocked: true })
      for (const { id, email, language, lastUsedAt } of idle) {
        if (email === null) continue
        const key = `account-idle:${id}:${lastUsedAt.toISOString()}`
        await queueMail(
          transaction,
          inLanguage(readLanguage(language), () => writeWarning(key, email)),
        )
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
          // Without an address no warning can be sent.
          or(isNull(users.email), lt(users.idleWarnedAt, warnedBefore)),
        ),
      )
      .orderBy(asc(users.lastUsedAt))
      .limit(MAX_AT_ONCE),
  )
  for (const { id } of idle) await deleteAccount(id)
  return idle.length
}

/** Run by the scheduler in batches; returns how many were deleted. */
export async function purgeIdleAccounts(now: Date): Promise<number> {
  await warnIdle(now)
  return deleteIdle(now)
}
