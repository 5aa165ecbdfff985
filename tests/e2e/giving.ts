/** Controls for the fake payment service, and the ledger, for donation tests. */
import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import postgres from 'postgres'
import type { State } from '@/local/payments/state'
import { readFakesEnv } from './fixtures'

const cards = {
  pays: 'Pays: ',
  declined: 'Is declined: ',
  poor: 'Has too little money: ',
  asks: 'Asks for 3-D Secure: ',
  slow: 'Is slow',
  bank: 'Bank account: ',
} as const

/** Headers for a gift started through the API instead of a page, as if from a separate network. */
export function nameNetwork(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` }
}

export type Card = keyof typeof cards

async function callFake(init: RequestInit): Promise<unknown> {
  const response = await fetch(`${readFakesEnv().STRIPE_API_BASE}/control`, {
    ...init,
    headers: { 'x-fake': 'control' },
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

export function control(given: Record<string, unknown>): Promise<unknown> {
  return callFake({ method: 'POST', body: JSON.stringify(given) })
}

export async function readService(): Promise<State> {
  return (await callFake({ method: 'GET' })) as State
}

export interface LedgerRow {
  id: string
  amount: number
  status: string
  frequency: string | null
  is_renewal: boolean
  refunded_cents: number
  payment_intent_id: string | null
  subscription_id: string | null
  pay_token: string
}

export async function readLedger(email: string): Promise<LedgerRow[]> {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return [...(await sql<LedgerRow[]>`select * from donations where donor_email = ${email} order by created_at`)]
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export function makeEmail(): string {
  return `giver-${randomUUID()}@example.org`
}

/** Opens the form and fills in an email address, by default a new one. */
export async function openForm(page: Page, email = makeEmail()): Promise<string> {
  await page.goto('/donate')
  await expect(page.getByRole('status', { name: 'Summary' })).toContainText('$50.00')
  await page.getByLabel('Email Address (required)').fill(email)
  return email
}

export async function goToCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Donate' }).click()
  await page.waitForURL(/\/donate\/pay\/[\w-]{43}$/)
  await page.getByRole('link', { name: 'Continue to the test card page' }).click()
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
}

export async function payWith(page: Page, card: Card): Promise<void> {
  await page.getByRole('radio', { name: cards[card] }).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

export async function expectThanks(page: Page): Promise<void> {
  await page.waitForURL(/\/donate\/thanks\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({ timeout: 20_000 })
}

/** A gift that is paid, without a page. */
export async function giveByCall(baseURL: string, given: Record<string, unknown> = {}): Promise<string> {
  const email = makeEmail()
  const response = await fetch(`${baseURL}/api/donations/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL, ...nameNetwork() },
    body: JSON.stringify({
      amount: 6600,
      donorName: 'Ines Ruiz',
      donorEmail: email,
      requestId: randomUUID(),
      ...given,
    }),
  })
  expect(response.status).toBe(200)
  const [row] = await readLedger(email)
  await control({ action: 'pay', id: row?.payment_intent_id, card: '4242424242424242' })
  await expect.poll(async () => (await readLedger(email))[0]?.status).toBe('completed')
  return email
}
