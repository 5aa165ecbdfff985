import { invoiceSchema } from '@/lib/outside/stripe/objects'
import { endDonation } from '../ledger'
import { findInvoiced } from './find-invoiced'
import { applied, type EventHandler, ignored } from './outcome'

/** It will not be retried. */
export const onInvoiceVoided: EventHandler = async ({ transaction, object }) => {
  const invoice = invoiceSchema.parse(object)
  if (invoice.amount_due === 0) return ignored
  const found = await findInvoiced(transaction, invoice, invoice.amount_due)
  if (!found.donation) return found.outcome
  await endDonation(transaction, found.donation, found.donation.isRenewal ? 'failed' : 'canceled')
  return applied
}
