import type { PaymentIntent } from '@/lib/outside/stripe/objects'
import { findById, findByPaymentIntent, readDonationId } from '../find-donation'
import { type Donation, linkDonation } from '../ledger'
import { applyStashedNotes } from '../payment-notes'
import type { Transaction } from '../transaction'
import { CURRENCY, type Outcome, refuse } from './outcome'

/**
 * The gift that a payment is for, linked to it even if our process died before it stored
 * Stripe's response. A payment with another amount or currency does not belong to the gift.
 */
export async function findPaidBy(
  transaction: Transaction,
  intent: PaymentIntent,
): Promise<{ donation: Donation } | { donation: null; outcome: Outcome }> {
  const known = await findByPaymentIntent(transaction, intent.id)
  const donation = known ?? (await findById(transaction, readDonationId(intent.metadata)))
  if (!donation) return { donation: null, outcome: { outcome: 'ignored' } }
  if (donation.paymentIntentId !== null && donation.paymentIntentId !== intent.id) {
    return { donation: null, outcome: refuse('other-payment') }
  }
  if (intent.currency !== CURRENCY) return { donation: null, outcome: refuse('currency') }
  if (intent.amount !== donation.amount) return { donation: null, outcome: refuse('amount') }
  const linked = await linkDonation(transaction, donation, { paymentIntentId: intent.id })
  return { donation: await applyStashedNotes(transaction, linked) }
}
