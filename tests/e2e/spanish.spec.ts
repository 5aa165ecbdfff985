/** The main flows in Spanish: each works as in English, with its pages and emails in Spanish. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { es } from '../../lib/site/language/words'
import { createAccount, signInAs } from './accounts'
import { axe, expect, test } from './fixtures'
import { readLedger } from './giving'
import { waitForMail } from './mailbox'

async function expectSpanish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('link', { name: es.layout.skip })).toBeAttached()
}

const submit = (page: Page) => page.getByRole('main').locator('form button[type="submit"], form button:not([type])')

test('a search leads to a record that is described in Spanish', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/es/resources/search?q=refugio+columbus')
  await expectSpanish(page)
  const first = page.getByRole('main').locator('article h3 a').first()
  await expect(first).toHaveAttribute('href', /^\/es\/resources\//)
  await first.click()
  await expect(page).toHaveURL(/\/es\/resources\/[a-z-]+\/[a-z0-9-]+$/)
  await expectSpanish(page)
  await expect(page.locator('article .lead')).not.toHaveAttribute('lang', 'en')
  expect(await axe(page)).toEqual([])
})

test('the quiet page opens a record without changing its address', async ({ page }) => {
  await page.goto('/es/quiet')
  await expectSpanish(page)
  const screen = page.locator('[data-screen]:not([hidden])')
  await screen.locator('[data-quiet-go="shelter"]').click()
  await screen.locator('.quiet-title').first().click()
  await expect(screen.locator('dl')).toBeVisible()
  await expect(page).toHaveURL('/es/quiet')
})

test('a step of the plan can be chosen, without axe violations', async ({ page }) => {
  await page.goto('/es/emergency/planning')
  await expectSpanish(page)
  const fold = page.getByRole('main').locator('details:has(input[type="checkbox"])').first()
  const step = fold.locator('input[type="checkbox"]').first()
  if (!(await fold.evaluate((one: HTMLDetailsElement) => one.open))) await fold.locator('summary').first().click()
  await step.check()
  await expect(step).toBeChecked()
  expect(await axe(page)).toEqual([])
})

test('subscribing sends a confirmation email in Spanish', async ({ page }) => {
  const email = `${randomUUID()}@example.org`
  await page.goto('/es/newsletter')
  await expectSpanish(page)
  const form = page.locator('#newsletter')
  await form.locator('input[type="email"]').fill(email)
  await form.getByRole('button', { name: es.newsletter.continue }).click()
  await form.getByRole('checkbox').first().check()
  await form.locator('button[type="submit"]').last().click()
  const mail = await waitForMail(email)
  expect(mail.html).toMatch(/<html[^>]+lang="es/)
  expect(mail.text).toMatch(/\/es\/newsletter\/confirm/)
})

test('a gift leads to the payment page in Spanish, and records its language', async ({ page }) => {
  const email = `${randomUUID()}@example.org`
  await page.goto('/es/donate')
  await expectSpanish(page)
  await page.getByRole('main').locator('input[type="email"]').first().fill(email)
  await submit(page).last().click()
  await expect(page).toHaveURL(/\/es\/donate\/pay\//)
  await expectSpanish(page)
  expect(await readLedger(email)).toMatchObject([{ status: 'pending', language: 'es' }])
})

test('the dashboard is in Spanish', async ({ page, context }) => {
  await signInAs(context, await createAccount())
  await page.goto('/es/dashboard')
  await expectSpanish(page)
  expect(await axe(page)).toEqual([])
  for (const path of ['saved', 'reminders', 'recommendations', 'check-in', 'account']) {
    await page.goto(`/es/dashboard/${path}`)
    await expectSpanish(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and confirmed in Spanish', async ({ page }) => {
    await page.goto('/es/contact')
    await page.locator('input[name="name"]').fill('Ana López')
    await page.locator('input[name="email"]').fill('ana@example.org')
    await page.locator('select[name="category"]').selectOption('partnership')
    await page.locator('input[name="subject"]').fill('Una pregunta')
    await page.locator('textarea[name="message"]').fill('¿Cómo puedo ayudar?')
    await submit(page).last().click()
    await expect(page).toHaveURL('/es/contact/sent')
    await expectSpanish(page)
  })
})
