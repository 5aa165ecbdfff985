/** Money movements: each function updates the objects and emits the events that Stripe would. */
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { missing, refuseState } from './api-error'
import { type CardOutcome, readCard, type TestCard } from './cards'
import type { Charge, Intent, Invoice, State, Subscription } from './state'
import { makeId } from './state'

type Invoiced = Invoice | undefined

export class Bank {
  constructor(
    readonly state: State,
    private readonly told: () => void = () => {},
    readonly now: () => number = () => Math.floor(Date.now() / 1000),
  ) {}

  /** A snapshot of the object. */
  tell(type: string, object: object): void {
    const event = {
      id: makeId('evt'),
      object: 'event' as const,
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object) as Record<string, unknown> },
      livemode: false as const,
      pending_webhooks: 1,
      request: null,
      type,
    }
    this.state.events.push(event)
    this.state.deliveries.push({ eventId: event.id, attempt: 0, dueAt: 0 })
    this.told()
  }

  find<T>(kind: string, from: Record<string, T>, id: string): T {
    const found = Object.hasOwn(from, id) ? from[id] : undefined
    if (!found) throw missing(kind, id)
    return found
  }

  createIntent(given: Pick<Intent, 'amount' | 'currency'> & Partial<Intent>): Intent {
    const id = makeId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount_received: 0,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${makeId('x').slice(2)}`,
      created: this.now(),
      customer: null,
      description: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: {},
      payment_method: null,
      payment_method_types: ['card'],
      statement_descriptor_suffix: null,
      canceled_at: null,
      cancellation_reason: null,
      ...given,
    }
    this.state.intents[id] = intent
    this.tell('payment_intent.created', intent)
    return intent
  }

  private describeMethod({ payment_method: method }: Intent): Charge['payment_method_details'] {
    const type = method?.slice('pm_'.length) ?? 'card'
    if (type === 'link' || type === 'us_bank_account') return { type }
    return { type: 'card', card: { wallet: type === 'card' ? null : { type } } }
  }

  /** A bank debit that is under way is the same charge until the bank has answered. */
  private charge(intent: Intent, status: Charge['status'], failureCode: string | null = null): Charge {
    const begun = this.state.charges[intent.latest_charge ?? '']
    const charge: Charge = {
      id: makeId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: status === 'failed' ? 0 : intent.amount,
      amount_refunded: 0,
      captured: status !== 'failed',
      created: this.now(),
      currency: intent.currency,
      customer: intent.customer,
      disputed: false,
      livemode: false,
      metadata: intent.metadata,
      paid: status === 'succeeded',
      payment_intent: intent.id,
      payment_method_details: this.describeMethod(intent),
      refunded: false,
      status,
      failure_code: failureCode,
      ...(begun?.status === 'pending' && { id: begun.id, created: begun.created }),
    }
    this.state.charges[charge.id] = charge
    intent.latest_charge = charge.id
    this.tell(`charge.${status}`, charge)
    return charge
  }

  findInvoice(intent: Intent): Invoiced {
    return Object.values(this.state.invoices).find((invoice) => invoice.intent === intent.id)
  }

  private assertPayable(intent: Intent): void {
    const canPay = intent.status === 'requires_payment_method' || intent.status === 'requires_action'
    if (!canPay) {
      const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
      throw refuseState(message, 'payment_intent_unexpected_state')
    }
  }

  /** Tries to charge a card. 3-D Secure leaves the payment waiting for `answerQuestion`, a slow card for `finish`. */
  pay(intentId: string, number: string): Intent {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    this.assertPayable(intent)
    const card = readCard(number)
    if (!card) throw refuseState('Your card number is not one of the test cards.', 'incorrect_number')
    const subscription = this.findSubscription(this.findInvoice(intent))
    if (subscription) subscription.card = card.number
    return this.settle(intent, card)
  }

  protected settle(intent: Intent, { outcome, method }: Omit<TestCard, 'label' | 'number'>): Intent {
    intent.payment_method = `pm_${method ?? 'card'}`
    switch (outcome.kind) {
      case 'refused':
        return this.fail(intent, outcome)
      case 'asks':
        intent.status = 'requires_action'
        this.tell('payment_intent.requires_action', intent)
        return intent
      case 'slow':
        intent.status = 'processing'
        this.tell('payment_intent.processing', intent)
        return intent
      case 'debit': {
        this.charge(intent, 'pending')
        intent.status = 'processing'
        this.tell('payment_intent.processing', intent)
        this.activate(this.findInvoice(intent))
        return intent
      }
      default:
        return this.finish(intent)
    }
  }

  answerQuestion(intentId: string, isApproved: boolean): Intent {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    if (intent.status !== 'requires_action') throw refuseState('Nobody asked.', 'payment_intent_unexpected_state')
    if (isApproved) return this.finish(intent)
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
    return this.fail(intent, { kind: 'refused', code: 'payment_intent_authentication_failure', message })
  }

  /** The bank sends no money, days after the debit began. */
  refuseDebit(intentId: string): Intent {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    if (intent.status !== 'processing') throw refuseState('No debit is under way.')
    const message = "The customer's account has insufficient funds to cover this payment."
    return this.fail(intent, { kind: 'refused', code: 'insufficient_funds', message })
  }

  protected fail(intent: Intent, { code, declineCode, message }: Extract<CardOutcome, { kind: 'refused' }>): Intent {
    this.charge(intent, 'failed', code)
    const type = this.describeMethod(intent).type
    intent.status = 'requires_payment_method'
    const method = { object: 'payment_method', type }
    intent.last_payment_error = { type: 'card_error', code, decline_code: declineCode, message, payment_method: method }
    this.tell('payment_intent.payment_failed', intent)
    const invoice = this.findInvoice(intent)
    if (invoice) {
      invoice.attempt_count += 1
      this.tell('invoice.payment_failed', this.showInvoice(invoice))
    }
    return intent
  }

  finish(intent: Intent): Intent {
    this.charge(intent, 'succeeded')
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    this.tell('payment_intent.succeeded', intent)
    const invoice = this.findInvoice(intent)
    if (invoice) this.payInvoice(invoice)
    return intent
  }

  private findSubscription(invoice: Invoiced): Subscription | undefined {
    return invoice && this.state.subscriptions[invoice.parent.subscription_details.subscription]
  }

  private payInvoice(invoice: Invoice): void {
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.attempt_count += 1
    invoice.status_transitions.paid_at = this.now()
    this.tell('invoice.paid', this.showInvoice(invoice))
    this.tell('invoice_payment.paid', this.showInvoicePayment(invoice))
    this.activate(invoice)
  }

  private activate(invoice: Invoiced): void {
    const subscription = this.findSubscription(invoice)
    if (subscription && subscription.status !== 'active' && subscription.status !== 'canceled') {
      subscription.status = 'active'
      this.tell('customer.subscription.updated', this.showSubscription(subscription))
    }
  }

  /** As in an event: without its payments and its secret. */
  showInvoice({ intent: _, ...invoice }: Invoice): object {
    return invoice
  }

  showSubscription({ card: _, ...subscription }: Subscription): object {
    return subscription
  }

  showInvoicePayment(invoice: Invoice): object {
    return {
      id: `inpay_${invoice.id.slice(3)}`,
      object: 'invoice_payment',
      amount_paid: invoice.amount_paid,
      amount_requested: invoice.amount_due,
      created: invoice.created,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: invoice.intent },
      status: invoice.status === 'paid' ? 'paid' : 'open',
    }
  }

  cancelIntent(intentId: string, reason: string | null): Intent {
    const intent = this.find('payment_intent', this.state.intents, intentId)
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      throw refuseState(message, 'payment_intent_unexpected_state')
    }
    intent.status = 'canceled'
    intent.canceled_at = this.now()
    intent.cancellation_reason = reason
    this.tell('payment_intent.canceled', intent)
    return intent
  }
}
