/** Gifts through the fake payment service, whose events the test delivers itself. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, vi } from 'vitest'
import { type RunningPayments, startPayments } from '@/local/payments/server'
import type { StoredEvent } from '@/local/payments/state'
import { signPayload } from '@/local/payments/webhooks'

const SITE = 'http://localhost:3000'

async function loadDomain() {
  const [service, webhook, reconcile, queries, schema, days, speak] = await Promise.all([
    import('@/lib/donations/service'),
    import('@/lib/donations/webhook'),
    import('@/lib/donations/reconcile'),
    import('@/lib/donations/queries'),
    import('@/lib/donations/schema'),
    import('@/lib/donations/gift-day'),
    import('@/lib/site/language/speak'),
  ])
  return { ...service, ...webhook, ...reconcile, ...queries, ...schema, ...days, ...speak }
}

type Domain = Awaited<ReturnType<typeof loadDomain>>

export interface Giving {
  readonly payments: RunningPayments
  readonly domain: Domain
  /** Events since the last call, in order, none of them delivered by a webhook. */
  takeEvents(): StoredEvent[]
  /** Delivers an event as the payment service would, unless the test overrides something. */
  deliver(event: object, options?: { at?: number; secret?: string }): Promise<string>
  deliverAll(): Promise<void>
  /** A gift from a page in that language, which is not paid yet. */
  open(given?: Record<string, unknown>, language?: 'en' | 'es'): Promise<OpenGift>
  /** The subscription that a payment began. */
  findSubscription(intent: string): string
  /** What the payment service takes for now. */
  setClock(at: Date | null): void
}

interface OpenGift {
  donationId: string
  /** The payment. */
  intent: string
  email: string
  /** In the addresses of its pages. */
  token: string
}

/** Call it at the top of the file, after useDatabase(). */
export function useGiving(): Giving {
  let payments: RunningPayments | undefined
  let domain: Domain | undefined
  let taken = 0
  let givers = 0

  const get = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('gifts can be made from beforeAll on')
    return value
  }

  beforeAll(async () => {
    payments = await startPayments({ siteUrl: SITE, dataDir: null, webhookUrl: 'http://127.0.0.1:9/' })
    payments.sender.change({ isHeld: true })
    vi.resetModules()
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: payments.store.state.secretKey,
      STRIPE_PUBLISHABLE_KEY: payments.store.state.publishableKey,
      STRIPE_WEBHOOK_SECRET: payments.store.state.webhookSecret,
      STRIPE_API_BASE: payments.url,
      STRIPE_CARD_PAGE: `${payments.url}/card`,
    })
    domain = await loadDomain()
  })

  afterAll(async () => {
    await payments?.stop()
  })

  const giving: Giving = {
    get payments() {
      return get(payments)
    },
    get domain() {
      return get(domain)
    },
    takeEvents() {
      const events = get(payments).store.state.events.slice(taken)
      taken += events.length
      return structuredClone(events)
    },
    deliver(event, { at = Math.floor(Date.now() / 1000), secret } = {}) {
      const payload = JSON.stringify(event)
      const signature = signPayload(payload, secret ?? get(payments).store.state.webhookSecret, at)
      return get(domain).receiveWebhook(Buffer.from(payload), signature)
    },
    async deliverAll() {
      for (const event of giving.takeEvents()) await giving.deliver(event)
    },
    async open(given = {}, language = 'en') {
      const { createDonation, donationInput, inLanguage } = get(domain)
      const input = donationInput.parse({ amount: 5000, donorEmail: `${randomUUID()}@example.org`, ...given })
      givers += 1
      const { donationId, clientSecret, payUrl } = await inLanguage(language, () =>
        createDonation(input, `10.1.${givers % 250}.1`),
      )
      const [intent = ''] = clientSecret.split('_secret_')
      return { donationId, intent, email: input.donorEmail, token: payUrl.split('/').at(-1) ?? '' }
    },
    findSubscription(intent) {
      const invoices = Object.values(get(payments).store.state.invoices)
      return invoices.find((one) => one.intent === intent)?.parent.subscription_details.subscription ?? ''
    },
    setClock(at) {
      Object.assign(get(payments).bank, { now: () => Math.floor((at?.getTime() ?? Date.now()) / 1000) })
    },
  }
  return giving
}
