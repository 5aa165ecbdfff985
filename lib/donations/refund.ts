import 'server-only'
import { and, eq, isNotNull } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { paymentRefunds } from '@/db/schema/payments'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { getStripe } from '@/lib/outside/stripe/client'
import { readStripeFailure } from '@/lib/outside/stripe/failure'
import type { Viewer } from '@/lib/session/policy'
import { formatCents, readCents } from './choices'
import { canRefund } from './policy'
import type { RefundInput } from './schema'

const STRIPE_DOWN =
  'The payment service is not responding right now. Nothing was refunded. Please try again in a few minutes.'

/** After a failure, the same amount counts as a new refund. */
function countFailures(paymentIntentId: string): Promise<number> {
  const isFailed = and(eq(paymentRefunds.paymentIntentId, paymentIntentId), isNotNull(paymentRefunds.failedAt))
  return query((db) => db.$count(paymentRefunds, isFailed))
}

/**
 * Requests a refund from Stripe. The ledger changes when Stripe's event confirms it. Two requests
 * for the same amount in the same state are one refund.
 */
export async function refundDonation(
  viewer: Viewer,
  id: string,
  input: RefundInput,
): Promise<{ refundId: string; amount: number; status: string }> {
  if (!canRefund(viewer)) throw new AppError('forbidden')
  const [donation] = await query((db) => db.select().from(donations).where(eq(donations.id, id)))
  if (!donation) throw new AppError('not-found')
  const left = donation.amount - donation.refundedCents
  const amount = input.amount ?? left
  if (donation.status !== 'completed' || !donation.paymentIntentId) {
    throw new AppError('conflict', 'Only a completed gift can be refunded. Nothing was refunded.')
  }
  if (amount > left) {
    throw new AppError('invalid', `At most ${formatCents(left)} of this gift can be refunded.`, {
      errors: [{ path: 'amount', message: `This should be at most ${formatCents(left)}.` }],
    })
  }
  if (readCents(input.confirmation) !== amount) {
    throw new AppError('invalid', `Please type ${formatCents(amount)} to confirm. Nothing was refunded.`, {
      errors: [{ path: 'confirmation', message: `Please type ${formatCents(amount)}.` }],
    })
  }
  const stripe = getStripe()
  if (!stripe) throw new AppError('unavailable', 'Payments are not configured. Nothing was refunded.')
  // Audited before it is done: no refund without a responsible person.
  await query((db) =>
    recordChange(db, viewer, {
      action: 'refund asked',
      targetType: 'donation',
      targetId: id,
      target: formatCents(amount),
      before: { refundedCents: donation.refundedCents },
      after: { refundedCents: donation.refundedCents + amount },
    }),
  )
  const failures = await countFailures(donation.paymentIntentId)
  const refund = await stripe.refunds
    .create(
      { payment_intent: donation.paymentIntentId, amount, metadata: { donation_id: id } },
      { idempotencyKey: `refund-${id}-${donation.refundedCents}-${amount}${failures > 0 ? `-${failures}` : ''}` },
    )
    .catch((error: unknown) => {
      throw readStripeFailure(error, STRIPE_DOWN)
    })
  logEvent('refund-asked', { donation: id, cents: amount })
  return { refundId: refund.id, amount, status: refund.status ?? 'pending' }
}
