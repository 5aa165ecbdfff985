import { invoiceSchema } from '@/lib/outside/stripe/objects'
import { applyStashedNotes } from '../payment-notes'
import { findInvoiced } from './find-invoiced'
import { applied, type EventHandler, ignored } from './outcome'

/** A failed renewal is shown as pending: Stripe retries for some days. */
export const onInvoicePaymentFailed: EventHandler = async ({ transaction, object }) => {
  const invoice = invoiceSchema.parse(object)
  if (invoice.amount_due === 0) return ignored
  const found = await findInvoiced(transaction, invoice, invoice.amount_due)
  if (!found.donation) return found.outcome
  await applyStashedNotes(transaction, found.donation)
  return applied
}
