/** Maps event types to their handlers, one file each. Other types are ignored. Stripe lists at most 20 types at once. */
import { onChargeDisputeClosed } from './events/charge-dispute-closed'
import { onChargeDisputeCreated } from './events/charge-dispute-created'
import { onChargeDisputeUpdated } from './events/charge-dispute-updated'
import { onChargePending } from './events/charge-pending'
import { onChargeRefunded } from './events/charge-refunded'
import { onChargeSucceeded } from './events/charge-succeeded'
import { onCustomerSubscriptionCreated } from './events/customer-subscription-created'
import { onCustomerSubscriptionDeleted } from './events/customer-subscription-deleted'
import { onCustomerSubscriptionUpdated } from './events/customer-subscription-updated'
import { onInvoicePaid } from './events/invoice-paid'
import { onInvoicePaymentFailed } from './events/invoice-payment-failed'
import { onInvoicePaymentPaid } from './events/invoice-payment-paid'
import { onInvoiceVoided } from './events/invoice-voided'
import type { EventHandler } from './events/outcome'
import { onPaymentIntentCanceled } from './events/payment-intent-canceled'
import { onPaymentIntentCreated } from './events/payment-intent-created'
import { onPaymentIntentPaymentFailed } from './events/payment-intent-payment-failed'
import { onPaymentIntentSucceeded } from './events/payment-intent-succeeded'
import { onRefundCreated } from './events/refund-created'
import { onRefundFailed } from './events/refund-failed'
import { onRefundUpdated } from './events/refund-updated'

export const eventHandlers = {
  'charge.dispute.closed': onChargeDisputeClosed,
  'charge.dispute.created': onChargeDisputeCreated,
  'charge.dispute.updated': onChargeDisputeUpdated,
  'charge.pending': onChargePending,
  'charge.refunded': onChargeRefunded,
  'charge.succeeded': onChargeSucceeded,
  'customer.subscription.created': onCustomerSubscriptionCreated,
  'customer.subscription.deleted': onCustomerSubscriptionDeleted,
  'customer.subscription.updated': onCustomerSubscriptionUpdated,
  'invoice.paid': onInvoicePaid,
  'invoice.payment_failed': onInvoicePaymentFailed,
  'invoice_payment.paid': onInvoicePaymentPaid,
  'invoice.voided': onInvoiceVoided,
  'payment_intent.canceled': onPaymentIntentCanceled,
  'payment_intent.created': onPaymentIntentCreated,
  'payment_intent.payment_failed': onPaymentIntentPaymentFailed,
  'payment_intent.succeeded': onPaymentIntentSucceeded,
  'refund.created': onRefundCreated,
  'refund.failed': onRefundFailed,
  'refund.updated': onRefundUpdated,
} satisfies Record<string, EventHandler>

export type HandledEvent = keyof typeof eventHandlers

export const handledEvents = Object.keys(eventHandlers) as HandledEvent[]

export function isHandled(type: string): type is HandledEvent {
  return Object.hasOwn(eventHandlers, type)
}
