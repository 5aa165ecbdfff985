/** The fake's state: Stripe's objects, with the fields that we read and those that make them credible. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Metadata = Record<string, string>

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  client_secret: string
  created: number
  customer: string | null
  description: string | null
  last_payment_error: Record<string, unknown> | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action?: { type: string } | null
  /** 'pm_' and how it is paid: 'pm_card', 'pm_apple_pay', 'pm_us_bank_account'. */
  payment_method: string | null
  payment_method_types: string[]
  statement_descriptor_suffix: string | null
  canceled_at: number | null
  cancellation_reason: string | null
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  captured: boolean
  created: number
  currency: string
  customer: string | null
  disputed: boolean
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method_details: { type: string; card?: { wallet: { type: string } | null } }
  refunded: boolean
  status: 'succeeded' | 'failed' | 'pending'
  failure_code: string | null
}

export interface Customer {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  livemode: false
  metadata: Metadata
}

export interface Product {
  id: string
  object: 'product'
  active: true
  created: number
  name: string
  statement_descriptor: string | null
  livemode: false
}

export interface Subscription {
  id: string
  object: 'subscription'
  created: number
  currency: string
  customer: string
  status: 'incomplete' | 'active' | 'past_due' | 'canceled' | 'incomplete_expired'
  metadata: Metadata
  latest_invoice: string
  livemode: false
  canceled_at: number | null
  ended_at: number | null
  cancel_at: number | null
  items: {
    object: 'list'
    data: { id: string; price: { unit_amount: number; product: string; recurring: { interval: string } } }[]
  }
  /** Not Stripe's: the card used for later payments. */
  card: string | null
}

export interface Invoice {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  attempt_count: number
  billing_reason: 'subscription_create' | 'subscription_cycle'
  created: number
  currency: string
  customer: string
  livemode: false
  parent: { type: string; subscription_details: { subscription: string; metadata: Metadata } }
  status: 'open' | 'paid' | 'void'
  status_transitions: { paid_at: number | null; voided_at: number | null }
  total: number
  /** Not Stripe's: returned as `payments` and `confirmation_secret` on request. */
  intent: string
}

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  payment_intent: string
  reason: string
  status: string
  livemode: false
  metadata: Metadata
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Metadata
}

export interface StoredEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: null
  type: string
}

export interface Delivery {
  eventId: string
  attempt: number
  dueAt: number
}

export interface State {
  port: number
  secretKey: string
  publishableKey: string
  webhookSecret: string
  intents: Record<string, Intent>
  charges: Record<string, Charge>
  customers: Record<string, Customer>
  products: Record<string, Product>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  disputes: Record<string, Dispute>
  refunds: Record<string, Refund>
  portals: Record<string, { customer: string; returnUrl: string; until: number }>
  events: StoredEvent[]
  deliveries: Delivery[]
  /** By idempotency key: the request and its response. */
  answers: Record<string, { request: string; status: number; body: string; at: number }>
}

const MAX_EVENTS = 20_000

export function makeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

function makeState(): State {
  const secret = () => randomBytes(24).toString('hex')
  return {
    port: 0,
    secretKey: `sk_test_${secret()}`,
    publishableKey: `pk_test_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
    ...{ intents: {}, charges: {}, customers: {}, products: {}, subscriptions: {}, invoices: {} },
    ...{ disputes: {}, refunds: {}, portals: {}, answers: {}, events: [], deliveries: [] },
  }
}

/** In a file next to the data, so that yesterday's payments survive; in memory only without a folder. */
export class Store {
  readonly state: State
  private readonly path: string | null

  constructor(dataDir: string | null) {
    this.path = dataDir === null ? null : join(dataDir, 'payments.json')
    if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    this.state = { ...makeState(), ...this.read() }
  }

  private read(): Partial<State> {
    if (this.path === null) return {}
    try {
      const kept: Partial<State> = JSON.parse(readFileSync(this.path, 'utf8'))
      return typeof kept.secretKey === 'string' ? kept : {}
    } catch {
      return {}
    }
  }

  /** Written to a temporary file and renamed before any response is sent, so that responses never get lost. */
  save(): void {
    const { events } = this.state
    if (events.length > MAX_EVENTS) events.splice(0, events.length - MAX_EVENTS)
    if (this.path === null) return
    const temporaryPath = `${this.path}.${process.pid}`
    writeFileSync(temporaryPath, JSON.stringify(this.state), { mode: 0o600 })
    renameSync(temporaryPath, this.path)
  }
}
