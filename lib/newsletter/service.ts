import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { mailOutbox } from '@/db/schema/mail'
import { newsletterTokens } from '@/db/schema/newsletter'
import { AppError } from '@/lib/http/app-error'
import { requireMail } from '@/lib/mail/configured'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { dropQueuedIssues } from './issues'
import { writeConfirmMail, writeLinkMail } from './mails'
import type { Interest } from './schema'
import { findByToken, makeToken } from './tokens'

const DAY_MS = 24 * 3_600_000

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/** Anyone can type anyone's address: its inbox gets one link a day, whoever asks. */
async function mayMail(db: Transaction, subscriptionId: string, now: Date): Promise<boolean> {
  const sent = await db
    .select({ hash: newsletterTokens.hash })
    .from(newsletterTokens)
    // An issue carries a link too, but nobody asked for that one.
    .innerJoin(
      mailOutbox,
      sql`${mailOutbox.key} in ('newsletter-link:' || ${newsletterTokens.hash}, 'newsletter-confirm:' || ${newsletterTokens.hash})`,
    )
    .where(
      and(
        eq(newsletterTokens.subscriptionId, subscriptionId),
        gt(newsletterTokens.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1)
  return sent.length === 0
}

interface Subscription {
  id: string
  email: string
  isActive: boolean
  /** In which it is written to. */
  language: string
}

async function mailLink(db: Transaction, subscription: Subscription, interests: Interest[], now: Date) {
  if (!(await mayMail(db, subscription.id, now))) return
  await inLanguage(readLanguage(subscription.language), () => queueLink(db, subscription, interests, now))
}

async function queueLink(db: Transaction, { id, email, isActive }: Subscription, interests: Interest[], now: Date) {
  const manage = makeToken(id, 'manage', now)
  const letter = { to: email, manageToken: manage.token }
  if (isActive) {
    await db.insert(newsletterTokens).values(manage.row)
    await queueMail(db, writeLinkMail({ key: `newsletter-link:${manage.row.hash}`, ...letter }))
    return
  }
  const confirm = makeToken(id, 'confirm', now, interests)
  await db.insert(newsletterTokens).values([manage.row, confirm.row])
  const key = `newsletter-confirm:${confirm.row.hash}`
  await queueMail(db, writeConfirmMail({ key, ...letter, confirmToken: confirm.token }))
}

const shownColumns = {
  id: newsletterSubscriptions.id,
  email: newsletterSubscriptions.email,
  isActive: newsletterSubscriptions.isActive,
  language: newsletterSubscriptions.language,
}

/**
 * Nothing is sent to an address before its owner has pressed the link. What an address on the list gets is not changed
 * by whoever types it into the form: it is sent the link by which its owner can change it.
 */
export async function subscribe(
  { email, interests }: { email: string; interests: Interest[] },
  now = new Date(),
): Promise<{ message: string }> {
  requireMail(words().newsletter.notSaved)
  await query((db) =>
    db.transaction(async (transaction) => {
      const isPending = sql`not ${newsletterSubscriptions.isActive} and ${newsletterSubscriptions.confirmedAt} is null`
      const [subscription] = await transaction
        .insert(newsletterSubscriptions)
        .values({ email, interests, language: currentLanguage(), isActive: false, subscribedAt: now })
        .onConflictDoUpdate({
          target: newsletterSubscriptions.email,
          // Seven days from the last time that it was asked for.
          set: {
            subscribedAt: sql`case when ${isPending} then excluded.subscribed_at else ${newsletterSubscriptions.subscribedAt} end`,
            language: sql`case when ${isPending} then excluded.language else ${newsletterSubscriptions.language} end`,
          },
        })
        .returning(shownColumns)
      if (subscription) await mailLink(transaction, subscription, interests, now)
    }),
  )
  return { message: words().newsletter.subscribed }
}

/** For someone who has no email of ours any more. An address that is not on the list is not put there. */
export async function sendLink({ email }: { email: string }, now = new Date()): Promise<{ message: string }> {
  requireMail(words().newsletter.notChanged)
  await query((db) =>
    db.transaction(async (transaction) => {
      const [subscription] = await transaction
        .select({ ...shownColumns, interests: newsletterSubscriptions.interests })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email))
        .for('update')
      if (subscription) await mailLink(transaction, subscription, subscription.interests as Interest[], now)
    }),
  )
  return { message: words().newsletter.linkSent }
}

const linkOver = () => new AppError('not-found', words().newsletter.deadLink)

async function putOnList(db: Transaction, id: string, interests: Interest[], now: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({
      isActive: true,
      interests,
      language: currentLanguage(),
      unsubscribedAt: null,
      confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(newsletterSubscriptions.id, id))
}

interface Chosen {
  token: string
  interests: Interest[]
}

async function putOnListByLink(purpose: 'confirm' | 'manage', { token, interests }: Chosen, now: Date): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const found = await findByToken(transaction, token, { now, purpose, isForChange: true })
      if (!found) throw linkOver()
      await putOnList(transaction, found.id, interests, now)
    }),
  )
}

export function confirm(chosen: Chosen, now = new Date()): Promise<void> {
  return putOnListByLink('confirm', chosen, now)
}

/** Also the way back for someone who left: the link was sent to her mailbox. */
export function savePreferences(chosen: Chosen, now = new Date()): Promise<void> {
  return putOnListByLink('manage', chosen, now)
}

/** Pressed twice it is the same as once. What waits to be confirmed is off as well. */
export async function unsubscribe(token: string, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const found = await findByToken(transaction, token, { now, isForChange: true })
      if (!found) throw linkOver()
      await transaction
        .update(newsletterSubscriptions)
        .set({
          isActive: false,
          unsubscribedAt: sql`coalesce(${newsletterSubscriptions.unsubscribedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(eq(newsletterSubscriptions.id, found.id))
      await transaction
        .delete(newsletterTokens)
        .where(and(eq(newsletterTokens.subscriptionId, found.id), eq(newsletterTokens.purpose, 'confirm')))
      await dropQueuedIssues(transaction, found.email)
    }),
  )
}
