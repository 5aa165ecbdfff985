/** A check-in, from the request to a contact to the last email. Time passes in the database, never by waiting. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, signInAs, type TestAccount, withDatabase } from './accounts'
import { axe, expect, holdScripts, test } from './fixtures'
import { findLink, readMailbox, waitForMail } from './mailbox'

const PAGE = '/dashboard/check-in'
const [FIRST_PIN, SECOND_PIN] = ['2580', '7391']
const MESSAGE = 'I am at 12 Elm Street.\nPlease call me, then 911.'
const createEmail = () => `${randomUUID()}@example.org`
const card = (page: Page) => page.locator('article.check-in')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Simulates that this many minutes have passed; opening the page then wakes the worker. */
async function passMinutes(page: Page, { userId }: TestAccount, minutes: number): Promise<void> {
  await withDatabase(
    (sql) => sql`
      update check_ins set due_at = due_at - ${minutes} * interval '1 minute',
        next_at = next_at - ${minutes} * interval '1 minute' where user_id = ${userId}`,
  )
  await page.goto(PAGE)
}

async function ask(page: Page, email: string, name = 'Bea'): Promise<void> {
  await page.goto(PAGE)
  await page.getByLabel('Their name').fill(name)
  await page.getByLabel('Their email').fill(email)
  await page.getByLabel('The name they know you by').fill('Tess')
  await press(page, 'Send the question')
  await expect(page.getByText('Asked.')).toBeVisible()
}

async function plan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plan a check-in' }).click()
  await page.getByLabel('What should they know and do?').fill(MESSAGE)
  await page.getByLabel('4 hours after I start it', { exact: true }).check()
  await page.getByLabel('PIN to end it').fill(FIRST_PIN)
  await page.getByLabel('Second PIN (optional)').fill(SECOND_PIN)
  await press(page, 'Show me the email')
  await expect(page).toHaveURL(/notice=written/)
}

async function end(page: Page, button: string, pin: string): Promise<void> {
  await card(page).first().getByLabel('Your PIN').fill(pin)
  await press(page, button)
}

/** The text of an email without the recipient's token, which differs in each. */
const withoutToken = (text: string) => text.replace(/token=[\w-]{43}/g, 'token=…').trim()

test.describe('a check-in', () => {
  test.use({ allowedErrors: [/status of 422|net::ERR_FAILED/] })
  test('sends her exact words to the contact if missed, then ‘I am safe’; ended in time, it sends nothing', async ({
    page,
    context,
    browser,
  }) => {
    const ann = await createAccount()
    const bea = createEmail()
    await signInAs(context, ann)
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { name: 'No check-in yet' })).toBeVisible()
    await expect(page.getByText('depends on email arriving')).toBeVisible()
    await ask(page, bea)
    await plan(page)
    await expect(card(page)).toContainText('No one has said yes yet')
    await expect(page.getByRole('button', { name: 'Start now' })).toHaveCount(0)

    const question = await waitForMail(bea)
    expect(question.subject).toBe('A question for you')
    const theirs = await browser.newPage({ javaScriptEnabled: false })
    await theirs.goto(findLink(question, 'Answer yes or no'))
    await expect(theirs.getByText('is asking you to be a trusted contact')).toBeVisible()
    await page.reload()
    await expect(card(page)).toContainText('No one has said yes yet')
    await press(theirs, 'Yes, Tess can count on me')
    await expect(theirs.getByRole('heading', { name: 'Thank you' })).toBeVisible()

    await page.goto(PAGE)
    const shown = ((await card(page).locator('.check-in-mail').textContent()) ?? '').replace(
      'Subject: Please read this now',
      '',
    )
    await press(page, 'Start now')
    await expect(page.getByRole('timer')).toHaveText(/^3:59:|^4:00:00/)
    await press(page, '+30 minutes')
    await expect(page.getByRole('timer')).toHaveText(/^4:2|^4:30:00/)

    // The timer changes only once the server has confirmed it.
    await page.route('**/api/user/check-ins/**', (route) => route.abort())
    await press(page, '+30 minutes')
    await expect(page.getByRole('alert').filter({ hasText: 'we don’t know whether it went through' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^4:[23]/)
    await expect(page.getByText('from the last time we could reach our records')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await press(page, 'Try again')
    await expect(page.getByText('from the last time we could reach our records')).toHaveCount(0)

    await passMinutes(page, ann, 271)
    expect((await waitForMail(ann.email, 2)).subject).toBe('The note you asked for')
    await page.reload()
    await expect(card(page)).toContainText('Your time is up. Are you safe?')
    expect(await axe(page)).toEqual([])
    await passMinutes(page, ann, 15)
    const alert = await waitForMail(bea, 2)
    expect(alert.subject).toBe('Please read this now')
    expect(withoutToken(alert.text ?? '').replaceAll(/\s+/g, ' ')).toBe(withoutToken(shown).replaceAll(/\s+/g, ' '))
    expect(alert.text).toContain(MESSAGE.replace('\n', '\n'))
    await page.reload()
    await expect(card(page)).toContainText('Your message has gone out.')
    await end(page, 'I am safe', '0000')
    await expect(page.getByText('That PIN is not right.')).toBeVisible()
    await end(page, 'I am safe', FIRST_PIN)
    expect((await waitForMail(bea, 3)).subject).toBe('Good news')
    await press(page, 'Erase it now')
    await expect(page.getByRole('heading', { name: 'No check-in yet' })).toBeVisible()

    await plan(page)
    await press(page, 'Start now')
    await end(page, 'End the check-in', FIRST_PIN)
    await expect(card(page)).toContainText('No email goes to anyone.')
    await theirs.goto(findLink(alert, 'Stop getting these emails'))
    await press(theirs, 'Stop: no more of these emails')
    await expect(theirs.getByRole('heading', { name: 'You won’t get any more of these emails' })).toBeVisible()
    await page.goto(PAGE)
    await expect(page.getByText('Asked for no more email')).toBeVisible()
    expect(await readMailbox(bea)).toHaveLength(3)
    await theirs.close()
  })
})

test('what is chosen while the script still loads stays, and a wrong PIN is said under its field', async ({
  page,
  context,
}) => {
  await signInAs(context, await createAccount())
  await ask(page, createEmail())
  const release = await holdScripts(page)
  await page.goto(`${PAGE}/new`, { waitUntil: 'commit' })
  const choice = page.getByLabel('24 hours after I start it', { exact: true })
  await choice.check()
  await page.getByLabel('What should they know and do?').fill(MESSAGE)
  release()
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await expect(choice).toBeChecked()
  await page.getByLabel('PIN to end it').fill('12')
  await press(page, 'Show me the email')
  await expect(page.getByLabel('PIN to end it')).toBeFocused()
  await expect(page.getByLabel('PIN to end it')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('PIN to end it').fill(FIRST_PIN)
  await press(page, 'Show me the email')
  await expect(page).toHaveURL(/notice=written/)
  await expect(card(page)).toContainText('24 hours')
})

test.describe('without JavaScript, on a small screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, allowedErrors: [/status of 422/] })

  test('the second PIN looks like a cancel but alerts the contact; typed text survives an error', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    const ann = await createAccount()
    const bea = createEmail()
    await signInAs(context, ann)
    await ask(page, bea)
    await withDatabase(
      (sql) => sql`update trusted_contacts set status = 'accepted', accepted_at = now() where user_id = ${ann.userId}`,
    )
    await page.goto(`${PAGE}/new`)
    await page.getByLabel('What should they know and do?').fill(MESSAGE)
    await page.getByLabel('PIN to end it').fill(FIRST_PIN)
    await page.getByLabel('Second PIN (optional)').fill('2581')
    await press(page, 'Show me the email')
    await expect(page.getByRole('alert')).toContainText('What you wrote is still here.')
    await expect(page.getByLabel('What should they know and do?')).toHaveValue(MESSAGE)
    await page.getByLabel('PIN to end it').fill(FIRST_PIN)
    await page.getByLabel('Second PIN').fill(SECOND_PIN)
    await press(page, 'Send it again')
    await press(page, 'Start now')
    const readCard = async (pin: string) => {
      await end(page, 'End the check-in', pin)
      await expect(card(page).first()).toContainText('No email goes to anyone.')
      await page.goto(PAGE)
      // Once the footer is visible, the card is complete.
      await expect(page.locator('footer').last()).toBeVisible()
      return (
        (await card(page).first().innerHTML())
          .replace(/by [^<]*[AP]M/, 'by then')
          .replace(/check-ins\/[\w-]+/g, '')
          // React counts what stands before it on the page.
          .replace(/"_R_\w+?_(-hint)?"/g, '"id$1"')
      )
    }
    const forced = await readCard(SECOND_PIN)
    const alert = await waitForMail(bea, 2)
    expect(alert.subject).toBe('Please read this now')
    expect(alert.text).toContain('12 Elm Street')
    await plan(page)
    await press(page, 'Start now')
    expect(await readCard(FIRST_PIN)).toBe(forced)
    expect(await readMailbox(bea)).toHaveLength(2)
    expect((await readMailbox(ann.email)).map(({ subject }) => subject)).toEqual([])
  })
})

test('works from the keyboard at 360 pixels, without axe violations', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const ann = await createAccount()
  await signInAs(context, ann)
  await ask(page, createEmail())
  expect(await axe(page)).toEqual([])
  await withDatabase(
    (sql) => sql`update trusted_contacts set status = 'accepted', accepted_at = now() where user_id = ${ann.userId}`,
  )
  await plan(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Start now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await card(page).getByLabel('Your PIN').focus()
  await page.keyboard.type(FIRST_PIN)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'End the check-in' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('No email goes to anyone.')
  expect(await axe(page)).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(isWide).toBe(false)
  await page.goto(`${PAGE}/new`)
  expect(await axe(page)).toEqual([])
  await page.goto('/emergency/check-in')
  await expect(page.getByRole('link', { name: 'Check-in with people you trust' })).toHaveAttribute('href', PAGE)
})
