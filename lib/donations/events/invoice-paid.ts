import { invoiceSchema } from '@/lib/outside/stripe/objects'
import { completeDonation } from '../ledger'
import { applyStashedNotes } from '../payment-notes'
import { findInvoiced } from './find-invoiced'
import { applied, type EventHandler, ignored, readSeconds } from './outcome'

export const onInvoicePaid: EventHandler = async ({ transaction, object, at }) => {
  const invoice = invoiceSchema.parse(object)
  // A credit from a change in the portal: nothing was paid.
  if (invoice.amount_paid === 0) return ignored
  const found = await findInvoiced(transaction, invoice, invoice.amount_paid)
  if (!found.donation) return found.outcome
  const paidAt = invoice.status_transitions?.paid_at
  const completed = await completeDonation(transaction, found.donation, paidAt ? readSeconds(paidAt) : at)
  await applyStashedNotes(transaction, completed)
  return applied
}
