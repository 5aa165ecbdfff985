import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { completeDonation } from '../ledger'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler, refuse } from './outcome'

export const onPaymentIntentSucceeded: EventHandler = async ({ transaction, object, at }) => {
  const intent = paymentIntentSchema.parse(object)
  const found = await findPaidBy(transaction, intent)
  if (!found.donation) return found.outcome
  if ((intent.amount_received ?? intent.amount) !== found.donation.amount) return refuse('amount')
  await completeDonation(transaction, found.donation, at)
  return applied
}
