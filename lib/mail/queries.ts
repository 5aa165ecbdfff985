import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { mailOutbox } from '@/db/schema/mail'
import type { mailStatuses } from '@/db/vocabulary/operations'
import { daysBefore } from '@/lib/time/zone'
import { mailWaker } from './wake'

export type MailStatus = (typeof mailStatuses)[number]

/** What staff see of an email: never its recipient or content. */
export interface MailDto {
  id: string
  kind: string
  status: MailStatus
  isUrgent: boolean
  attempts: number
  nextAttemptAt: Date
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

export type MailPosition = [createdAt: string, id: string]

const columns = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  status: mailOutbox.status,
  isUrgent: mailOutbox.isUrgent,
  attempts: mailOutbox.attempts,
  nextAttemptAt: mailOutbox.nextAttemptAt,
  lastError: mailOutbox.lastError,
  createdAt: mailOutbox.createdAt,
  sentAt: mailOutbox.sentAt,
}

/** Newest first. Each status has its own part of an index, so that a rare one is found quickly. */
export async function listMail(
  statuses: readonly MailStatus[],
  { limit, after }: { limit: number; after?: MailPosition },
): Promise<MailDto[]> {
  const at = after && new Date(after[0])
  const isAfter =
    at && after
      ? or(lt(mailOutbox.createdAt, at), and(eq(mailOutbox.createdAt, at), lt(mailOutbox.id, after[1])))
      : undefined
  const newest = [desc(mailOutbox.createdAt), desc(mailOutbox.id)] as const
  const found = await query((db) =>
    Promise.all(
      statuses.map((status) =>
        db
          .select(columns)
          .from(mailOutbox)
          .where(and(eq(mailOutbox.status, status), isAfter))
          .orderBy(...newest)
          .limit(limit),
      ),
    ),
  )
  const compare = (a: MailDto, b: MailDto) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)
  return found.flat().sort(compare).slice(0, limit)
}

export async function countMail(): Promise<Record<MailStatus, number>> {
  const rows = await query((db) =>
    db.execute<{ status: MailStatus; total: number }>(
      sql`select key->>'status' as status, sum(count)::int as total from tallies where topic = 'mail' group by 1`,
    ),
  )
  const none = { waiting: 0, sending: 0, handed: 0, sent: 0, unsure: 0, failed: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) }
}

/** Lets staff resend an email that was given up or is unsure; false if it is neither anymore. */
export async function sendMailAgain(id: string, now = new Date()): Promise<boolean> {
  const where = and(eq(mailOutbox.id, id), inArray(mailOutbox.status, ['failed', 'unsure']))
  const changed = await query((db) =>
    db
      .update(mailOutbox)
      .set({ status: 'waiting', nextAttemptAt: now, createdAt: now, attempts: 0, lastError: null })
      .where(where)
      .returning({ id: mailOutbox.id }),
  )
  mailWaker.wake()
  return changed.length > 0
}

/** Keys of sent emails, which contain no address. */
const SENT_DAYS = 30
/** Failed emails stay for staff to see, and to send again; and so does what waits where no mail server is configured. */
const UNSENT_DAYS = 14
const BATCH_SIZE = 1000

/** Returns the number of rows deleted. */
export async function purgeOldMail(now: Date): Promise<number> {
  const isOld = or(
    and(eq(mailOutbox.status, 'sent'), lt(mailOutbox.sentAt, daysBefore(now, SENT_DAYS))),
    and(inArray(mailOutbox.status, ['failed', 'unsure']), lt(mailOutbox.createdAt, daysBefore(now, UNSENT_DAYS))),
    and(eq(mailOutbox.status, 'waiting'), lt(mailOutbox.nextAttemptAt, daysBefore(now, UNSENT_DAYS))),
  )
  return deletePortion(mailOutbox, isOld, BATCH_SIZE)
}
