/** A mail's way through the table: each step is one statement, and only whoever holds the lease can make it. */
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { query } from '@/db'
import { mailOutbox } from '@/db/schema/mail'
import type { MailBlock } from './mail'
import { readBlocks } from './sealed'

/** After a crash a mail is taken up again this much later. */
const LEASE_MS = 20_000
export const RENEW_EVERY_MS = 5000

export interface MailInHand {
  id: string
  lease: string
  kind: string
  to: string
  subject: string
  preheader: string
  blocks: MailBlock[]
  listUnsubscribe: string | null
  isUrgent: boolean
  attempts: number
  createdAt: Date
}

type Changes = PgUpdateSetSource<typeof mailOutbox>

const letGo = { lease: null, leaseUntil: null }
const erased = { recipient: null, subject: null, preheader: null, blocks: null, listUnsubscribe: null }

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

async function change(where: SQL | undefined, changes: Changes): Promise<number> {
  const changed = await query((db) => db.update(mailOutbox).set(changes).where(where).returning({ id: mailOutbox.id }))
  return changed.length
}

function isHeld({ id, lease }: Pick<MailInHand, 'id' | 'lease'>): SQL | undefined {
  return and(eq(mailOutbox.id, id), eq(mailOutbox.lease, lease))
}

/** Takes the next one that is due, past those that others have in hand. */
export async function takeMail(now: Date): Promise<MailInHand | null> {
  const due = sql`(select id from mail_outbox where status = 'waiting' and next_attempt_at <= ${now.toISOString()}
    order by is_urgent desc, next_attempt_at, id limit 1 for update skip locked)`
  const [row] = await query((db) =>
    db
      .update(mailOutbox)
      .set({
        status: 'sending',
        lease: sql`gen_random_uuid()`,
        leaseUntil: leaseEnd(now),
        attempts: sql`least(${mailOutbox.attempts} + 1, 30000)`,
      })
      .where(and(eq(mailOutbox.status, 'waiting'), sql`${mailOutbox.id} = ${due}`))
      .returning(),
  )
  if (!row?.lease || row.recipient === null || row.subject === null) return null
  const { lease, recipient: to, subject, preheader } = row
  try {
    return { ...row, lease, to, subject, preheader: preheader ?? '', blocks: readBlocks(row.key, row.blocks) }
  } catch {
    // Its key is gone: nobody can send what nobody can read, and staff see that it was given up.
    await change(isHeld({ id: row.id, lease }), { status: 'failed', lastError: 'seal broken', ...letGo })
    return takeMail(now)
  }
}

export async function renewLease(mail: MailInHand, now: Date): Promise<void> {
  await change(isHeld(mail), { leaseUntil: leaseEnd(now) })
}

/** Just before the end of the message goes out. False when the lease was lost: the message must then not end. */
export async function markHanded(mail: MailInHand, now: Date): Promise<boolean> {
  const where = and(isHeld(mail), eq(mailOutbox.status, 'sending'))
  return (await change(where, { status: 'handed', leaseUntil: leaseEnd(now) })) > 0
}

/** The server has it: a fact, whoever holds the lease by now. */
export async function markSent(mail: MailInHand, now: Date): Promise<void> {
  const where = and(eq(mailOutbox.id, mail.id), inArray(mailOutbox.status, ['handed', 'unsure', 'waiting']))
  await change(where, { status: 'sent', sentAt: now, lastError: null, ...letGo, ...erased })
}

export async function putBack(mail: MailInHand, nextAttemptAt: Date, lastError: string): Promise<void> {
  await change(isHeld(mail), { status: 'waiting', nextAttemptAt, lastError, ...letGo })
}

export async function giveUp(mail: MailInHand, lastError: string): Promise<void> {
  await change(isHeld(mail), { status: 'failed', lastError, ...letGo })
}

/**
 * What a process that died had in hand. Of what it had not handed over the server holds nothing. What it died in the
 * midst of handing over has most likely arrived: it is sent again only where twice is better than never, and shown to
 * staff otherwise, who can send it again.
 */
export async function takeUpAbandoned(now: Date): Promise<number> {
  const isOver = lte(mailOutbox.leaseUntil, now)
  const unfinished = await change(and(eq(mailOutbox.status, 'sending'), isOver), {
    status: 'waiting',
    lastError: 'interrupted',
    ...letGo,
  })
  const handed = await change(and(eq(mailOutbox.status, 'handed'), isOver), {
    status: sql`case when ${mailOutbox.isUrgent} then 'waiting' else 'unsure' end`,
    lastError: 'interrupted at the end',
    ...letGo,
  })
  return unfinished + handed
}

/** The server is back: what waited only for it need wait no longer. */
export async function hurryAfterOutage(now: Date): Promise<void> {
  const where = sql`${mailOutbox.status} = 'waiting' and ${mailOutbox.lastError} like 'outage:%' and ${mailOutbox.nextAttemptAt} > ${now.toISOString()}`
  await change(where, { nextAttemptAt: now })
}
