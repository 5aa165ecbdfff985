import { findPaidGift } from '../find-donation'
import type { Donation } from '../ledger'
import type { Transaction } from '../transaction'
import { CURRENCY, ignored, type Outcome, refuse } from './outcome'

interface MoneyBack {
  payment_intent?: string | null
  currency: string
  metadata?: Record<string, string> | null
}

/** The refunded gift, if we know it yet; or why the event does not match it. */
export async function findRefunded(
  transaction: Transaction,
  { payment_intent: paymentIntentId, currency, metadata }: MoneyBack,
): Promise<Outcome | { paymentIntentId: string; donation: Donation | null }> {
  if (!paymentIntentId) return ignored
  const donation = await findPaidGift(transaction, paymentIntentId, metadata)
  if (donation && donation.paymentIntentId !== paymentIntentId) return refuse('other-payment')
  if (donation && currency !== CURRENCY) return refuse('currency')
  return { paymentIntentId, donation }
}
