/** The ledger's rows, and the only ways in which they move. All transitions are idempotent. */
import { eq } from 'drizzle-orm'
import { donations } from '@/db/schema/operations'
import type { disputeStates } from '@/db/vocabulary/operations'
import { isRefused } from './debits'
import { queueDebitRefused, queueReceipt, queueRefundNotice, queueRefundUndone } from './receipt'
import type { Transaction } from './transaction'

export type Donation = typeof donations.$inferSelect
export type DisputeState = (typeof disputeStates)[number]

async function update(
  transaction: Transaction,
  { id }: Donation,
  set: Partial<typeof donations.$inferInsert>,
): Promise<Donation> {
  const [row] = await transaction.update(donations).set(set).where(eq(donations.id, id)).returning()
  if (!row) throw new Error('a locked gift is gone')
  return row
}

export async function linkDonation(
  transaction: Transaction,
  donation: Donation,
  links: { paymentIntentId?: string | null; invoiceId?: string | null; subscriptionId?: string | null },
): Promise<Donation> {
  const missing = Object.entries(links).filter(
    ([name, value]) => value && donation[name as keyof typeof links] === null,
  )
  return missing.length === 0 ? donation : update(transaction, donation, Object.fromEntries(missing))
}

/** Completes a pending gift and queues its receipt; a later status is kept. */
export async function completeDonation(transaction: Transaction, donation: Donation, at: Date): Promise<Donation> {
  if (donation.status !== 'pending') return donation
  return sendReceipt(transaction, await update(transaction, donation, { status: 'completed', completedAt: at }))
}

/** Once, when it is paid and it is known how: of a renewal, a report of its own names the payment. */
export async function sendReceipt(transaction: Transaction, donation: Donation): Promise<Donation> {
  const { completedAt, isRenewal, paymentIntentId, receiptQueuedAt } = donation
  if (!completedAt || receiptQueuedAt || (isRenewal && !paymentIntentId)) return donation
  const isQueued = await queueReceipt(transaction, donation)
  return isQueued ? update(transaction, donation, { receiptQueuedAt: new Date() }) : donation
}

type Payment = Pick<Donation, 'paymentMethod' | 'debitedAt' | 'debitFailedAt'>

function laterOf(one: Date | null, other: Date | null = null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other)
}

/** How it was paid, and the state of its bank debit. The order of the reports does not matter. */
export async function recordPayment(
  transaction: Transaction,
  donation: Donation,
  { paymentMethod, debitedAt, debitFailedAt }: Partial<Payment>,
): Promise<Donation> {
  const noted = await update(transaction, donation, {
    paymentMethod: paymentMethod ?? donation.paymentMethod,
    debitedAt: laterOf(donation.debitedAt, debitedAt),
    debitFailedAt: laterOf(donation.debitFailedAt, debitFailedAt),
  })
  const isUnpaid = noted.completedAt === null
  if (isUnpaid) await queueRefusedDebitMail(transaction, noted, noted)
  return noted
}

/** Emails the donor once that the bank did not pay: by then, days later, she has left our page. */
export async function queueRefusedDebitMail(
  transaction: Transaction,
  donor: Donation,
  debit: Pick<Donation, 'amount' | 'paymentIntentId' | 'debitedAt' | 'debitFailedAt'>,
): Promise<void> {
  const { amount, paymentIntentId, debitedAt } = debit
  if (isRefused(debit) && debitedAt && paymentIntentId) {
    await queueDebitRefused(transaction, donor, { amount, paymentIntentId, debitedAt })
  }
}

export async function endDonation(
  transaction: Transaction,
  donation: Donation,
  status: 'failed' | 'canceled',
): Promise<Donation> {
  return donation.status === 'pending' ? update(transaction, donation, { status }) : donation
}

export async function countFailedAttempt(transaction: Transaction, donation: Donation): Promise<Donation> {
  return update(transaction, donation, { failedAttempts: donation.failedAttempts + 1 })
}

/** `refundedCents` is the total successfully refunded. A refund implies that the gift was paid. */
export async function updateRefundedTotal(
  transaction: Transaction,
  donation: Donation,
  { refundedCents, failures, saidAt }: { refundedCents: number; failures: number; saidAt: Date },
): Promise<Donation> {
  if (refundedCents === donation.refundedCents) return donation
  const paid = await completeDonation(transaction, donation, saidAt)
  const noted = await update(transaction, paid, { refundedCents, status: statusAfterRefund(paid, refundedCents) })
  if (refundedCents > paid.refundedCents) await queueRefundNotice(transaction, noted, failures)
  else await queueRefundUndone(transaction, noted, failures)
  return noted
}

function statusAfterRefund({ status, amount, disputeState }: Donation, refundedCents: number): Donation['status'] {
  if (status === 'completed' && refundedCents === amount) return 'refunded'
  if (status === 'refunded' && refundedCents < amount) {
    return disputeState && disputeState !== 'won' ? 'disputed' : 'completed'
  }
  return status
}

/**
 * A dispute withholds the money until it is won, which makes the gift a completed one again. Its outcome is final,
 * whichever event arrives last.
 */
export async function recordDispute(
  transaction: Transaction,
  donation: Donation,
  state: DisputeState,
  paidAt: Date,
): Promise<Donation> {
  const paid = await completeDonation(transaction, donation, paidAt)
  const isOver = paid.disputeState === 'won' || paid.disputeState === 'lost'
  const noted = isOver ? paid : await update(transaction, paid, { disputeState: state })
  if (noted.disputeState !== 'won') {
    return noted.status === 'completed' ? update(transaction, noted, { status: 'disputed' }) : noted
  }
  if (noted.status !== 'disputed') return noted
  return update(transaction, noted, { status: noted.refundedCents === noted.amount ? 'refunded' : 'completed' })
}
