/** All gifts of one email address, for staff. A gift whose donor asked not to be named has no such page. */
import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { donorNotes } from '@/db/schema/desk'
import { donations } from '@/db/schema/operations'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { toDto } from './queries'
import type { DonationDto } from './schema'

const MAX_GIFTS = 200
/** After the day on which a payment was due, Stripe tries again for about three weeks. */
const GRACE_DAYS = 25
const PERIOD_DAYS = { monthly: 31, yearly: 366 } as const

export interface RecurringGift {
  amount: number
  frequency: 'monthly' | 'yearly'
  startedAt: Date
  lastPaidAt: Date
  /** It was paid within its last period; otherwise it has ended, or its card fails. */
  isCurrent: boolean
}

export interface Donor {
  email: string
  /** As they wrote it last. */
  name: string | null
  gifts: number
  totalCents: number
  firstAt: Date | null
  lastAt: Date | null
  recurring: RecurringGift[]
  note: { body: string; writtenBy: string; writtenAt: Date } | null
  donations: DonationDto[]
}

const isOfDonor = (email: string) =>
  and(sql`lower(${donations.donorEmail}) = ${email}`, eq(donations.isAnonymous, false))

async function findEmail(donationId: string): Promise<string | null> {
  const [row] = await query((db) =>
    db
      .select({ email: donations.donorEmail, isAnonymous: donations.isAnonymous })
      .from(donations)
      .where(eq(donations.id, donationId)),
  )
  return row?.email && !row.isAnonymous ? row.email.toLowerCase() : null
}

function listRecurring(paid: readonly (typeof donations.$inferSelect)[], now: Date): RecurringGift[] {
  const bySubscription = new Map<string, (typeof donations.$inferSelect)[]>()
  for (const gift of paid) {
    if (gift.subscriptionId === null) continue
    bySubscription.set(gift.subscriptionId, [...(bySubscription.get(gift.subscriptionId) ?? []), gift])
  }
  return [...bySubscription.values()].flatMap((rows) => {
    const [last, first] = [rows[0], rows.at(-1)]
    if (!last?.frequency || !first) return []
    const due = last.createdAt.getTime() + (PERIOD_DAYS[last.frequency] + GRACE_DAYS) * 86_400_000
    const { amount, frequency, createdAt: lastPaidAt } = last
    return [{ amount, frequency, startedAt: first.createdAt, lastPaidAt, isCurrent: due > now.getTime() }]
  })
}

/** By any of their gifts; null if there is none, or its donor is not to be named. */
export async function findDonor(donationId: string, now = new Date()): Promise<Donor | null> {
  const email = await findEmail(donationId)
  if (email === null) return null
  const [rows, notes] = await query((db) =>
    Promise.all([
      db
        .select()
        .from(donations)
        .where(isOfDonor(email))
        .orderBy(desc(donations.createdAt), donations.id)
        .limit(MAX_GIFTS),
      db.select().from(donorNotes).where(eq(donorNotes.email, email)),
    ]),
  )
  const paid = rows.filter(({ status }) => status === 'completed')
  const [note = null] = notes
  return {
    email,
    name: rows.find(({ donorName }) => donorName)?.donorName ?? null,
    gifts: paid.length,
    totalCents: paid.reduce((sum, { amount, refundedCents }) => sum + amount - refundedCents, 0),
    firstAt: paid.at(-1)?.createdAt ?? null,
    lastAt: paid[0]?.createdAt ?? null,
    recurring: listRecurring(paid, now),
    note,
    donations: rows.map(toDto),
  }
}

/** An empty note deletes it. The audit log records that there is a note, but not its text. */
export async function saveDonorNote(viewer: Viewer, donationId: string, body: string): Promise<void> {
  const email = await findEmail(donationId)
  if (email === null) throw new AppError('not-found', 'This gift has no donor that may be named.')
  await query((db) =>
    db.transaction(async (transaction) => {
      const row = { body, writtenBy: viewer.email ?? 'unknown', writtenAt: new Date() }
      if (body === '') await transaction.delete(donorNotes).where(eq(donorNotes.email, email))
      else {
        await transaction
          .insert(donorNotes)
          .values({ email, ...row })
          .onConflictDoUpdate({ target: donorNotes.email, set: row })
      }
      await recordChange(transaction, viewer, {
        ...{ action: body === '' ? 'note removed' : 'noted', targetType: 'donor', targetId: donationId },
        target: 'Donor',
      })
    }),
  )
}
