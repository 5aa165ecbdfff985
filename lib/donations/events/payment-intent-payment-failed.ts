import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { countFailedAttempt } from '../ledger'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** One card was declined; the next one may succeed, so the gift stays pending. */
export const onPaymentIntentPaymentFailed: EventHandler = async ({ transaction, object }) => {
  const found = await findPaidBy(transaction, paymentIntentSchema.parse(object))
  if (!found.donation) return found.outcome
  // Stripe retries a renewal by itself, without the donor.
  if (!found.donation.isRenewal) await countFailedAttempt(transaction, found.donation)
  return applied
}
