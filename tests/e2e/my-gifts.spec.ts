/** A donor's own gifts, through an emailed link: what she gave, and ending a recurring gift without writing to us. */
import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { axeInThemes, expect, readFakesEnv, test } from './fixtures'
import { control, makeEmail, nameNetwork, readLedger, readService } from './giving'

async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Opens a link as if it had arrived by email. */
async function openLink(page: Page, email: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await withDatabase(
    (sql) =>
      sql`insert into donor_links (token_hash, email, expires_at) values (${hash}, ${email}, now() + interval '1 hour')`,
  )
  await page.goto(`/donate/my-gifts/${token}`)
}

async function givePaid(baseURL: string, given: Record<string, unknown> = {}): Promise<string> {
  const email = makeEmail()
  await fetch(`${baseURL}/api/donations/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL, ...nameNetwork() },
    body: JSON.stringify({ amount: 4400, donorEmail: email, ...given }),
  })
  const [row] = await readLedger(email)
  await control({ action: 'pay', id: row?.payment_intent_id, card: '4242424242424242' })
  await expect.poll(async () => (await readLedger(email))[0]?.status).toBe('completed')
  return email
}

test('requesting a link gets the same response for every address', async ({ page, baseURL }) => {
  const known = await givePaid(baseURL ?? '')
  for (const email of [known, makeEmail()]) {
    await page.goto('/donate/gifts')
    await page.getByLabel('Email address you gave with').fill(email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page).toHaveURL('/donate/gifts/sent')
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  }
  const links = await withDatabase((sql) => sql`select from donor_links where email = ${known}`)
  expect(links).toHaveLength(1)
})

test('a donor sees what she gave, and ends a recurring gift herself', async ({ page, baseURL }) => {
  const email = await givePaid(baseURL ?? '', { isRecurring: true, frequency: 'monthly' })
  await openLink(page, email)
  await expect(page.getByRole('cell', { name: '$44.00' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Received' })).toBeVisible()
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Your payments' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this payment' }).click()
  await expect(page.getByText('Ended.')).toBeVisible()
  const [row] = await readLedger(email)
  expect((await readService()).subscriptions[row?.subscription_id ?? '']?.status).toBe('canceled')
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('link', { name: 'Change or cancel' }).count()
    })
    .toBe(0)
})

test('an expired link says so', async ({ page }) => {
  await page.goto(`/donate/my-gifts/${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
})

test('the page is accessible in both themes', async ({ page, baseURL }) => {
  await openLink(page, await givePaid(baseURL ?? '', { isRecurring: true, frequency: 'yearly' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Your gifts' })).toBeVisible()
  expect(await axeInThemes(page)).toEqual([])
})
