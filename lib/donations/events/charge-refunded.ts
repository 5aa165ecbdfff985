import { chargeSchema } from '@/lib/outside/stripe/objects'
import { findPaidGift } from '../find-donation'
import { applyRefunds, keepRefundTotal } from '../refund-words'
import { applied, CURRENCY, type EventHandler, ignored, refuse } from './outcome'

export const onChargeRefunded: EventHandler = async ({ transaction, object, at }) => {
  const charge = chargeSchema.parse(object)
  const paymentIntentId = charge.payment_intent
  if (!paymentIntentId) return ignored
  const donation = await findPaidGift(transaction, paymentIntentId, charge.metadata)
  if (donation && donation.paymentIntentId !== paymentIntentId) return refuse('other-payment')
  if (donation && charge.currency !== CURRENCY) return refuse('currency')
  if (donation && charge.amount !== donation.amount) return refuse('amount')
  await keepRefundTotal(transaction, { paymentIntentId, cents: charge.amount_refunded, saidAt: at })
  if (donation) await applyRefunds(transaction, donation)
  return applied
}
