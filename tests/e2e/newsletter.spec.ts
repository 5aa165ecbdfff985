import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axe, axeInThemes, expect, test } from './fixtures'
import { ageLinks, findLink, waitForMail } from './mailbox'

const createEmail = () => `${randomUUID()}@example.org`
const toast = (page: Page) => page.locator('.page-toasts .toast')
const section = (page: Page) => page.locator('#newsletter')

async function subscribe(page: Page, email: string) {
  await section(page).getByLabel('Email').fill(email)
  await section(page).getByRole('button', { name: 'Continue' }).click()
}

for (const path of ['/', '/newsletter']) {
  test(`${path} asks for the address, then for topics, and says that a link is on its way`, async ({ page }) => {
    const email = createEmail()
    await page.goto(path)
    const form = section(page)
    await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(0)
    await subscribe(page, email)
    await expect(form.getByLabel('Email')).toBeHidden()
    await expect(form.getByText(email)).toBeVisible()
    await expect(form.getByText('Tip:')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
    await form.getByLabel("Women's Health").check()
    await form.getByLabel('Career & Professional Development').check()
    await expect(form.getByRole('button', { name: 'Subscribe to 2 Topics' })).toBeVisible()
    await form.getByLabel("Women's Health").uncheck()
    await expect(form.getByRole('button', { name: 'Subscribe to 1 Topics' })).toBeVisible()
    await form.getByRole('button', { name: 'Back to Email' }).click()
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await form.getByRole('button', { name: 'Continue' }).click()
    expect(await axe(page)).toEqual([])
    await form.getByRole('button', { name: 'Subscribe to 1 Topics' }).click()
    await expect(form.getByRole('status')).toContainText('Please check your email')
    await expect(form.getByLabel('Email')).toHaveValue('')
    await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible()
    expect((await waitForMail(email)).subject).toBe('Please confirm your address')
  })
}

test('a missing address is reported for five seconds, and an invalid one stops the form too', async ({ page }) => {
  await page.clock.install()
  await page.goto('/newsletter')
  await section(page).getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toContainText('Email required')
  await expect(toast(page)).toContainText('Please enter your email address.')
  await expect(section(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await section(page).getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(5100)
  await expect(toast(page)).toHaveCount(0)
  await section(page).getByLabel('Email').fill('not-an-address')
  await section(page).getByRole('button', { name: 'Continue' }).click()
  await expect(section(page).getByRole('checkbox')).toHaveCount(0)
})

test.describe('a failure', () => {
  test.use({ allowedErrors: [/status of (429|500)/] })

  test('shows the server’s message or else ours, and keeps the chosen topics', async ({ page }) => {
    let answer: { status: number; body: string } = { status: 429, body: '{"detail":"That was a lot."}' }
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ ...answer, contentType: 'application/problem+json' }),
    )
    await page.goto('/newsletter')
    await subscribe(page, createEmail())
    await section(page).getByLabel("Women's Health").check()
    await section(page).getByRole('button', { name: 'Subscribe to 1 Topics' }).click()
    await expect(toast(page)).toContainText('Subscription failed')
    await expect(toast(page)).toContainText('That was a lot.')
    answer = { status: 500, body: 'x' }
    await section(page).getByRole('button', { name: 'Subscribe to 1 Topics' }).click()
    await expect(toast(page)).toContainText('Failed to subscribe to newsletter. Please try again.')
    await expect(section(page).getByLabel("Women's Health")).toBeChecked()
  })
})

test('only the button behind the emailed link confirms, and the next link changes topics and unsubscribes', async ({
  page,
  request,
}) => {
  const email = createEmail()
  await page.goto('/newsletter')
  await subscribe(page, email)
  await section(page).getByLabel("Women's Health").check()
  await section(page).getByRole('button', { name: 'Subscribe to 1 Topics' }).click()
  const mail = await waitForMail(email)
  const link = findLink(mail, 'Confirm')
  // Email scanners open every link.
  for (let visit = 0; visit < 3; visit += 1) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expect(page.getByLabel("Women's Health")).toBeChecked()
  expect(await axeInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(page).toHaveURL('/newsletter/confirmed')

  // Without an old email, by entering only the address.
  await ageLinks(email)
  const origin = new URL(page.url()).origin
  expect((await request.post('/api/newsletter/link', { data: { email }, headers: { origin } })).status()).toBe(202)
  const choices = findLink(await waitForMail(email, 2), 'Open my choices')
  await page.goto(choices)
  await expect(page.getByText('is on the list')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByLabel("Women's Health").uncheck()
  await page.getByLabel('Financial Empowerment').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/newsletter/saved')
  await page.goto(choices)
  await expect(page.getByLabel('Financial Empowerment')).toBeChecked()
  await page.getByRole('button', { name: 'Unsubscribe from everything' }).click()
  await expect(page).toHaveURL('/newsletter/left')
  await page.goto(choices)
  await expect(page.getByRole('button', { name: 'Subscribe again' })).toBeVisible()
})

test('the List-Unsubscribe address unsubscribes with one POST from an email client', async ({ page, request }) => {
  const email = createEmail()
  await page.goto('/newsletter')
  await subscribe(page, email)
  await section(page).getByRole('button', { name: 'Subscribe', exact: true }).click()
  const mail = await waitForMail(email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? []
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const response = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
  await page.goto(findLink(mail, 'Confirm'))
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

for (const path of ['confirm', 'preferences', 'unsubscribe']) {
  test(`/newsletter/${path} reports an incomplete or invalid link, and offers a new one`, async ({ page }) => {
    for (const token of ['', '?token=', '?token=abc', `?token=${'x'.repeat(43)}`, '?token=a&token=b']) {
      await page.goto(`/newsletter/${path}${token}`)
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/newsletter#link')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one form asks for both address and topics, and the link works', { tag: '@smoke' }, async ({ page }) => {
    const email = createEmail()
    await page.goto('/')
    const form = section(page)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Community & Support').check()
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter/sent')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto(findLink(await waitForMail(email), 'Confirm'))
    await expect(page.getByLabel('Community & Support')).toBeChecked()
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await expect(page).toHaveURL('/newsletter/confirmed')
  })

  test('a link to the preferences can be requested', async ({ page }) => {
    await page.goto('/newsletter')
    await page.locator('#link').getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send my link' }).click()
    await expect(page).toHaveURL('/newsletter/link-sent')
  })
})

test('the newsletter page loads no script file and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/newsletter')
  await section(page).getByLabel('Email').fill('a@example.org')
  await section(page).getByRole('button', { name: 'Continue' }).click()
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(320)
  expect(scripts).toEqual([])
})
