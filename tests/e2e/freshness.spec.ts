/** How the directory stays accurate: visitors' reports, staff checks, and organizations' own updates. */
import type { Browser, Page } from '@playwright/test'
import { formatDate } from '../../lib/text/format'
import { easternDate } from '../../lib/time/eastern-time'
import { makeRecord } from '../support/records'
import { createAccount, signInAs, withDatabase } from './accounts'
import { axe, colorSchemes, expect, test } from './fixtures'
import { findLink, waitForMail } from './mailbox'

const unique = () => `${Date.now()}-${Math.floor(Math.random() * 10_000)}`
const pathOf = (slug: string) => `/resources/housing-shelter/${slug}`

/** A visitor whose browser runs no scripts. */
async function openPlain(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

async function signInEditor(page: Page) {
  const account = await createAccount('editor')
  await signInAs(page.context(), account)
  return account
}

/** Waits for a record's public page to show a change: two seconds on an idle machine. */
async function expectSoon(page: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 20_000, intervals: [100] })
    .toContain(text)
}

test('three reports of a wrong number trigger an email to staff; a check closes them and shows soon', async ({
  page,
  browser,
}) => {
  const title = `Harbor House ${unique()}`
  const { id, slug } = await withDatabase((sql) =>
    makeRecord(sql, { title, isEmergency: true, verifiedOn: '2025-01-15' }),
  )
  const editor = await signInEditor(page)
  const visitor = await openPlain(browser)
  await expectSoon(page, pathOf(slug), 'Not checked since Jan 15, 2025')
  for (let sent = 0; sent < 3; sent += 1) {
    await visitor.goto(pathOf(slug))
    await visitor.getByRole('link', { name: `Report a problem with ${title}` }).click()
    await visitor.getByLabel('The phone number is wrong').check()
    await visitor.getByRole('button', { name: 'Send the report' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'The report was sent' })).toBeVisible()
  }
  const mail = await waitForMail(editor.email)
  expect(mail.subject).toBe('Please look at an entry first')
  expect(mail.text).not.toContain(title)

  await page.goto(findLink(mail, 'Open the entry'))
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText('Wrong number: 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 512-555-0100' })).toHaveAttribute('href', 'tel:+15125550100')
  await page.goto('/admin/checks?show=reported')
  await page.locator('.console-row').filter({ hasText: title }).getByRole('button', { name: 'Check' }).click()
  await page.getByLabel('Phone number confirmed').check()
  await page.getByRole('textbox', { name: 'Hours' }).fill('Day and night')
  await page.getByLabel('Note for colleagues').fill('Spoke to Kim')
  await page.getByRole('button', { name: 'Save and go to the next' }).click()
  await expect(page.getByText('The check was saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/checks\/[0-9a-f-]{36}\?done=checked/)
  await expectSoon(page, pathOf(slug), `Verified on ${formatDate(easternDate(new Date()))}`)
  await visitor.goto(pathOf(slug))
  await expect(visitor.getByText('Day and night', { exact: true })).toBeVisible()
  await page.goto(`/admin/checks/${id}`)
  await expect(page.getByText('Spoke to Kim')).toBeVisible()
  await expect(page.getByText('What is in doubt')).toHaveCount(0)
  await visitor.context().close()
})

test('an organization corrects its entry through the emailed link, and staff apply one of two fields', async ({
  page,
  browser,
}) => {
  const email = `office-${unique()}@harbor.example`
  const { id, slug } = await withDatabase((sql) => makeRecord(sql, { email, verifiedOn: '2026-01-15' }))
  await signInEditor(page)
  await page.goto(`/admin/checks/${id}`)
  await page.getByRole('button', { name: 'Ask the organization' }).click()
  await expect(page.getByText('The organization was sent a link.')).toBeVisible()
  const link = findLink(await waitForMail(email), 'Review the entry')

  const office = await openPlain(browser)
  await office.goto(link)
  const phone = office.getByLabel('Phone number', { exact: true })
  await expect(phone).toHaveValue('512-555-0100')
  await phone.fill('not a number')
  await office.getByLabel('Hours').fill('Mondays to Fridays')
  await office.getByRole('button', { name: 'Send to our staff' }).click()
  await expect(office.getByRole('heading', { name: 'It was not sent' })).toBeVisible()
  await expect(office.getByLabel('Hours')).toHaveValue('Mondays to Fridays')
  await phone.fill('(512) 555-0199')
  await office.getByRole('button', { name: 'Send again' }).click()
  await expect(office.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await office.goto(link)
  await expect(office.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await office.goto(pathOf(slug))
  await expect(office.getByRole('main')).toContainText('512-555-0100')
  await expect(office.getByRole('main')).not.toContainText('Mondays to Fridays')

  await page.goto('/admin/checks/updates')
  const [update] = await withDatabase(
    (sql) => sql<{ id: string }[]>`select id from listing_updates where resource_id = ${id}`,
  )
  await page.locator(`a[href="/admin/checks/updates/${update?.id}"]`).click()
  await expect(page.getByText('512-555-0199')).toBeVisible()
  await page.getByLabel('Apply the phone number').check()
  await page.getByRole('button', { name: 'Save the decision' }).click()
  await expect(page.getByText('Your decision was saved.')).toBeVisible()
  await expectSoon(page, pathOf(slug), '512-555-0199')
  await office.goto(pathOf(slug))
  await expect(office.getByRole('main')).not.toContainText('Mondays to Fridays')
  await expect(office.getByRole('main')).toContainText(`Verified on ${formatDate(easternDate(new Date()))}`)
  await office.context().close()
})

test('a problem can be reported without leaving the quiet page', async ({ page }) => {
  await page.goto('/quiet')
  const screen = page.locator('[data-screen]:not([hidden])')
  await screen.getByRole('button', { name: 'Housing & Shelter' }).first().click()
  await screen.locator('.quiet-title').first().click()
  await screen.getByText('Report a problem').click()
  await screen.getByRole('button', { name: 'Send the report' }).click()
  await expect(screen.getByText('Please choose what is wrong.')).toBeVisible()
  await screen.getByLabel('Something else is wrong').check()
  await screen.getByRole('button', { name: 'Send the report' }).click()
  await expect(screen.getByText('Thank you. Someone on our staff')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/quiet')
})

test('every page about freshness is accessible', async ({ page }) => {
  const { id, slug } = await withDatabase((sql) =>
    makeRecord(sql, {
      email: 'a@harbor.example',
      url: 'https://harbor.example/',
      isEmergency: true,
      verifiedOn: '2025-01-15',
    }),
  )
  await withDatabase(
    (sql) => sql`insert into problem_reports (resource_id, kind, reported_on) values (${id}, 'closed', current_date)`,
  )
  const [update] = await withDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into listing_updates (resource_id, token_hash, status, expires_at, submitted_at, proposed)
      values (${id}, encode(sha256(${slug}::bytea), 'hex'), 'submitted', now(), now(),
        ${sql.json({ hours: 'Mondays', url: null })}) returning id`,
  )
  await signInEditor(page)
  const paths = [
    `/resources/report/${slug}`,
    '/resources/reported',
    '/about/freshness',
    '/listing/none',
    '/admin/checks',
    `/admin/checks/${id}`,
    '/admin/checks/updates',
    `/admin/checks/updates/${update?.id}`,
    '/admin/freshness',
  ]
  // A new record is known within two seconds.
  await expect.poll(async () => (await page.request.get(`/resources/report/${slug}`)).status()).toBe(200)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [at, path] of paths.entries()) {
    const colorScheme = colorSchemes[at % 2]
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
    expect(await axe(page), `${path} ${colorScheme}`).toEqual([])
  }
  const rows = page.getByRole('table', { name: 'By state' })
  await expect(rows.getByRole('columnheader', { name: 'Outdated' })).toBeVisible()
  await expect(rows.getByRole('rowheader', { name: 'Texas' })).toBeVisible()
})
