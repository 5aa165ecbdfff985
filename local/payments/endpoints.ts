/** The Stripe API calls that the site uses, each with the type of its parameters. */
import { refuseState } from './api-error'
import type { Billing } from './billing'
import type { Parameters, Value } from './parameters'
import { showInvoice, showList, showSubscription } from './show'
import { type Metadata, makeId } from './state'

export interface Endpoint {
  method: 'GET' | 'POST'
  path: RegExp
  /** File and name of the parameters' type in the `stripe` package. */
  type: [resource: string, name: string]
  run(bank: Billing, given: Parameters, id: string): object
}

const PORTAL_MS = 3_600_000

function text(value: Value | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function metadata(value: Value | undefined): Metadata {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Metadata) : {}
}

function texts(value: Value | undefined): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function branch(value: Value | undefined, ...names: (string | number)[]): Value | undefined {
  let found = value
  for (const name of names) found = typeof found === 'object' ? (found as Record<string, Value>)[name] : undefined
  return found
}

export const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    type: ['PaymentIntents', 'PaymentIntentCreateParams'],
    run(bank, given) {
      const amount = Number(given.amount)
      if (!Number.isInteger(amount) || amount < 50)
        throw refuseState('Amount must be at least $0.50 usd', 'amount_too_small')
      return bank.createIntent({
        amount,
        currency: text(given.currency) ?? '',
        description: text(given.description),
        metadata: metadata(given.metadata),
        payment_method_types: texts(given.allowed_payment_method_types),
        statement_descriptor_suffix: text(given.statement_descriptor_suffix),
      })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    type: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    run: (bank, _, id) => bank.find('payment_intent', bank.state.intents, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    type: ['PaymentIntents', 'PaymentIntentCancelParams'],
    run: (bank, given, id) => bank.cancelIntent(id, text(given.cancellation_reason)),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    type: ['Customers', 'CustomerCreateParams'],
    run(bank, given) {
      const customer = {
        id: makeId('cus'),
        object: 'customer' as const,
        created: bank.now(),
        email: text(given.email),
        name: text(given.name),
        livemode: false as const,
        metadata: metadata(given.metadata),
      }
      bank.state.customers[customer.id] = customer
      return customer
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    type: ['Products', 'ProductCreateParams'],
    run(bank, given) {
      const id = text(given.id) ?? makeId('prod')
      if (bank.state.products[id]) throw refuseState('Product already exists.', 'resource_already_exists')
      const descriptor = text(given.statement_descriptor)
      const isDescriptor = descriptor === null || (/^[^<>\\'"*]{5,22}$/.test(descriptor) && /[a-z]/i.test(descriptor))
      if (!isDescriptor) throw refuseState('The statement descriptor must be 5 to 22 characters.')
      const product = {
        ...{ id, object: 'product' as const, active: true as const, created: bank.now() },
        ...{ name: text(given.name) ?? '', statement_descriptor: descriptor, livemode: false as const },
      }
      bank.state.products[id] = product
      return product
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    type: ['Subscriptions', 'SubscriptionCreateParams'],
    run(bank, given) {
      if (given.payment_behavior !== 'default_incomplete') {
        throw refuseState('The fake starts subscriptions with default_incomplete only.')
      }
      const price = branch(given.items, 0, 'price_data')
      const subscription = bank.createSubscription(
        {
          customer: text(given.customer) ?? '',
          currency: text(branch(price, 'currency')) ?? '',
          metadata: metadata(given.metadata),
        },
        {
          amount: Number(branch(price, 'unit_amount')),
          product: text(branch(price, 'product')) ?? '',
          interval: text(branch(price, 'recurring', 'interval')) ?? '',
        },
      )
      return showSubscription(bank, subscription, texts(given.expand))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    type: ['Subscriptions', 'SubscriptionRetrieveParams'],
    run: (bank, given, id) =>
      showSubscription(bank, bank.find('subscription', bank.state.subscriptions, id), texts(given.expand)),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/(\w+)$/,
    type: ['Invoices', 'InvoiceRetrieveParams'],
    run: (bank, given, id) => showInvoice(bank, bank.find('invoice', bank.state.invoices, id), texts(given.expand)),
  },
  {
    method: 'POST',
    path: /^\/v1\/invoices\/(\w+)\/void$/,
    type: ['Invoices', 'InvoiceVoidInvoiceParams'],
    run: (bank, _, id) => bank.showInvoice(bank.voidInvoice(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    type: ['Refunds', 'RefundCreateParams'],
    run: (bank, given) =>
      bank.refund(
        text(given.payment_intent) ?? '',
        given.amount === undefined ? undefined : Number(given.amount),
        metadata(given.metadata),
      ),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    type: ['Charges', 'ChargeListParams'],
    run: (bank, given) => showList(Object.values(bank.state.charges), given, '/v1/charges'),
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    type: ['Events', 'EventListParams'],
    run(bank, given) {
      const types = Array.isArray(given.types) ? given.types : null
      const events = bank.state.events.filter(({ type }) => types === null || types.includes(type))
      return showList(events, given, '/v1/events')
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    type: ['BillingPortal/Sessions', 'SessionCreateParams'],
    run(bank, given) {
      const customer = bank.find('customer', bank.state.customers, text(given.customer) ?? '').id
      const returnUrl = text(given.return_url) ?? ''
      const id = makeId('bps')
      bank.state.portals[id] = { customer, returnUrl, until: Date.now() + PORTAL_MS }
      const url = `http://127.0.0.1:${bank.state.port}/portal/${id}`
      return {
        id,
        object: 'billing_portal.session',
        created: bank.now(),
        customer,
        livemode: false,
        return_url: returnUrl,
        url,
      }
    },
  },
]
