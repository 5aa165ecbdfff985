import { invoicePaymentSchema } from '@/lib/outside/stripe/objects'
import { findByInvoice } from '../find-donation'
import { keepNote, takeNotes } from '../payment-notes'
import { applied, type EventHandler, ignored } from './outcome'

/** Which payment an invoice was paid with: by it a later refund finds its gift. */
export const onInvoicePaymentPaid: EventHandler = async ({ transaction, object }) => {
  const { invoice, payment } = invoicePaymentSchema.parse(object)
  if (!payment.payment_intent) return ignored
  await keepNote(transaction, { paymentIntentId: payment.payment_intent, invoiceId: invoice })
  const donation = await findByInvoice(transaction, invoice)
  if (donation) await takeNotes(transaction, donation)
  return applied
}
