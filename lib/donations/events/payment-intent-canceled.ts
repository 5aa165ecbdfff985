import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { endDonation } from '../ledger'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** It will not be paid anymore. Failed if a card was tried; a recurring gift simply never started. */
export const onPaymentIntentCanceled: EventHandler = async ({ transaction, object }) => {
  const intent = paymentIntentSchema.parse(object)
  const found = await findPaidBy(transaction, intent)
  if (!found.donation) return found.outcome
  const { isRecurring, isRenewal } = found.donation
  const wasTried = isRecurring ? isRenewal : Boolean(intent.last_payment_error)
  await endDonation(transaction, found.donation, wasTried ? 'failed' : 'canceled')
  return applied
}
