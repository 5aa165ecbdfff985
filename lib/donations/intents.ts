/** Stripe requests for a new gift. Each write has an idempotency key of the gift: repeating it changes nothing. */
import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { hasStripeCode } from '@/lib/outside/stripe/failure'
import { site } from '@/lib/site/site'
import { CURRENCY } from './find-donation'
import type { Donation } from './ledger'

interface OpenedPayment {
  clientSecret: string
  paymentIntentId: string
  invoiceId?: string
  subscriptionId?: string
  customerId?: string
}

/**
 * Of these, Stripe offers the ones that the operator has switched on; Apple Pay and Google Pay are cards. For
 * recurring gifts the account's settings for invoices decide alone.
 */
const METHODS: Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[] = ['card', 'link', 'us_bank_account']

const INTERVALS = { monthly: 'month', yearly: 'year' } as const

function describeGift(isNeutral: boolean): { description: string; suffix: string } {
  const { usual, neutral } = site.giving.statement
  return isNeutral
    ? { description: site.name, suffix: neutral }
    : { description: `Gift to ${site.name}`, suffix: usual }
}

function expandedId(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}

async function openOnce(stripe: Stripe, donation: Donation): Promise<OpenedPayment> {
  const { description, suffix } = describeGift(donation.isNeutral)
  const intent = await stripe.paymentIntents.create(
    {
      amount: donation.amount,
      currency: CURRENCY,
      allowed_payment_method_types: METHODS,
      description,
      statement_descriptor_suffix: suffix,
      metadata: { donation_id: donation.id },
    },
    { idempotencyKey: `donation-${donation.id}` },
  )
  if (!intent.client_secret) throw new Error('a payment came without its secret')
  return { clientSecret: intent.client_secret, paymentIntentId: intent.id }
}

/** Two products for recurring gifts, which differ in their text on card statements; created on first use. */
async function ensureProduct(stripe: Stripe, isNeutral: boolean): Promise<string> {
  const id = isNeutral ? 'recurring_plain' : 'recurring_gift'
  const { description, suffix } = describeGift(isNeutral)
  const product = { id, name: description, statement_descriptor: `${site.name} ${suffix}`.slice(0, 22) }
  try {
    await stripe.products.create(product, { idempotencyKey: `product-${id}` })
  } catch (error) {
    const isThere = hasStripeCode(error, 'resource_already_exists') || hasStripeCode(error, 'idempotency_error')
    if (!isThere) throw error
  }
  return id
}

/** A separate customer for each recurring gift: an unverified address is never joined to another's gifts. */
async function openRecurring(stripe: Stripe, donation: Donation): Promise<OpenedPayment> {
  const { id, amount, donorEmail, donorName, frequency, isNeutral } = donation
  const metadata = { donation_id: id }
  const [product, customer] = await Promise.all([
    ensureProduct(stripe, isNeutral),
    stripe.customers.create(
      { email: donorEmail ?? undefined, name: donorName ?? undefined, metadata },
      { idempotencyKey: `customer-${id}` },
    ),
  ])
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      description: describeGift(isNeutral).description,
      items: [
        {
          price_data: {
            currency: CURRENCY,
            product,
            unit_amount: amount,
            recurring: { interval: INTERVALS[frequency ?? 'monthly'] },
          },
        },
      ],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata,
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
    },
    { idempotencyKey: `subscription-${id}` },
  )
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const clientSecret = invoice?.confirmation_secret?.client_secret
  const paymentIntentId = expandedId(invoice?.payments?.data[0]?.payment.payment_intent)
  if (!invoice || !clientSecret || !paymentIntentId) throw new Error('a subscription came without its first payment')
  return {
    ...{ clientSecret, paymentIntentId, invoiceId: invoice.id },
    ...{ subscriptionId: subscription.id, customerId: customer.id },
  }
}

/** Opens a gift's payment, once, however often it is requested. */
async function reopen(stripe: Stripe, paymentIntentId: string): Promise<OpenedPayment> {
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId)
  if (!intent.client_secret) throw new Error('a payment came without its secret')
  return { clientSecret: intent.client_secret, paymentIntentId }
}

export function openPayment(stripe: Stripe, donation: Donation): Promise<OpenedPayment> {
  if (donation.paymentIntentId) return reopen(stripe, donation.paymentIntentId)
  return donation.isRecurring ? openRecurring(stripe, donation) : openOnce(stripe, donation)
}

/** Losing this write is harmless, because Stripe's events identify the gift. */
export async function storeReferences(donation: Donation, opened: OpenedPayment): Promise<void> {
  const { paymentIntentId, invoiceId, subscriptionId } = opened
  await query((db) =>
    db
      .update(donations)
      .set({ paymentIntentId, invoiceId, subscriptionId })
      .where(and(eq(donations.id, donation.id), isNull(donations.paymentIntentId))),
  )
}
