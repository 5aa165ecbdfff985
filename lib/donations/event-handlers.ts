/** Maps event types to their handlers. Other types are ignored. Stripe lists at most 20 types at once. */
import { applyCharge } from './events/apply-charge'
import { applyDispute } from './events/apply-dispute'
import { applyRefund } from './events/apply-refund'
import { applySubscription } from './events/apply-subscription'
import { onChargeRefunded } from './events/charge-refunded'
import { onInvoicePaid } from './events/invoice-paid'
import { onInvoicePaymentFailed } from './events/invoice-payment-failed'
import { onInvoicePaymentPaid } from './events/invoice-payment-paid'
import { onInvoiceVoided } from './events/invoice-voided'
import type { EventHandler } from './events/outcome'
import { onPaymentIntentCanceled } from './events/payment-intent-canceled'
import { onPaymentIntentCreated } from './events/payment-intent-created'
import { onPaymentIntentPaymentFailed } from './events/payment-intent-payment-failed'
import { onPaymentIntentSucceeded } from './events/payment-intent-succeeded'

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
