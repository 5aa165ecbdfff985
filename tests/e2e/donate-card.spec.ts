/** The card form page as with a real account, but with a stand-in of ours for the payment company's script. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listServerParameters } from '../../local/next'
import { holdRoute } from '../support/hold-route'
import { axeInThemes, expect, readFakesEnv, test } from './fixtures'
import { control, makeEmail, nameNetwork, readLedger } from './giving'

const port = Number(process.env.E2E_PORT) + 1
const origin = `http://localhost:${port}`
let server: ChildProcess | undefined

const script = `
window.Stripe = function (key) {
  return {
    _registerWrapper() {}, registerAppInfo() {},
    elements(options) {
      return {
        create() {
          const told = {}
          return {
            on(name, tell) { told[name] = tell },
            mount(place) {
              const label = document.createElement('label')
              label.textContent = 'Card number '
              const input = document.createElement('input')
              input.id = 'card'
              label.append(input)
              place.append(label)
              setTimeout(() => told.ready && told.ready())
            },
          }
        },
      }
    },
    confirmPayment: ({ confirmParams }) => window.confirmCard(document.getElementById('card').value, confirmParams.return_url),
    retrievePaymentIntent: (secret) => window.findCard(secret),
  }
}
window.Stripe.version = 'endive'
`

interface Intent {
  id: string
  status: string
  last_payment_error: { type: string; code: string; message: string } | null
}

test.use({
  allowedErrors: [
    /request to another host: GET https:\/\/js\.stripe\.com\/endive\/stripe\.js\?advancedFraudSignals=false$/,
  ],
})

// One server for the file, so one worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(60_000)
  const secrets: Record<string, string> = JSON.parse(
    readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8'),
  )
  server = spawn(process.execPath, listServerParameters('127.0.0.1'), {
    env: {
      ...process.env,
      ...readFakesEnv(),
      ...secrets,
      STRIPE_CARD_PAGE: '',
      TRUSTED_PROXIES: '1',
      NODE_ENV: 'production',
      SITE_URL: origin,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
    stdio: 'ignore',
  })
  await expect
    .poll(
      async () =>
        fetch(`${origin}/api/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 40_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  if (!server || server.exitCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
})

/** Does through the fake service what the payment company's own script would do. */
async function answerCards(page: Page, intent: () => string, answers: Record<string, () => unknown> = {}) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  )
  const show = ({ status, last_payment_error: error }: Intent) =>
    status === 'requires_payment_method' && error ? { error } : { paymentIntent: { status } }
  await page.exposeFunction('confirmCard', async (card: string) => {
    const special = answers[card]
    if (special) return special()
    const paid = (await control({ action: 'pay', id: intent(), card })) as Intent
    if (paid.status !== 'requires_action') return show(paid)
    return show((await control({ action: 'answer', id: intent(), approve: true })) as Intent)
  })
}

/** Starts the gift through the API: this second server must not write pages into the first one's cache. */
async function openCard(page: Page): Promise<{ email: string; intent: string }> {
  const email = makeEmail()
  const response = await fetch(`${origin}/api/donations/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...nameNetwork() },
    body: JSON.stringify({ amount: 5000, donorEmail: email }),
  })
  const { payUrl }: { payUrl: string } = await response.json()
  await page.goto(`${origin}${payUrl}`, { waitUntil: 'domcontentloaded' })
  const [row] = await readLedger(email)
  return { email, intent: row?.payment_intent_id ?? '' }
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $50.00' })

for (const [name, card] of [
  ['a card', '4242424242424242'],
  ['3-D Secure', '4000002760003184'],
] as const) {
  test(`a gift is paid with ${name}, and the thank-you page waits for the signed event`, async ({ page }) => {
    let intent = ''
    await answerCards(page, () => intent)
    const opened = await openCard(page)
    intent = opened.intent
    await expect(pay(page)).toBeEnabled()
    await page.getByLabel('Card number').fill(card)
    await pay(page).click()
    await page.waitForURL(/\/donate\/thanks\//)
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 20_000 })
    expect(await readLedger(opened.email)).toMatchObject([{ status: 'completed' }])
  })
}

test('a declined card gets a clear message, and another one can be tried', async ({ page }) => {
  let intent = ''
  await answerCards(page, () => intent)
  const opened = await openCard(page)
  intent = opened.intent
  await expect(pay(page)).toBeEnabled()
  await page.getByLabel('Card number').fill('4000000000000002')
  await pay(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Your card was declined. You were not charged.')
  await page.getByLabel('Card number').fill('4242424242424242')
  await pay(page).click()
  await page.waitForURL(/\/donate\/thanks\//)
})

test('a connection lost while paying is resolved by checking the payment, not by guessing', async ({ page }) => {
  let intent = ''
  const lost = { error: { type: 'api_connection_error', message: 'network' } }
  let found: unknown = {}
  await answerCards(page, () => intent, { lost: () => lost })
  await page.exposeFunction('findCard', () => found)
  const opened = await openCard(page)
  intent = opened.intent
  await expect(pay(page)).toBeEnabled()
  await page.getByLabel('Card number').fill('lost')
  await pay(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('don’t know yet whether it went through')
  found = { paymentIntent: { status: 'processing' } }
  await pay(page).click()
  await page.waitForURL(/\/donate\/thanks\//)
  await expect(page.getByRole('heading', { name: 'Your gift is not confirmed yet' })).toBeVisible()
})

test.describe('when the script is blocked', () => {
  test.use({ allowedErrors: [/js\.stripe\.com|ERR_FAILED|ERR_BLOCKED/] })
  test('the page says immediately that the form did not load and nothing was charged', async ({ page }) => {
    let tries = 0
    const release = await holdRoute(page, 'https://js.stripe.com/**', (route) => {
      tries += 1
      return route.abort()
    })
    await openCard(page)
    await expect(page.getByText('Loading the payment form...')).toBeVisible()
    release()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The payment form did not load. You were not charged.',
    )
    expect(tries, 'their loader retries once by itself').toBe(2)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('the page is accessible in both themes, and shows Quick Exit', async ({ page }) => {
  let intent = ''
  await answerCards(page, () => intent)
  intent = (await openCard(page)).intent
  await expect(pay(page)).toBeEnabled()
  expect(await axeInThemes(page)).toEqual([])
  await expect(page.locator('.thumb [data-exit]')).toBeVisible()
})
