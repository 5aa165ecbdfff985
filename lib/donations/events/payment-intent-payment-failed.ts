import { paymentIntentSchema } from '@/lib/outside/stripe/objects'
import { findByCustomer } from '../find-donation'
import { countFailedAttempt, recordPayment, tellRefusedDebit } from '../ledger'
import { stashNote } from '../payment-notes'
import { findPaidBy } from './find-paid-by'
import { applied, type EventHandler } from './outcome'

/** One card or debit was refused; the next one may succeed, so the gift stays pending. */
export const onPaymentIntentPaymentFailed: EventHandler = async ({ transaction, object, at }) => {
  const intent = paymentIntentSchema.parse(object)
  const isDebit = intent.last_payment_error?.payment_method?.type === 'us_bank_account'
  const found = await findPaidBy(transaction, intent)
  if (found.donation) {
    // Stripe retries a renewal by itself, without the donor.
    if (!found.donation.isRenewal) await countFailedAttempt(transaction, found.donation)
    if (isDebit) await recordPayment(transaction, found.donation, { debitFailedAt: at })
    return applied
  }
  if (!isDebit || !intent.customer || found.outcome.outcome === 'refused') return found.outcome
  const note = await stashNote(transaction, { paymentIntentId: intent.id, debitFailedAt: at })
  const first = await findByCustomer(transaction, intent.customer)
  if (!first) return found.outcome
  await tellRefusedDebit(transaction, first, { ...note, amount: intent.amount })
  return applied
}
