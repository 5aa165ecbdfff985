/** Unused accounts: a warning after 12 months, and deletion after 13. */

import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { mailOutbox } from '@/db/schema/mail'
import { users } from '@/db/schema/people'
import { signInPath } from '@/lib/account/words'
import { env } from '@/lib/env'
import { isMailOn } from '@/lib/mail/configured'
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

const KEY = /^account-idle:([0-9a-f-]{36}):(.+)$/

/** The same warning is queued once. One that could not be sent is queued again when the outbox has dropped it. */
function queueWarnings(now: Date): Promise<void> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const idle = await transaction
        .select({ id: users.id, email: users.email, language: users.language, lastUsedAt: users.lastUsedAt })
        .from(users)
        .where(
          and(
            lt(users.lastUsedAt, monthsBefore(now, WARN_AFTER_MONTHS)),
            isNull(users.idleWarnedAt),
            isNotNull(users.email),
            sql`not exists (select from mail_outbox where starts_with(key, 'account-idle:' || ${users.id} || ':'))`,
          ),
        )
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
    }),
  )
}

/** Only an email that the mail server has accepted is a warning. */
async function noteSentWarnings(): Promise<void> {
  const sent = await query((db) =>
    db
      .select({ key: mailOutbox.key, sentAt: mailOutbox.sentAt })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.kind, 'account-idle'), eq(mailOutbox.status, 'sent'))),
  )
  for (const { key, sentAt } of sent) {
    const [, id, lastUsedAt] = KEY.exec(key) ?? []
    if (!id || !lastUsedAt || !sentAt) continue
    // Not if the account was used after the warning was queued; the key has milliseconds, the column microseconds.
    const isUnused = lt(users.lastUsedAt, new Date(Date.parse(lastUsedAt) + 1))
    await query((db) =>
      db
        .update(users)
        .set({ idleWarnedAt: sentAt })
        .where(and(eq(users.id, id), isNull(users.idleWarnedAt), isUnused)),
    )
  }
}

async function deleteIdle(now: Date): Promise<number> {
  const warnedBefore = new Date(now.getTime() - NOTICE_DAYS * 86_400_000)
  const isIdle = and(
    lt(users.lastUsedAt, monthsBefore(now, DELETE_AFTER_MONTHS)),
    // Without an address no warning can be sent.
    or(isNull(users.email), lt(users.idleWarnedAt, warnedBefore)),
  )
  const idle = await query((db) =>
    db.select({ id: users.id }).from(users).where(isIdle).orderBy(asc(users.lastUsedAt)).limit(MAX_AT_ONCE),
  )
  let deleted = 0
  // Checked again for each: its owner may have signed in since.
  for (const { id } of idle) if (await deleteAccount(id, isIdle)) deleted += 1
  return deleted
}

/** Run by the scheduler in batches; returns how many were deleted. */
export async function purgeIdleAccounts(now: Date): Promise<number> {
  if (isMailOn()) await queueWarnings(now)
  await noteSentWarnings()
  return deleteIdle(now)
}
