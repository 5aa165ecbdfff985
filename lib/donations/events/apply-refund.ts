import { refundSchema } from '@/lib/outside/stripe/objects'
import { applyRefunds, recordRefund } from '../refund-reports'
import { findCharged } from './find-charged'
import { applied, type EventInput, type Outcome, refuse } from './outcome'

/** A refund that failed: the bank may return it to us days later. */
const FAILED = ['failed', 'canceled']

/** Handles every refund event: each carries the complete refund. */
export async function applyRefund({ transaction, object, at }: EventInput): Promise<Outcome> {
  const refund = refundSchema.parse(object)
  const found = await findCharged(transaction, refund)
  if ('outcome' in found) return found
  const { paymentIntentId, donation } = found
  if (donation && refund.amount > donation.amount) return refuse('amount')
  const hasFailed = FAILED.includes(refund.status ?? '')
  await recordRefund(transaction, { id: refund.id, paymentIntentId, cents: refund.amount, saidAt: at, hasFailed })
  if (donation) await applyRefunds(transaction, donation)
  return applied
}
