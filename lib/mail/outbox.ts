import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Database, query } from '@/db'
import { mailOutbox } from '@/db/schema/mail'
import { type Language, readLanguage } from '@/lib/site/language/languages.mjs'
import { RETRY_FOR_MS } from './backoff'
import type { MailBlock, OutgoingMail } from './mail'
import { readBlocks, sealBlocks } from './render'
import { mailWaker } from './wake'

/** A single inbox, without anything that could make it two, or inject a header. */
const ADDRESS = /^[^@\s\p{Cc}<>,;:"]{1,64}@[^@\s\p{Cc}<>,;:"]{1,255}$/u
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const MAX_LENGTH = 200

export function isPlainAddress(address: string): boolean {
  return ADDRESS.test(address)
}

function onOneLine(text: string): string {
  return [...text.replace(LINE_BREAKS, ' ').trim()].slice(0, MAX_LENGTH).join('')
}

function toRow(mail: OutgoingMail): typeof mailOutbox.$inferInsert {
  if (!isPlainAddress(mail.to)) throw new Error(`a mail of kind ${mail.kind} has no plain address`)
  return {
    key: mail.key,
    kind: mail.kind,
    recipient: mail.to,
    subject: onOneLine(mail.subject),
    preheader: onOneLine(mail.preheader),
    blocks: mail.sealed ? sealBlocks(mail.key, mail.blocks) : mail.blocks,
    listUnsubscribe: mail.listUnsubscribe,
    language: mail.language,
    isUrgent: mail.urgent ?? false,
    isBulk: mail.bulk ?? false,
    nextAttemptAt: mail.sendAfter,
  }
}

/** Queues many in one statement; returns how many were new. */
export async function queueMails(db: Pick<Database, 'insert'>, mails: readonly OutgoingMail[]): Promise<number> {
  if (mails.length === 0) return 0
  const stored = await db
    .insert(mailOutbox)
    .values(mails.map(toRow))
    .onConflictDoNothing({ target: mailOutbox.key })
    .returning({ id: mailOutbox.id })
  mailWaker.wake()
  return stored.length
}

/**
 * Queues an email in the transaction of the change it reports: both commit, or neither. It is sent after the commit.
 * False if there is already one with this key.
 */
export async function queueMail(db: Pick<Database, 'insert'>, mail: OutgoingMail): Promise<boolean> {
  return (await queueMails(db, [mail])) > 0
}

// The states of an email in the outbox: each step is one statement, and only the lease holder can make it.

/** How long after a crash an email can be leased again. */
const LEASE_MS = 20_000
const RENEW_EVERY_MS = 5000
const PERSONAL = [sql`not is_bulk`, sql`is_urgent desc, next_attempt_at, id`]

export interface LeasedMail {
  id: string
  lease: string
  kind: string
  to: string
  subject: string
  preheader: string
  blocks: MailBlock[]
  listUnsubscribe: string | null
  language: Language
  isUrgent: boolean
  attempts: number
  createdAt: Date
}

type Changes = PgUpdateSetSource<typeof mailOutbox>

const noLease = { lease: null, leaseUntil: null }
const erased = { recipient: null, subject: null, preheader: null, blocks: null, listUnsubscribe: null }

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

async function change(where: SQL | undefined, changes: Changes): Promise<number> {
  const changed = await query((db) => db.update(mailOutbox).set(changes).where(where).returning({ id: mailOutbox.id }))
  return changed.length
}

function isHeld({ id, lease }: Pick<LeasedMail, 'id' | 'lease'>): SQL | undefined {
  return and(eq(mailOutbox.id, id), eq(mailOutbox.lease, lease))
}

type Row = typeof mailOutbox.$inferSelect

/** Null if its key is lost: an unreadable email can't be sent, and staff see that it was given up. */
async function readTaken(row: Row): Promise<LeasedMail | null> {
  const { lease, recipient: to, subject, preheader } = row
  if (lease === null || to === null || subject === null) return null
  try {
    return {
      ...row,
      lease,
      to,
      subject,
      preheader: preheader ?? '',
      blocks: readBlocks(row.key, row.blocks),
      language: readLanguage(row.language),
    }
  } catch {
    await change(isHeld({ id: row.id, lease }), { status: 'failed', lastError: 'seal broken', ...noLease })
    return null
  }
}

/** Leases the next due emails of a lane, skipping those that others have leased. Empty if there are none. */
export async function leaseMails(now: Date, { isBulk = false, limit = 1 } = {}): Promise<LeasedMail[]> {
  const [lane, order] = isBulk ? [sql`is_bulk`, sql`next_attempt_at, id`] : PERSONAL
  const due = sql`array(select id from mail_outbox where status = 'waiting' and ${lane} and next_attempt_at <= ${now.toISOString()}
    order by ${order} limit ${limit} for update skip locked)`
  for (;;) {
    const rows = await query((db) =>
      db
        .update(mailOutbox)
        .set({
          status: 'sending',
          lease: sql`gen_random_uuid()`,
          leaseUntil: leaseEnd(now),
          attempts: sql`least(${mailOutbox.attempts} + 1, 30000)`,
        })
        .where(and(eq(mailOutbox.status, 'waiting'), sql`${mailOutbox.id} = any(${due})`))
        .returning(),
    )
    const taken = await Promise.all(rows.map(readTaken))
    const readable = taken.filter((mail) => mail !== null)
    if (rows.length === 0 || readable.length > 0) return readable
  }
}

/** Extends the leases while the work on them continues. */
export function holdLeases(mails: readonly LeasedMail[], clock: () => Date): { release(): void } {
  const held = mails.map(({ lease }) => lease)
  const renew = () => change(inArray(mailOutbox.lease, held), { leaseUntil: leaseEnd(clock()) })
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_EVERY_MS)
  return { release: () => clearInterval(renewing) }
}

/** Releases leases of emails that were not tried. */
export async function releaseUntried(mails: readonly LeasedMail[]): Promise<void> {
  const held = inArray(
    mailOutbox.lease,
    mails.map(({ lease }) => lease),
  )
  await change(held, { status: 'waiting', attempts: sql`${mailOutbox.attempts} - 1`, ...noLease })
}

/** Just before the end of the message is sent. False if the lease was lost: the message must then not be completed. */
export async function markHanded(mail: LeasedMail, now: Date): Promise<boolean> {
  const where = and(isHeld(mail), eq(mailOutbox.status, 'sending'))
  return (await change(where, { status: 'handed', leaseUntil: leaseEnd(now) })) > 0
}

/** The server has accepted it. That is true even if the lease has been taken over by now. */
export async function markSent(mail: LeasedMail, now: Date): Promise<void> {
  const where = and(eq(mailOutbox.id, mail.id), inArray(mailOutbox.status, ['handed', 'unsure', 'waiting']))
  await change(where, { status: 'sent', sentAt: now, lastError: null, ...noLease, ...erased })
}

export async function rescheduleMail(mail: LeasedMail, nextAttemptAt: Date, lastError: string): Promise<void> {
  await change(isHeld(mail), { status: 'waiting', nextAttemptAt, lastError, ...noLease })
}

export async function giveUp(mail: LeasedMail, lastError: string): Promise<void> {
  await change(isHeld(mail), { status: 'failed', lastError, ...noLease })
}

/** The connection broke after the whole message was handed over: it may have arrived, and staff decide. */
export async function markUnsure(mail: LeasedMail, lastError: string): Promise<void> {
  await change(isHeld(mail), { status: 'unsure', lastError, ...noLease })
}

/**
 * What has been due for too long, as while no mail server was configured or no process ran: news of months ago must not
 * go out at once on the day that it can.
 */
export async function giveUpStale(now: Date): Promise<number> {
  const where = and(
    eq(mailOutbox.status, 'waiting'),
    lt(mailOutbox.nextAttemptAt, new Date(now.getTime() - RETRY_FOR_MS)),
  )
  return change(where, { status: 'failed', lastError: 'too old' })
}

/**
 * Recovers the leases of a dead process. What it had not started to hand over never reached the mail server. What it
 * was handing over has most likely arrived: it is sent again only if twice is better than never, and otherwise
 * shown to staff, who can send it again.
 */
export async function reclaimExpiredLeases(now: Date): Promise<number> {
  const isOver = lte(mailOutbox.leaseUntil, now)
  const unfinished = await change(and(eq(mailOutbox.status, 'sending'), isOver), {
    status: 'waiting',
    lastError: 'interrupted',
    ...noLease,
  })
  const handed = await change(and(eq(mailOutbox.status, 'handed'), isOver), {
    status: sql`case when ${mailOutbox.isUrgent} then 'waiting' else 'unsure' end`,
    lastError: 'interrupted at the end',
    ...noLease,
  })
  return unfinished + handed
}

/** The server is back: retry now what failed only because of it. */
export async function retryAfterOutage(now: Date): Promise<void> {
  const where = sql`${mailOutbox.status} = 'waiting' and ${mailOutbox.lastError} like 'outage:%' and ${mailOutbox.nextAttemptAt} > ${now.toISOString()}`
  await change(where, { nextAttemptAt: now })
}
