/** Cancels abandoned gifts at Stripe, so that an old tab can't pay one by accident. */
import 'server-only'
import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type Stripe from 'stripe'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { GIFT_FAILURES } from './limits'

const HOUR_MS = 3_600_000
/** Longer than the 23 hours Stripe allows for a recurring gift's first payment. */
const ABANDONED_AFTER_HOURS = 24
const BATCH_SIZE = 200

const isRefused = gte(donations.debitFailedAt, donations.debitedAt)

/** Many cards were declined, which suggests card testing; or the bank refused the debit, and the donor was notified. */
export const isSpent = or(
  gte(donations.failedAttempts, GIFT_FAILURES),
  and(eq(donations.isRecurring, false), isRefused),
)

/** The debit is in progress at the bank, or the account is being verified with small deposits. Both take days. */
async function isWaitingForBank(stripe: Stripe, paymentIntentId: string): Promise<boolean> {
  const { status, next_action: next } = await stripe.paymentIntents.retrieve(paymentIntentId)
  return status === 'processing' || next?.type === 'verify_with_microdeposits'
}

/** Stripe's own event then updates the ledger. A payment that has just succeeded can't be canceled, and stays. */
export async function cancelPayment(stripe: Stripe, donation: { id: string; paymentIntentId: string | null }) {
  if (!donation.paymentIntentId) return false
  try {
    // Some debits can still be canceled while the bank has them.
    if (await isWaitingForBank(stripe, donation.paymentIntentId)) return false
    await stripe.paymentIntents.cancel(
      donation.paymentIntentId,
      { cancellation_reason: 'abandoned' },
      { idempotencyKey: `cancel-${donation.id}` },
    )
    return true
  } catch (error) {
    logEvent('payment-not-canceled', { donation: donation.id, ...describeError(error) })
    return false
  }
}

/** A day-old gift without a payment: there is nothing to cancel at Stripe. */
async function endUnopened(before: Date): Promise<number> {
  const isUnopened = and(
    eq(donations.status, 'pending'),
    isNull(donations.paymentIntentId),
    isNull(donations.subscriptionId),
    isNotNull(donations.payToken),
    lt(donations.createdAt, before),
  )
  const rows = await query((db) =>
    db.update(donations).set({ status: 'canceled' }).where(isUnopened).returning({ id: donations.id }),
  )
  return rows.length
}

export async function cancelAbandoned(stripe: Stripe, now: Date, signal: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS)
  const isAbandoned = and(
    eq(donations.status, 'pending'),
    eq(donations.isRecurring, false),
    isNotNull(donations.paymentIntentId),
    or(isNull(donations.debitedAt), isRefused),
    or(lt(donations.createdAt, before), isSpent),
  )
  const rows = await query((db) =>
    db
      .select({ id: donations.id, paymentIntentId: donations.paymentIntentId })
      .from(donations)
      .where(isAbandoned)
      .limit(BATCH_SIZE),
  )
  let count = 0
  for (const row of rows) {
    signal.throwIfAborted()
    if (await cancelPayment(stripe, row)) count += 1
  }
  return count + (await endUnopened(before))
}
