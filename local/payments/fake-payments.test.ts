import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { makeFolder } from '@/tests/support/folder'
import { type RunningPayments, startPayments } from './server'

const SITE = 'http://localhost:3000'
const open: RunningPayments[] = []

async function start(options: { dataDir?: string | null; webhookUrl?: string } = {}) {
  const { dataDir = null, webhookUrl = 'http://127.0.0.1:9/' } = options
  const running = await startPayments({ siteUrl: SITE, dataDir, webhookUrl })
  open.push(running)
  const { hostname: host, port } = new URL(running.url)
  const stripe = new Stripe(running.store.state.secretKey, {
    ...{ apiVersion: API_VERSION, host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false },
  })
  return { ...running, stripe }
}

afterEach(async () => {
  for (const running of open.splice(0)) await running.stop()
})

/** A site that responds to events with the given statuses. */
async function listen(answer: (attempt: number) => number) {
  const received: { id: string; type: string }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body))
      response.writeHead(answer(received.length)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return { received, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` }
}

test('one idempotency key makes one payment, and a different request with it fails', async () => {
  const { stripe, store } = await start()
  const key = { idempotencyKey: 'one' }
  const first = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, key)
  const again = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, key)
  expect(again.id).toBe(first.id)
  expect(Object.keys(store.state.intents)).toHaveLength(1)
  await expect(stripe.paymentIntents.create({ amount: 501, currency: 'usd' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('a wrong key, another version and an unknown parameter are refused as by Stripe', async () => {
  const { stripe, url, store } = await start()
  const { hostname: host, port } = new URL(url)
  const make = (key: string, more: object = {}) =>
    new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...more })
  await expect(make('sk_test_other').events.list()).rejects.toMatchObject({ statusCode: 401 })
  const old = make(store.state.secretKey, { apiVersion: '2020-08-27' })
  await expect(old.events.list()).rejects.toMatchObject({ statusCode: 400 })
  const wrong = { amount: 500, currency: 'usd', payment_method_types: ['card'] }
  await expect(stripe.paymentIntents.create(wrong)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'payment_method_types',
  })
  await expect(stripe.paymentIntents.retrieve('pi_nobody')).rejects.toMatchObject({ code: 'resource_missing' })
})

test('lists are paginated, newest first', async () => {
  const { stripe, bank } = await start()
  for (let count = 0; count < 7; count += 1) bank.createIntent({ amount: 100 + count, currency: 'usd' })
  const seen: string[] = []
  for await (const event of stripe.events.list({ limit: 3, types: ['payment_intent.created'] })) seen.push(event.id)
  expect(seen).toEqual(bank.state.events.map(({ id }) => id).reverse())
})

test('an event is signed and sent again until it is accepted', async () => {
  const site = await listen((attempt) => (attempt === 1 ? 500 : 200))
  const { bank, store } = await start({ webhookUrl: site.url })
  bank.createIntent({ amount: 100, currency: 'usd' })
  await expect.poll(() => site.received.length, { timeout: 5000 }).toBe(2)
  expect(new Set(site.received.map(({ id }) => id)).size).toBe(1)
  await expect.poll(() => store.state.deliveries.length).toBe(0)
})

test('events can be held back, duplicated and reversed', async () => {
  const site = await listen(() => 200)
  const { bank, sender } = await start({ webhookUrl: site.url })
  sender.change({ isHeld: true, copies: 2, isReversed: true })
  const intent = bank.createIntent({ amount: 100, currency: 'usd' })
  bank.pay(intent.id, '4242424242424242')
  expect(site.received).toEqual([])
  sender.change({ isHeld: false })
  await expect.poll(() => site.received.length).toBe(6)
  expect(site.received.map(({ type }) => type)).toEqual([
    ...['payment_intent.succeeded', 'payment_intent.succeeded', 'charge.succeeded', 'charge.succeeded'],
    ...['payment_intent.created', 'payment_intent.created'],
  ])
})

test('payments and keys survive a restart', async () => {
  const dataDir = makeFolder()
  const first = await start({ dataDir })
  const { id } = await first.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  await first.stop()
  open.pop()
  const second = await start({ dataDir })
  expect(second.store.state.secretKey).toBe(first.store.state.secretKey)
  expect((await second.stripe.paymentIntents.retrieve(id)).amount).toBe(500)
})

test('the card page redirects only to the site', async () => {
  const { bank, url } = await start()
  const intent = bank.createIntent({ amount: 100, currency: 'usd' })
  const ask = (returnUrl: string) =>
    fetch(`${url}/card`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url },
      body: new URLSearchParams({
        client_secret: intent.client_secret,
        return_url: returnUrl,
        card: '4242424242424242',
      }),
    })
  const answer = await ask('https://evil.example/')
  expect(answer.headers.get('location')).toBe(SITE)
  expect((await fetch(`${url}/card?client_secret=${intent.id}_secret_guess`)).status).toBe(404)
})

test('control is for programs on this machine: it needs the header, and its own host name', async () => {
  const { url, store } = await start()
  expect((await fetch(`${url}/control`)).status).toBe(403)
  const post = await fetch(`${url}/do`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: 'action=hold',
  })
  expect(post.status).toBe(404)
  expect(store.state.port).toBeGreaterThan(0)
})
