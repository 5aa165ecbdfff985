/** Recurring payments, refunds and disputes. */
import { refuseState } from './api-error'
import { Bank } from './bank'
import { readCard } from './cards'
import { type Dispute, type Invoice, makeId, type Refund, type Subscription } from './state'

const INTERVALS = ['day', 'week', 'month', 'year']

export interface PriceData {
  amount: number
  product: string
  interval: string
}

export class Billing extends Bank {
  private bill(subscription: Subscription, reason: Invoice['billing_reason']): Invoice {
    const [item] = subscription.items.data
    const amount = item?.price.unit_amount ?? 0
    const { currency, customer, metadata } = subscription
    const intent = this.createIntent({ amount, currency, customer })
    const invoice: Invoice = {
      id: makeId('in'),
      object: 'invoice',
      amount_due: amount,
      amount_paid: 0,
      attempt_count: 0,
      billing_reason: reason,
      created: this.now(),
      currency,
      customer,
      livemode: false,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata } },
      status: 'open',
      status_transitions: { paid_at: null, voided_at: null },
      total: amount,
      intent: intent.id,
    }
    this.state.invoices[invoice.id] = invoice
    subscription.latest_invoice = invoice.id
    this.tell('invoice.created', this.showInvoice(invoice))
    return invoice
  }

  createSubscription(given: Pick<Subscription, 'customer' | 'currency' | 'metadata'>, price: PriceData): Subscription {
    this.find('customer', this.state.customers, given.customer)
    this.find('product', this.state.products, price.product)
    if (!INTERVALS.includes(price.interval)) throw refuseState('Invalid interval.')
    const subscription: Subscription = {
      id: makeId('sub'),
      object: 'subscription',
      created: this.now(),
      status: 'incomplete',
      latest_invoice: '',
      livemode: false,
      canceled_at: null,
      ended_at: null,
      cancel_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: makeId('si'),
            price: { unit_amount: price.amount, product: price.product, recurring: { interval: price.interval } },
          },
        ],
      },
      card: null,
      ...given,
    }
    this.state.subscriptions[subscription.id] = subscription
    this.bill(subscription, 'subscription_create')
    this.tell('customer.subscription.created', this.showSubscription(subscription))
    return subscription
  }

  /** The next payment is due. */
  renew(subscriptionId: string): Invoice {
    const subscription = this.find('subscription', this.state.subscriptions, subscriptionId)
    if (subscription.status !== 'active' && subscription.status !== 'past_due') throw refuseState('It does not go on.')
    const invoice = this.bill(subscription, 'subscription_cycle')
    const card = readCard(subscription.card ?? '')
    const intent = this.find('payment_intent', this.state.intents, invoice.intent)
    if (card?.outcome.kind === 'pays-once') {
      const message = 'Your card was declined.'
      this.fail(intent, { kind: 'refused', code: 'card_declined', declineCode: 'generic_decline', message })
      subscription.status = 'past_due'
      this.tell('customer.subscription.updated', this.showSubscription(subscription))
    } else this.settle(intent, card?.outcome.kind === 'debit' ? card : { ...card, outcome: { kind: 'pays' } })
    return invoice
  }

  /** What Stripe does when it retries a renewal with another card. */
  retry(invoiceId: string): Invoice {
    const invoice = this.find('invoice', this.state.invoices, invoiceId)
    if (invoice.status !== 'open') throw refuseState('This invoice is not open.')
    this.finish(this.find('payment_intent', this.state.intents, invoice.intent))
    return invoice
  }

  voidInvoice(invoiceId: string): Invoice {
    const invoice = this.find('invoice', this.state.invoices, invoiceId)
    if (invoice.status !== 'open') throw refuseState('You can only void an open invoice.')
    invoice.status = 'void'
    invoice.status_transitions.voided_at = this.now()
    this.tell('invoice.voided', this.showInvoice(invoice))
    const intent = this.state.intents[invoice.intent]
    if (intent && intent.status !== 'canceled') this.cancelIntent(intent.id, 'void_invoice')
    return invoice
  }

  changeAmount(subscriptionId: string, amount: number): Subscription {
    const subscription = this.find('subscription', this.state.subscriptions, subscriptionId)
    for (const item of subscription.items.data) item.price.unit_amount = amount
    this.tell('customer.subscription.updated', this.showSubscription(subscription))
    return subscription
  }

  cancelSubscription(subscriptionId: string): Subscription {
    const subscription = this.find('subscription', this.state.subscriptions, subscriptionId)
    if (subscription.status === 'canceled') throw refuseState('It has ended.')
    subscription.status = 'canceled'
    subscription.canceled_at = this.now()
    subscription.ended_at = this.now()
    this.tell('customer.subscription.deleted', this.showSubscription(subscription))
    return subscription
  }

  /** 23 hours without a first payment. */
  expire(subscriptionId: string): Subscription {
    const subscription = this.find('subscription', this.state.subscriptions, subscriptionId)
    if (subscription.status !== 'incomplete') throw refuseState('Its first payment was made.')
    subscription.status = 'incomplete_expired'
    this.voidInvoice(subscription.latest_invoice)
    this.tell('customer.subscription.updated', this.showSubscription(subscription))
    return subscription
  }

  refund(intentId: string, given?: number, metadata = {}): Refund {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    const charge = this.state.charges[intent.latest_charge ?? '']
    if (!charge?.paid) throw refuseState('This PaymentIntent does not have a successful charge to refund.')
    const isChargedBack = Object.values(this.state.disputes).some(
      (one) => one.charge === charge.id && one.status !== 'won',
    )
    if (isChargedBack)
      throw refuseState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed')
    const left = charge.amount - charge.amount_refunded
    const amount = given ?? left
    if (left === 0) throw refuseState(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
    if (amount < 1 || amount > left) throw refuseState('Refund amount is greater than unrefunded amount on charge.')
    const refund: Refund = {
      id: makeId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: this.now(),
      currency: charge.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata,
    }
    this.state.refunds[refund.id] = refund
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    this.tell('refund.created', refund)
    this.tell('charge.refunded', charge)
    return refund
  }

  /** The refund fails: the bank returns the money days later. */
  failRefund(refundId: string): Refund {
    const refund = this.find('refund', this.state.refunds, refundId)
    const charge = this.find('charge', this.state.charges, refund.charge)
    if (refund.status === 'failed') throw refuseState('It has failed already.')
    refund.status = 'failed'
    refund.failure_reason = 'expired_or_canceled_card'
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    this.tell('refund.updated', refund)
    this.tell('refund.failed', refund)
    return refund
  }

  /** Set to end when the paid period is over. */
  cancelLater(subscriptionId: string, at: number): Subscription {
    const subscription = this.find('subscription', this.state.subscriptions, subscriptionId)
    subscription.cancel_at = at
    this.tell('customer.subscription.updated', this.showSubscription(subscription))
    return subscription
  }

  dispute(intentId: string): Dispute {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    const charge = this.state.charges[intent.latest_charge ?? '']
    if (!charge?.paid || charge.refunded || charge.disputed) throw refuseState('There is nothing to dispute.')
    charge.disputed = true
    const dispute: Dispute = {
      id: makeId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: this.now(),
      currency: charge.currency,
      payment_intent: intent.id,
      reason: 'fraudulent',
      status: 'needs_response',
      livemode: false,
      metadata: {},
    }
    this.state.disputes[dispute.id] = dispute
    this.tell('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): Dispute {
    const dispute = this.find('dispute', this.state.disputes, disputeId)
    dispute.status = status
    this.tell('charge.dispute.closed', dispute)
    return dispute
  }
}
