import { disputeSchema } from '@/lib/outside/stripe/objects'
import { findByPaymentIntent } from '../find-donation'
import { type DisputeState, recordDispute } from '../ledger'
import { stashNote } from '../payment-notes'
import { applied, type EventInput, ignored, type Outcome, readSeconds } from './outcome'

function readState(status: string): DisputeState {
  return status === 'won' || status === 'lost' ? status : 'open'
}

/** Handles every dispute event: each carries the complete dispute. */
export async function applyDispute({ transaction, object }: EventInput): Promise<Outcome> {
  const dispute = disputeSchema.parse(object)
  // An inquiry: the bank asks without taking the money yet.
  const isInquiry = dispute.status.startsWith('warning_') || dispute.status === 'prevented'
  if (!dispute.payment_intent || isInquiry) return ignored
  const disputeState = readState(dispute.status)
  const donation = await findByPaymentIntent(transaction, dispute.payment_intent)
  if (donation) await recordDispute(transaction, donation, disputeState, readSeconds(dispute.created))
  else await stashNote(transaction, { paymentIntentId: dispute.payment_intent, disputeState })
  return applied
}
