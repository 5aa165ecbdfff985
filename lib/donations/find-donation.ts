/** Finds the gift an event is about and locks it until the transaction ends. */
import { and, eq, type SQL } from 'drizzle-orm'
import { donations } from '@/db/schema/operations'
import { givingSubscriptions } from '@/db/schema/payments'
import { type Donation, linkDonation } from './ledger'
import type { Transaction } from './transaction'

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
export const findPaidGift: FindGift = async (transaction, paymentIntentId, metadata) => {
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
