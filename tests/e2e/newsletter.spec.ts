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

test('no address, no step: a message says so, for five seconds at most', async ({ page }) => {
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

  test('is said in the words of the server, or else in ours, and the topics stay chosen', async ({ page }) => {
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

test('the link of the mail shows a button; only that confirms, and the next links change and leave', async ({
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
  // A scanner of mails opens every link.
  for (let visit = 0; visit < 3; visit += 1) expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await expect(page.getByLabel("Women's Health")).toBeChecked()
  expect(await axeInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(page).toHaveURL('/newsletter/confirmed')

  // Without an old mail: by the address alone.
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

test('the address in the header of a mail leaves at one POST of a mail program', async ({ page, request }) => {
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
  test(`/newsletter/${path} with a link that was cut off says so, and offers a new one`, async ({ page }) => {
    for (const token of ['', '?token=', '?token=abc', `?token=${'x'.repeat(43)}`, '?token=a&token=b']) {
      await page.goto(`/newsletter/${path}${token}`)
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/newsletter#link')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one form asks for both, and the links work', async ({ page }) => {
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

  test('the link to the choices can be asked for', async ({ page }) => {
    await page.goto('/newsletter')
    await page.locator('#link').getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send my link' }).click()
    await expect(page).toHaveURL('/newsletter/link-sent')
  })
})

test('Home and the page of the newsletter carry no framework for it, and fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/newsletter')
  await section(page).getByLabel('Email').fill('a@example.org')
  await section(page).getByRole('button', { name: 'Continue' }).click()
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(320)
  expect(scripts).toEqual([])
})
