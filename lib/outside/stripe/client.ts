import 'server-only'
import Stripe from 'stripe'
import { env } from '@/lib/env'
import { API_VERSION } from './api-version'

/** With one retry, which carries the same idempotency key, a call ends within nine seconds. */
const TIMEOUT_MS = 4000
const RETRIES = 1

export interface PaymentSettings {
  publishableKey: string
  webhookSecret: string
  /** Whether the key moves real money; an event of the other kind is not ours. */
  isLive: boolean
  /** Where a test card is taken when Stripe's own script is not used. */
  cardPage: string | null
}

/** Null where payments are not configured: then no gift is taken and no card asked for. */
export function getPaymentSettings(): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, STRIPE_CARD_PAGE } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null
  return {
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    isLive: /^[sr]k_live_/.test(STRIPE_SECRET_KEY),
    cardPage: STRIPE_API_BASE ? (STRIPE_CARD_PAGE ?? null) : null,
  }
}

function createClient(secretKey: string): Stripe {
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null
  const protocol = base?.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol }),
  })
}

let client: Stripe | undefined

export function getStripe(): Stripe | null {
  if (!getPaymentSettings() || !env.STRIPE_SECRET_KEY) return null
  client ??= createClient(env.STRIPE_SECRET_KEY)
  return client
}
