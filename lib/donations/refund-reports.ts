/** Refund facts from Stripe, and a gift's refunded total. The order in which they arrive does not matter. */
import { eq, sql } from 'drizzle-orm'
import { paymentRefunds } from '@/db/schema/payments'
import { type Donation, updateRefundedTotal } from './ledger'
import type { Transaction } from './transaction'

interface RefundReport {
  id: string
  paymentIntentId: string
  cents: number
  saidAt: Date
  hasFailed: boolean
}

/** A single refund. Failure is final. */
export async function recordRefund(transaction: Transaction, { hasFailed, ...report }: RefundReport): Promise<void> {
  const failedAt = hasFailed ? report.saidAt : null
  await transaction
    .insert(paymentRefunds)
    .values({ ...report, failedAt })
    .onConflictDoUpdate({
      target: paymentRefunds.id,
      set: { failedAt: sql`least(${paymentRefunds.failedAt}, excluded.failed_at)` },
    })
}

/** The total refunded on the charge. The latest one wins; of two in one second the larger. */
export async function recordRefundTotal(
  transaction: Transaction,
  { paymentIntentId, cents, saidAt }: Pick<RefundReport, 'paymentIntentId' | 'cents' | 'saidAt'>,
): Promise<void> {
  const known = paymentRefunds
  await transaction
    .insert(known)
    .values({ id: paymentIntentId, paymentIntentId, cents, saidAt })
    .onConflictDoUpdate({
      target: known.id,
      set: { cents, saidAt },
      setWhere: sql`(excluded.said_at, excluded.cents) > (${known.saidAt}, ${known.cents})`,
    })
}

/** Updates a gift to what all reports together say. A failure after the charge's total is subtracted from it. */
export async function applyRefunds(transaction: Transaction, donation: Donation): Promise<Donation> {
  if (!donation.paymentIntentId) return donation
  const reports = await transaction
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentIntentId, donation.paymentIntentId))
  if (reports.length === 0) return donation
  const total = reports.find(({ id, paymentIntentId }) => id === paymentIntentId)
  const refunds = reports.filter((report) => report !== total)
  const sum = (list: typeof reports) => list.reduce((cents, report) => cents + report.cents, 0)
  const failed = refunds.filter(({ failedAt }) => failedAt !== null)
  const refunded = sum(refunds.filter(({ failedAt }) => failedAt === null))
  const undone = total ? sum(failed.filter(({ failedAt }) => failedAt && failedAt >= total.saidAt)) : 0
  const refundedCents = Math.min(donation.amount, Math.max(0, refunded, (total?.cents ?? 0) - undone))
  const saidAt = new Date(Math.min(...reports.map((report) => report.saidAt.getTime())))
  return updateRefundedTotal(transaction, donation, { refundedCents, failures: failed.length, saidAt })
}
