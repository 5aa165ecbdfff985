import { chargeSchema } from '@/lib/outside/stripe/objects'
import { applyRefunds, recordRefundTotal } from '../refund-reports'
import { findCharged } from './find-charged'
import { applied, type EventHandler, refuse } from './outcome'

export const onChargeRefunded: EventHandler = async ({ transaction, object, at }) => {
  const charge = chargeSchema.parse(object)
  const found = await findCharged(transaction, charge)
  if ('outcome' in found) return found
  const { paymentIntentId, donation } = found
  if (donation && charge.amount !== donation.amount) return refuse('amount')
  await recordRefundTotal(transaction, { paymentIntentId, cents: charge.amount_refunded, saidAt: at })
  if (donation) await applyRefunds(transaction, donation)
  return applied
}
