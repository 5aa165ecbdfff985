import { chargeSchema } from '@/lib/stripe/objects'
import { findById, findByPaymentIntent, readDonationId } from '../find-donation'
import { linkDonation, recordRefund } from '../ledger'
import { keepNote } from '../payment-notes'
import { applied, CURRENCY, type EventHandler, ignored, readSeconds, refuse } from './outcome'

export const onChargeRefunded: EventHandler = async ({ transaction, object }) => {
  const charge = chargeSchema.parse(object)
  if (!charge.payment_intent) return ignored
  const known =
    (await findByPaymentIntent(transaction, charge.payment_intent)) ??
    (await findById(transaction, readDonationId(charge.metadata)))
  if (!known) {
    await keepNote(transaction, { paymentIntentId: charge.payment_intent, refundedCents: charge.amount_refunded })
    return applied
  }
  const donation = await linkDonation(transaction, known, { paymentIntentId: charge.payment_intent })
  if (donation.paymentIntentId !== charge.payment_intent) return refuse('other-payment')
  if (charge.currency !== CURRENCY) return refuse('currency')
  if (charge.amount !== donation.amount) return refuse('amount')
  await recordRefund(transaction, donation, charge.amount_refunded, readSeconds(charge.created))
  return applied
}
