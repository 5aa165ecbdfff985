import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { countFailedAttempt } from '../ledger'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** One card was refused; the next one may not be, so the gift goes on waiting. */
export const onPaymentIntentPaymentFailed: EventHandler = async ({ transaction, object }) => {
  const found = await findPaidBy(transaction, paymentIntentSchema.parse(object))
  if (!found.donation) return found.outcome
  // A renewal is tried by the payment service, with nobody at the keyboard.
  if (!found.donation.isRenewal) await countFailedAttempt(transaction, found.donation)
  return applied
}
