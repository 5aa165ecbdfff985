import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdRoute } from '../support/hold-route'
import { createAccount } from './accounts'
import { axe, axeAsLoaded, axeInThemes, expect, test } from './fixtures'
import { findLink, waitForMail } from './mailbox'

async function fill(page: Page, subject: string) {
  await page.getByLabel('Name', { exact: false }).first().fill('Ann Lee')
  await page.getByLabel('Email *').fill('ann@example.org')
  await page.getByLabel('Category *').selectOption('partnership')
  await page.getByLabel('Subject *').fill(subject)
  await page.getByLabel('Message *').fill('Hello.\nHow can I take part?')
}

const toast = (page: Page) => page.locator('.page-toasts .toast')

test('the page says how to reach us, how soon we reply and whom to call in danger, without axe violations', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact - Marigold')
  const main = page.getByRole('main')
  await expect(main).toContainText('24-48 hours')
  await expect(main).toContainText('Monday-Friday 9 AM-6 PM EST')
  await expect(main.getByText('In danger now? Please call instead of writing.')).toBeVisible()
  await expect(main.locator('a[href="tel:911"]').first()).toBeVisible()
  await expect(main.locator('[data-category]')).toHaveCount(4)
  expect(await axeAsLoaded(page)).toEqual([])
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a message is sent, the form is reset, and staff get an email without any of its content', async ({ page }) => {
  const staff = await createAccount('admin')
  const subject = `Question ${randomUUID()}`
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Partnership and volunteering' }).click()
  await expect(page.getByLabel('Category *')).toHaveValue('partnership')
  await fill(page, subject)
  await page.getByLabel('Priority').selectOption('high')
  await page.getByLabel('Text message').check()
  await page.locator('input[name="phone"]').fill('216-555-0100')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Message Sent Successfully')
  await expect(toast(page)).toContainText("Thank you for reaching out. We'll respond within 24-48 hours.")
  await expect(page.getByLabel('Subject *')).toHaveValue('')
  await expect(page.getByLabel('Priority')).toHaveValue('normal')
  await expect(page.getByLabel('Text message')).not.toBeChecked()
  const mail = await waitForMail(staff.email)
  expect(mail.subject).toBe('There are new messages')
  expect(`${mail.html}${mail.text}`).not.toMatch(/Ann Lee|Question|take part/)
  expect(findLink(mail, 'Sign in and read')).toBe('/admin/messages')
})

test('the button shows that the message is being sent, and is disabled meanwhile', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, 'Slow')
  const release = await holdRoute(page, '**/api/contact', (route) =>
    route.fulfill({ status: 201, json: { message: '' } }),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

test('missing fields are reported in a toast and at each field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/contact')
  await page.getByLabel('Email *').fill('ann@example.org')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page)).toContainText('Missing Information')
  await expect(toast(page)).toContainText('Please fill in all required fields.')
  await expect(page.locator('#contact-name')).toBeFocused()
  await expect(page.locator('#contact-name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.form-problem:visible')).toHaveCount(4)
  expect(await axe(page)).toEqual([])
  await page.locator('#contact-name').fill('Ann')
  await expect(page.locator('.form-problem:visible')).toHaveCount(3)
  // Shown again: the toast stays for five seconds, and axe may take longer.
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('.form-problem:visible')).toHaveCount(3)
  await page.keyboard.press('F8')
  await expect(page.locator('.page-toasts')).toBeFocused()
  await toast(page).getByRole('button', { name: 'Close this message' }).click()
  await expect(toast(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

test.describe('a failure', () => {
  test.use({ allowedErrors: [/status of 503/] })

  test('loses nothing that was typed', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { detail: 'Away' } }))
    await page.goto('/contact')
    await fill(page, 'Kept')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page)).toContainText('Message Failed to Send')
    await expect(toast(page)).toContainText('Please try again or contact us directly via phone.')
    await expect(page.getByLabel('Subject *')).toHaveValue('Kept')
    await expect(page.getByLabel('Message *')).toHaveValue('Hello.\nHow can I take part?')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and confirmed on a page', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/contact')
    await fill(page, 'Plain')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact/sent')
    await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  })

  test.describe('and with an invalid field', () => {
    test.use({ allowedErrors: [/status of 422/] })

    test('the form comes back with everything she typed, and can be sent', async ({ page }) => {
      await page.goto('/contact')
      await fill(page, 'x')
      await page.getByLabel('Subject *').fill(' ')
      await page.getByLabel('Phone call').check()
      await page.locator('input[name="phone"]').fill('216-555-0100')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('heading', { name: 'Missing Information' })).toBeVisible()
      await expect(page.getByLabel('Message *')).toHaveValue('Hello.\nHow can I take part?')
      await expect(page.getByLabel('Category *')).toHaveValue('partnership')
      await expect(page.getByLabel('Phone call')).toBeChecked()
      await expect(page.getByLabel('Subject *')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Subject *').fill('Now with a subject')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page).toHaveURL('/contact/sent')
    })
  })
})

test.describe('the page that returns a rejected form', () => {
  test.use({ allowedErrors: [/status of 422/] })

  test('has a way out and no axe violations', async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[data-form="contact"]')
      form?.submit()
    })
    await expect(page.getByRole('heading', { name: 'Missing Information' })).toBeVisible()
    await expect(page.locator('a[data-exit]').first()).toBeAttached()
    expect(await axeInThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
