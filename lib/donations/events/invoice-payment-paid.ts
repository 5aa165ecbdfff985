import { invoicePaymentSchema } from '@/lib/outside/stripe/objects'
import { findByInvoice } from '../find-donation'
import { applyStashedNotes, stashNote } from '../payment-notes'
import { applied, type EventHandler, ignored } from './outcome'

/** Which payment paid an invoice, so that a later refund finds its gift. */
export const onInvoicePaymentPaid: EventHandler = async ({ transaction, object }) => {
  const { invoice, payment } = invoicePaymentSchema.parse(object)
  if (!payment.payment_intent) return ignored
  await stashNote(transaction, { paymentIntentId: payment.payment_intent, invoiceId: invoice })
  const donation = await findByInvoice(transaction, invoice)
  if (donation) await applyStashedNotes(transaction, donation)
  return applied
}
