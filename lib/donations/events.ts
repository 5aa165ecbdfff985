/** Maps event types to their handlers. Other types are ignored. Stripe lists at most 20 types at once. */

import { sql } from 'drizzle-orm'
import { givingSubscriptions } from '@/db/schema/payments'
import {
  chargeSchema,
  disputeSchema,
  invoicePaymentSchema,
  invoiceSchema,
  type PaymentIntent,
  paymentIntentSchema,
  refundSchema,
  subscriptionSchema,
} from '@/lib/outside/stripe/objects'
import { applyCharge } from './apply-events'
import {
  applied,
  CURRENCY,
  type EventHandler,
  type EventInput,
  findByCustomer,
  findById,
  findByInvoice,
  findByPaymentIntent,
  findCharged,
  findFirstOf,
  findInvoiced,
  ignored,
  type Outcome,
  readDonationId,
  readSeconds,
  refuse,
} from './find-donation'
import {
  completeDonation,
  countFailedAttempt,
  type DisputeState,
  type Donation,
  endDonation,
  linkDonation,
  queueRefusedDebitMail,
  recordDispute,
  recordPayment,
} from './ledger'
import { applyStashedNotes, stashNote } from './payment-notes'
import { applyRefunds, recordRefund, recordRefundTotal } from './refund-reports'
import type { Transaction } from './transaction'

/** At Stripe the last two are final. */
const ORDER = ['incomplete', 'past_due', 'unpaid', 'paused', 'trialing', 'active', 'canceled', 'incomplete_expired']
const OVER = ORDER.slice(-2)

/** Handles every subscription event: each carries the complete subscription. An older event changes nothing. */
async function applySubscription({ transaction, object, at }: EventInput): Promise<Outcome> {
  const { id, customer, status, metadata, ended_at: endedAt, cancel_at: cancelAt } = subscriptionSchema.parse(object)
  const end = endedAt ?? cancelAt
  const endsAt = end ? readSeconds(end) : OVER.includes(status) ? at : null
  const first = await findFirstOf(transaction, id, metadata)
  if (!first) return ignored
  if (first.subscriptionId !== null && first.subscriptionId !== id) return refuse('other-payment')
  await linkDonation(transaction, first, { subscriptionId: id })
  const known = givingSubscriptions
  const isOver = (column: unknown) => sql`(${column} = any (${sql.param(OVER)}::text[]))::int`
  const place = (column: unknown) => sql`coalesce(array_position(${sql.param(ORDER)}::text[], ${column}), 0)`
  const weight = (column: unknown, when: unknown, end: unknown) =>
    sql`(${isOver(column)}, ${when}, ${place(column)}, coalesce(${end}, '-infinity'))`
  await transaction
    .insert(known)
    .values({ id, donationId: first.id, customerId: customer, status, statusAt: at, endsAt })
    .onConflictDoUpdate({
      target: known.id,
      set: { status, statusAt: at, endsAt },
      // Timestamps are whole seconds: of two events in one second the same one wins, whichever arrives first.
      setWhere: sql`${weight(sql`excluded.status`, sql`excluded.status_at`, sql`excluded.ends_at`)} > ${weight(known.status, known.statusAt, known.endsAt)}`,
    })
  // Not paid within a day, or canceled before that: the gift was never made.
  if (status === 'incomplete_expired') await endDonation(transaction, first, 'canceled')
  return applied
}

/**
 * The gift that a payment is for, linked to it even if our process died before it stored
 * Stripe's response. A payment with another amount or currency does not belong to the gift.
 */
async function findPaidBy(
  transaction: Transaction,
  intent: PaymentIntent,
): Promise<{ donation: Donation } | { donation: null; outcome: Outcome }> {
  const known = await findByPaymentIntent(transaction, intent.id)
  const donation = known ?? (await findById(transaction, readDonationId(intent.metadata)))
  if (!donation) return { donation: null, outcome: { outcome: 'ignored' } }
  if (donation.paymentIntentId !== null && donation.paymentIntentId !== intent.id) {
    return { donation: null, outcome: refuse('other-payment') }
  }
  if (intent.currency !== CURRENCY) return { donation: null, outcome: refuse('currency') }
  if (intent.amount !== donation.amount) return { donation: null, outcome: refuse('amount') }
  const linked = await linkDonation(transaction, donation, { paymentIntentId: intent.id })
  return { donation: await applyStashedNotes(transaction, linked) }
}

/** One card or debit was refused; the next one may succeed, so the gift stays pending. */
const onPaymentIntentPaymentFailed: EventHandler = async ({ transaction, object, at }) => {
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
  await queueRefusedDebitMail(transaction, first, { ...note, amount: intent.amount })
  return applied
}

function readState(status: string): DisputeState {
  return status === 'won' || status === 'lost' ? status : 'open'
}

/** Handles every dispute event: each carries the complete dispute. */
async function applyDispute({ transaction, object }: EventInput): Promise<Outcome> {
  const dispute = disputeSchema.parse(object)
  // An inquiry: the bank asks without taking the money yet.
  const isInquiry = dispute.status.startsWith('warning_') || dispute.status === 'prevented'
  if (!dispute.payment_intent || isInquiry) return ignored
  const disputeState = readState(dispute.status)
  const donation = await findByPaymentIntent(transaction, dispute.payment_intent)
  if (donation) await recordDispute(transaction, donation, disputeState, readSeconds(dispute.created))
  else await stashNote(transaction, { paymentIntentId: dispute.payment_intent, disputeState })
  return applied
}

/** A refund that failed: the bank may return it to us days later. */
const FAILED = ['failed', 'canceled']

/** Handles every refund event: each carries the complete refund. */
async function applyRefund({ transaction, object, at }: EventInput): Promise<Outcome> {
  const refund = refundSchema.parse(object)
  const found = await findCharged(transaction, refund)
  if ('outcome' in found) return found
  const { paymentIntentId, donation } = found
  if (donation && refund.amount > donation.amount) return refuse('amount')
  const hasFailed = FAILED.includes(refund.status ?? '')
  await recordRefund(transaction, { id: refund.id, paymentIntentId, cents: refund.amount, saidAt: at, hasFailed })
  if (donation) await applyRefunds(transaction, donation)
  return applied
}

const onInvoicePaid: EventHandler = async ({ transaction, object, at }) => {
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

/** It will not be paid anymore. Failed if a card was tried; a recurring gift simply never started. */
const onPaymentIntentCanceled: EventHandler = async ({ transaction, object }) => {
  const intent = paymentIntentSchema.parse(object)
  const found = await findPaidBy(transaction, intent)
  if (!found.donation) return found.outcome
  const { isRecurring, isRenewal } = found.donation
  const wasTried = isRecurring ? isRenewal : Boolean(intent.last_payment_error)
  await endDonation(transaction, found.donation, wasTried ? 'failed' : 'canceled')
  return applied
}

const onChargeRefunded: EventHandler = async ({ transaction, object, at }) => {
  const charge = chargeSchema.parse(object)
  const found = await findCharged(transaction, charge)
  if ('outcome' in found) return found
  const { paymentIntentId, donation } = found
  if (donation && charge.amount !== donation.amount) return refuse('amount')
  await recordRefundTotal(transaction, { paymentIntentId, cents: charge.amount_refunded, saidAt: at })
  if (donation) await applyRefunds(transaction, donation)
  return applied
}

/** It will not be retried. */
const onInvoiceVoided: EventHandler = async ({ transaction, object }) => {
  const invoice = invoiceSchema.parse(object)
  if (invoice.amount_due === 0) return ignored
  const found = await findInvoiced(transaction, invoice, invoice.amount_due)
  if (!found.donation) return found.outcome
  await endDonation(transaction, found.donation, found.donation.isRenewal ? 'failed' : 'canceled')
  return applied
}

/** Which payment paid an invoice, so that a later refund finds its gift. */
const onInvoicePaymentPaid: EventHandler = async ({ transaction, object }) => {
  const { invoice, payment } = invoicePaymentSchema.parse(object)
  if (!payment.payment_intent) return ignored
  await stashNote(transaction, { paymentIntentId: payment.payment_intent, invoiceId: invoice })
  const donation = await findByInvoice(transaction, invoice)
  if (donation) await applyStashedNotes(transaction, donation)
  return applied
}

/** A failed renewal is shown as pending: Stripe retries for some days. */
const onInvoicePaymentFailed: EventHandler = async ({ transaction, object }) => {
  const invoice = invoiceSchema.parse(object)
  if (invoice.amount_due === 0) return ignored
  const found = await findInvoiced(transaction, invoice, invoice.amount_due)
  if (!found.donation) return found.outcome
  await applyStashedNotes(transaction, found.donation)
  return applied
}

const onPaymentIntentSucceeded: EventHandler = async ({ transaction, object, at }) => {
  const intent = paymentIntentSchema.parse(object)
  const found = await findPaidBy(transaction, intent)
  if (!found.donation) return found.outcome
  if ((intent.amount_received ?? intent.amount) !== found.donation.amount) return refuse('amount')
  await completeDonation(transaction, found.donation, at)
  return applied
}

/** Links the payment to its gift, in case the response to our own request was lost. */
const onPaymentIntentCreated: EventHandler = async ({ transaction, object }) => {
  const found = await findPaidBy(transaction, paymentIntentSchema.parse(object))
  return found.donation ? applied : found.outcome
}

export const eventHandlers = {
  'charge.dispute.closed': applyDispute,
  'charge.dispute.created': applyDispute,
  'charge.dispute.updated': applyDispute,
  'charge.pending': applyCharge,
  'charge.refunded': onChargeRefunded,
  'charge.succeeded': applyCharge,
  'customer.subscription.created': applySubscription,
  'customer.subscription.deleted': applySubscription,
  'customer.subscription.updated': applySubscription,
  'invoice.paid': onInvoicePaid,
  'invoice.payment_failed': onInvoicePaymentFailed,
  'invoice_payment.paid': onInvoicePaymentPaid,
  'invoice.voided': onInvoiceVoided,
  'payment_intent.canceled': onPaymentIntentCanceled,
  'payment_intent.created': onPaymentIntentCreated,
  'payment_intent.payment_failed': onPaymentIntentPaymentFailed,
  'payment_intent.succeeded': onPaymentIntentSucceeded,
  'refund.created': applyRefund,
  'refund.failed': applyRefund,
  'refund.updated': applyRefund,
} satisfies Record<string, EventHandler>

export type HandledEvent = keyof typeof eventHandlers

export const handledEvents = Object.keys(eventHandlers) as HandledEvent[]

export function isHandled(type: string): type is HandledEvent {
  return Object.hasOwn(eventHandlers, type)
}
