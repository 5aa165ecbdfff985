import { donations } from '@/db/schema/operations'
import type { Invoice } from '@/lib/outside/stripe/objects'
import { MAX_CENTS, MIN_CENTS } from '../choices'
import { findByInvoice, findFirstOf } from '../find-donation'
import { type Donation, linkDonation } from '../ledger'
import { applyStashedNotes } from '../payment-notes'
import type { Transaction } from '../transaction'
import { CURRENCY, ignored, type Outcome, readSeconds, refuse } from './outcome'

type Found = { donation: Donation } | { donation: null; outcome: Outcome }

/** A later payment of a recurring gift is a separate gift from the same person. */
async function addRenewal(
  transaction: Transaction,
  first: Donation,
  invoice: Invoice,
  subscriptionId: string,
  amount: number,
): Promise<Donation> {
  const { donorName, donorEmail, frequency, isAnonymous, isNeutral, language, tribute, tributeName } = first
  const [row] = await transaction
    .insert(donations)
    .values({
      ...{ donorName, donorEmail, frequency, isAnonymous, isNeutral, language, tribute, tributeName },
      ...{ amount, subscriptionId, feeCents: amount === first.amount ? first.feeCents : 0 },
      isRecurring: true,
      isRenewal: true,
      invoiceId: invoice.id,
      createdAt: readSeconds(invoice.created),
    })
    .returning()
  if (!row) throw new Error('an insert gave no row')
  return row
}

/** The gift an invoice is for: the one that started the recurring gift, or a renewal, created if it is new. */
export async function findInvoiced(transaction: Transaction, invoice: Invoice, amount: number): Promise<Found> {
  const details = invoice.parent?.subscription_details
  if (!details) return { donation: null, outcome: ignored }
  const subscriptionId = details.subscription
  if (invoice.currency !== CURRENCY) return { donation: null, outcome: refuse('currency') }
  const known = await findByInvoice(transaction, invoice.id)
  if (known) {
    return known.amount === amount ? { donation: known } : { donation: null, outcome: refuse('amount') }
  }
  const first = await findFirstOf(transaction, subscriptionId, details.metadata)
  if (!first) return { donation: null, outcome: ignored }
  if (amount < MIN_CENTS || amount > MAX_CENTS) return { donation: null, outcome: refuse('amount') }
  if (invoice.billing_reason === 'subscription_create') {
    if (amount !== first.amount) return { donation: null, outcome: refuse('amount') }
    const linked = await linkDonation(transaction, first, { invoiceId: invoice.id, subscriptionId })
    return { donation: await applyStashedNotes(transaction, linked) }
  }
  return { donation: await addRenewal(transaction, first, invoice, subscriptionId, amount) }
}
