import { findPaidGift } from '../find-donation'
import type { Donation } from '../ledger'
import type { Transaction } from '../transaction'
import { CURRENCY, ignored, type Outcome, refuse } from './outcome'

interface Charged {
  payment_intent?: string | null
  currency: string
  metadata?: Record<string, string> | null
}

/** The gift of a charge or of a refund, if we know it yet; or why the event does not match it. */
export async function findCharged(
  transaction: Transaction,
  { payment_intent: paymentIntentId, currency, metadata }: Charged,
): Promise<Outcome | { paymentIntentId: string; donation: Donation | null }> {
  if (!paymentIntentId) return ignored
  const donation = await findPaidGift(transaction, paymentIntentId, metadata)
  if (donation && donation.paymentIntentId !== paymentIntentId) return refuse('other-payment')
  if (donation && currency !== CURRENCY) return refuse('currency')
  return { paymentIntentId, donation }
}
