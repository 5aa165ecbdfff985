/** Finds the gift an event is about and locks it until the transaction ends. */
import { and, eq, type SQL } from 'drizzle-orm'
import { donations } from '@/db/schema/operations'
import { givingSubscriptions } from '@/db/schema/payments'
import type { Invoice } from '@/lib/outside/stripe/objects'
import { MAX_CENTS, MIN_CENTS } from './choices'
import { type Donation, linkDonation } from './ledger'
import { applyStashedNotes } from './payment-notes'
import type { Transaction } from './transaction'

/** Why an event does not match its gift. Shown to staff, so it is our code and nothing from the event. */
type RefusalReason = 'livemode' | 'version' | 'currency' | 'amount' | 'unreadable' | 'other-payment'

export type Outcome = { outcome: 'applied' } | { outcome: 'ignored' } | { outcome: 'refused'; reason: RefusalReason }

export const applied: Outcome = { outcome: 'applied' }
/** The event is not about us, or irrelevant here. */
export const ignored: Outcome = { outcome: 'ignored' }

export function refuse(reason: RefusalReason): Outcome {
  return { outcome: 'refused', reason }
}

/** A handler's input: the event's object as received, and the event's time. */
export interface EventInput {
  transaction: Transaction
  object: unknown
  at: Date
}

export type EventHandler = (input: EventInput) => Promise<Outcome>

export const CURRENCY = 'usd'

export function readSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Metadata = Record<string, string> | null | undefined

/** By Stripe's id, or by the gift's id that we gave to Stripe. */
type FindGift = (transaction: Transaction, theirId: string, metadata: Metadata) => Promise<Donation | null>

async function findOne(transaction: Transaction, where: SQL | undefined): Promise<Donation | null> {
  const [row] = await transaction.select().from(donations).where(where).limit(1).for('update')
  return row ?? null
}

/** The gift's own id, which we pass as metadata to everything we create at Stripe. */
export function readDonationId(metadata: Metadata): string | null {
  const id = metadata?.donation_id ?? ''
  return UUID.test(id) ? id : null
}

export async function findById(transaction: Transaction, id: string | null): Promise<Donation | null> {
  return id === null ? null : findOne(transaction, eq(donations.id, id))
}

export function findByPaymentIntent(transaction: Transaction, paymentIntentId: string): Promise<Donation | null> {
  return findOne(transaction, eq(donations.paymentIntentId, paymentIntentId))
}

/** The gift of a payment: by the stored link, or else by our metadata; the link is then stored. */
const findPaidGift: FindGift = async (transaction, paymentIntentId, metadata) => {
  const known =
    (await findByPaymentIntent(transaction, paymentIntentId)) ?? (await findById(transaction, readDonationId(metadata)))
  return known && linkDonation(transaction, known, { paymentIntentId })
}

export function findByInvoice(transaction: Transaction, invoiceId: string): Promise<Donation | null> {
  return findOne(transaction, eq(donations.invoiceId, invoiceId))
}

/** The first gift of the recurring one that this customer was made for. */
export async function findByCustomer(transaction: Transaction, customerId: string): Promise<Donation | null> {
  const [known] = await transaction
    .select({ donationId: givingSubscriptions.donationId })
    .from(givingSubscriptions)
    .where(eq(givingSubscriptions.customerId, customerId))
  return known ? findById(transaction, known.donationId) : null
}

/** The first gift of a recurring one: by the stored link, or else by our metadata. */
export const findFirstOf: FindGift = async (transaction, subscriptionId, metadata) => {
  const [known] = await transaction
    .select({ donationId: givingSubscriptions.donationId })
    .from(givingSubscriptions)
    .where(eq(givingSubscriptions.id, subscriptionId))
  if (known) return findById(transaction, known.donationId)
  const noted = and(eq(donations.subscriptionId, subscriptionId), eq(donations.isRenewal, false))
  return (await findOne(transaction, noted)) ?? findById(transaction, readDonationId(metadata))
}

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

interface Charged {
  payment_intent?: string | null
  currency: string
  metadata?: Record<string, string> | null
}

/** The gift of a charge or of a refund, if we know it yet; or why the event does not match it. */
export async function findCharged(
  transaction: Transaction,
  { payment_intent: paymentIntentId, currency, metadata }: Charged,
): Promise<Outcome | { paymentIntentId: string; donation: Donation | null }> {
  if (!paymentIntentId) return ignored
  const donation = await findPaidGift(transaction, paymentIntentId, metadata)
  if (donation && donation.paymentIntentId !== paymentIntentId) return refuse('other-payment')
  if (donation && currency !== CURRENCY) return refuse('currency')
  return { paymentIntentId, donation }
}
