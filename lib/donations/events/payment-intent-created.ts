import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** Links the payment to its gift, in case the response to our own request was lost. */
export const onPaymentIntentCreated: EventHandler = async ({ transaction, object }) => {
  const found = await findPaidBy(transaction, paymentIntentSchema.parse(object))
  return found.donation ? applied : found.outcome
}
