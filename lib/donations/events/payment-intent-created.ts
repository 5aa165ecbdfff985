import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** Says which payment a gift got, should the answer to our own request have been lost. */
export const onPaymentIntentCreated: EventHandler = async ({ transaction, object }) => {
  const found = await findPaidBy(transaction, paymentIntentSchema.parse(object))
  return found.donation ? applied : found.outcome
}
