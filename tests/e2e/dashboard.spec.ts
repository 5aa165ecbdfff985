/** The personal dashboard, with the start command's sign-in provider and accounts created per test. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { innerPath } from '../../lib/routes/inner-paths.mjs'
import { createAccount, signInAs, withDatabase } from './accounts'
import { axeInThemes, expect, holdScripts, test } from './fixtures'

const SITE = 'http://localhost'
/** The visible toast; the previous one may still be fading out. */
const toast = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).locator('[data-sonner-toast][data-visible="true"]')

async function enter(context: BrowserContext): Promise<void> {
  await signInAs(context, await createAccount())
}

/** Sends a request as a page of the site does. */
function send(page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; data: never }> {
  return page.evaluate(
    async ([how, where, text]) => {
      const response = await fetch(where, {
        method: how,
        headers: { accept: 'application/json', ...(text && { 'content-type': 'application/json' }) },
        ...(text && { body: text }),
      })
      return { status: response.status, data: (await response.json().catch(() => null)) as never }
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )
}

async function saveFirst(page: Page): Promise<string> {
  await page.goto('/resources')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.locator('summary').click()
  await card.getByRole('button', { name: `Save ${title}` }).click()
  const said = card.getByRole('button', { name: `Saved. Undo ${title}` }).or(page.getByText('It is on your list.'))
  await expect(said.filter({ visible: true })).toBeVisible()
  await page.goto('/dashboard/saved')
  // Until its script has loaded, a button is a plain form.
  await page.waitForLoadState('networkidle')
  return title
}

const inDays = (days: number, hours = 0) => new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString()

async function addReminder(page: Page, title: string, dueDate: string): Promise<void> {
  const { status } = await send(page, 'POST', '/api/user/reminders', { title, dueDate })
  expect(status).toBe(201)
}

const tabs = ['', '/saved', '/reminders', '/recommendations', '/check-in'].map((tab) => `/dashboard${tab}`)
/** Nothing is still loading. */
const expectLoaded = (page: Page) => expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)

const readLayoutShift = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved)

async function fillEverything(page: Page): Promise<void> {
  const entries = await page.evaluate(async () => (await fetch('/api/resources/housing-shelter?limit=3')).json())
  for (const { id } of entries as { id: string }[]) {
    expect((await send(page, 'POST', '/api/user/saved-resources', { resourceId: id })).status).toBe(201)
  }
  for (const days of [1, 3, 5]) await addReminder(page, `Call the office in ${days} days`, inDays(days))
  await send(page, 'PUT', '/api/user/preferences', { needs: ['housing-shelter'], state: 'VT', languages: ['es'] })
  for (const name of ['Bea', 'Cleo', 'Dana']) {
    const body = { name, email: `${name}.${randomUUID()}@example.org`, from: 'Tess' }
    expect((await send(page, 'POST', '/api/user/contacts', body)).status).toBe(201)
  }
}

test.describe('the frame of every tab', () => {
  test('is prerendered, identical for everyone, and never cached', async ({ browser, baseURL }) => {
    const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
    const bodies: string[][] = []
    for (let person = 0; person < 2; person += 1) {
      const context = await browser.newContext({ baseURL })
      const { userId, email } = await createAccount('admin')
      await signInAs(context, { userId, email })
      bodies[person] = []
      for (const path of tabs) {
        expect(routes[innerPath(path)], path).toMatchObject({ initialRevalidateSeconds: false })
        for (const more of [{}, { rsc: '1' }, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }] as Record<
          string,
          string
        >[]) {
          const response = await context.request.get(path, { headers: { 'x-nonce': 'mine', ...more } })
          const headers = response.headers()
          expect(headers, path).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
          expect(headers['cdn-cache-control'], path).toBeUndefined()
          expect(headers.vary?.split(', '), path).toContain('Cookie')
        }
        const response = await context.request.get(path)
        const policy = response.headers()['content-security-policy'] ?? ''
        expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^,]*$/)
        expect(policy, path).not.toContain('nonce')
        const body = await response.text()
        for (const hers of [userId, email, 'Tess', 'Admin Dashboard']) expect(body, path).not.toContain(hers)
        bodies[person]?.push(body)
      }
      await context.close()
    }
    expect(bodies[0]).toEqual(bodies[1])
  })

  for (const { width, height } of [
    { width: 360, height: 740 },
    ...(process.env.TEST_FULL ? [{ width: 1200, height: 800 }] : []),
  ]) {
    test(`is filled at ${width} pixels without layout shifts, both empty and with three of each`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const moved = Object.assign(window, { moved: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await enter(context)
      let answer = () => {}
      for (const kept of [0, 3]) {
        if (kept === 3) await fillEverything(page)
        for (const path of tabs) {
          const held = new Promise<void>((resolve) => {
            answer = resolve
          })
          await page.route(/\/api\/(auth\/user|user\/)/, async (route) => {
            await held
            await route.continue()
          })
          await page.goto(path)
          await expect(page.getByText('Your Account')).toBeVisible()
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          const before = await readLayoutShift(page)
          answer()
          await expect(page.getByText('Signed in as Tess')).toBeVisible()
          await expectLoaded(page)
          await page.unrouteAll({ behavior: 'wait' })
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          expect((await readLayoutShift(page)) - before, `${path} with ${kept}`).toBeLessThanOrEqual(0.02)
        }
      }
    })
  }

  test('links staff to the console, and counts nothing where there is nothing', async ({ page, context }) => {
    await signInAs(context, await createAccount('editor'))
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    )
    await expectLoaded(page)
    await expect(page.getByRole('heading', { level: 2, name: 'Three things to start with' })).toBeVisible()
    await expect(page.locator('.stat')).toHaveCount(0)
  })

  test.describe('once her session has ended', () => {
    test.use({ allowedErrors: [/status of 401/] })
    test('asks her to sign in at the same address, and no longer shows her data', async ({ page, context }) => {
      const account = await createAccount()
      await signInAs(context, account)
      const title = await saveFirst(page)
      await page.goto('/dashboard/saved')
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await page.getByText('Add a private note').click()
      await page.getByLabel('Note').fill('Not to be lost')
      await withDatabase((sql) => sql`delete from sessions where sess ->> 'userId' = ${account.userId}`)
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByRole('link', { name: 'sign in in a new tab' })).toBeVisible()
      await expect(page.getByLabel('Note')).toHaveValue('Not to be lost')
      await page.getByRole('button', { name: /Mark as Contacted/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
      await expect(toast(page)).toContainText('Please sign in to access your personal dashboard.')
      await expect(page).toHaveURL('/dashboard/saved')
      await expect(page.getByText(title)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
      await expect(toast(page)).toContainText('Authentication Required')
    })
  })
})

test.describe('saving', () => {
  test.describe('signed out', () => {
    test.use({ allowedErrors: [/status of 401/] })

    test('asks her to sign in, and then saves the entry', { tag: '@smoke' }, async ({ page, context }) => {
      await page.goto('/resources/housing-shelter')
      const card = page.getByRole('article').first()
      const title = (await card.getByRole('heading').textContent()) ?? ''
      await card.locator('summary').click()
      await card.getByRole('button', { name: `Save ${title}` }).click()
      await expect(page).toHaveURL(/\/dashboard\/save\/[a-z0-9-]+$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
      await expect(page.getByText(`Then ${title} is saved for you.`)).toBeVisible()
      expect(await context.cookies(SITE)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click()
      await page.getByRole('button', { name: 'Ellen Park' }).click()
      await expect(page).toHaveURL(/\/dashboard\/saved\?notice=(saved|kept)/)
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
    })
  })

  test.describe('when the network fails', () => {
    test.use({ allowedErrors: [/ERR_FAILED .*saved-resources/] })

    test('takes one press, is confirmed in place, undone by another press, and reports a failure', async ({
      page,
      context,
    }) => {
      await enter(context)
      await page.goto('/resources/search?q=shelter')
      const card = page.getByRole('article').first()
      const title = (await card.getByRole('heading').textContent()) ?? ''
      const said = page.locator('[data-save-status]')
      await card.locator('summary').click()
      await card.getByRole('button', { name: `Save ${title}` }).click()
      await expect(said).toHaveText(`Saved: ${title}`)
      await expect(card.getByRole('link', { name: 'Your list' })).toHaveAttribute('href', '/dashboard/saved')
      await card.getByRole('button', { name: `Saved. Undo ${title}` }).click()
      await expect(said).toHaveText(`No longer on your list: ${title}`)
      await page.route('**/api/user/saved-resources/**', (route) => route.abort())
      await card.getByRole('button', { name: `Save ${title}` }).click()
      await expect(card.getByText('Not saved. Check your connection')).toBeVisible()
      await expect(page).toHaveURL('/resources/search?q=shelter')
      await page.goto('/dashboard/saved')
      await expect(page.getByText('Nothing saved yet')).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('returns to the same results, which confirm it', async ({ page, context }) => {
      await enter(context)
      await page.goto('/resources/search?q=shelter')
      await expect(page.getByText('It is on your list.')).toBeHidden()
      await page.locator('.entry-more > summary').first().click()
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click()
      await expect(page).toHaveURL('/resources/search?q=shelter#saved-now')
      await expect(page.getByText('It is on your list.')).toBeVisible()
    })
  })

  test('works on the page of an entry too, and a link to save asks first', async ({ page, context }) => {
    await enter(context)
    await page.goto('/resources/housing-shelter/national-domestic-violence-hotline')
    await page.getByRole('button', { name: /^Save National Domestic/ }).click()
    await expect(page.getByRole('link', { name: 'Your list' })).toBeVisible()
    await page.goto('/dashboard/save/national-domestic-violence-hotline')
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('It was already on your list')).toBeVisible()
  })
})

test('on the first day a number is saved and a reminder set without leaving the page', async ({ page, context }) => {
  await enter(context)
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'Three things to start with' })
  await expect(steps.getByRole('listitem').filter({ has: page.locator('summary') })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Urgent Items This Week' })).toHaveCount(0)
  await steps.getByRole('button', { name: 'Save National Domestic Violence Hotline' }).click()
  await expect(toast(page)).toContainText('Saved')
  await expect(steps.getByText('Save a number you may need Done')).toBeVisible()
  await steps.getByText('Set a reminder').click()
  await steps.getByLabel('Title').fill('Call the court')
  await steps.getByLabel('Due date and time').fill('2033-05-01T09:30')
  await steps.getByRole('button', { name: 'Add reminder' }).click()
  await expect(toast(page)).toContainText('Reminder added')
  await expect(steps.getByText('Set a reminder Done')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await steps.getByText('Make a safety plan').click()
  await expect(steps.getByRole('link', { name: 'Make my safety plan' })).toHaveAttribute('href', '/emergency/planning')
  // Next time she finds what she has, and no more steps.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Urgent Items This Week' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(
    'National Domestic Violence Hotline',
  )
  await expect(page.locator('.stat')).toHaveText(['Saved Resources1', 'Pending Reminders1'])
  await expect(steps).toHaveCount(0)
})

test.describe('saved resources', () => {
  test('advance to the last status, where the button is disabled', async ({ page, context }) => {
    await enter(context)
    const title = await saveFirst(page)
    const card = page.getByRole('article').filter({ hasText: title })
    for (const [label, badge] of [
      ['Mark as Contacted', 'Contacted'],
      ['Mark as Applied', 'Applied'],
      ['Mark as Completed', 'Completed'],
    ] as const) {
      await card.getByRole('button', { name: label }).click()
      await expect(toast(page)).toContainText('Status Updated')
      await expect(toast(page)).toContainText('Resource status has been updated successfully.')
      await expect(card.locator('.badge').first()).toHaveText(badge)
    }
    await expect(card.getByRole('button', { name: /^Completed/ })).toBeDisabled()
    await page.goto('/dashboard')
    await expect(page.locator('.stat').nth(1)).toContainText('Completed Actions1')
  })

  test.describe('changed in another tab', () => {
    test.use({ allowedErrors: [/status of 409/] })
    test('reject an outdated status change, and show the current status', async ({ page, context }) => {
      await enter(context)
      const title = await saveFirst(page)
      const card = page.getByRole('article').filter({ hasText: title })
      const other = await context.newPage()
      await other.goto('/dashboard/saved')
      await other.getByRole('button', { name: /Mark as Contacted/ }).click()
      await expect(other.getByRole('button', { name: /Mark as Applied/ })).toBeEnabled()
      await other.getByRole('button', { name: /Mark as Applied/ }).click()
      await expect(other.getByRole('button', { name: /Mark as Completed/ })).toBeEnabled()
      await card.getByRole('button', { name: /Mark as Contacted/ }).click()
      await expect(card.locator('.badge').first()).toHaveText('Applied')
      await expect(card.getByRole('button', { name: /Mark as Completed/ })).toBeEnabled()
    })
  })

  test.describe('while the network is down', () => {
    test.use({ allowedErrors: [/Failed to load resource|net::ERR/] })
    test('return to their actual status', async ({ page, context }) => {
      await enter(context)
      await saveFirst(page)
      await page.route('**/api/user/saved-resources**', (route) => route.abort())
      await page.getByRole('button', { name: /Mark as Contacted/ }).click()
      await expect(page.locator('.status-saved')).toBeVisible()
      await expect(page.getByRole('button', { name: /Mark as Contacted/ })).toBeEnabled()
      await expect(toast(page)).toHaveCount(0)
    })
  })

  test('keep a private note, and are removed along with it', async ({ page, context }) => {
    await enter(context)
    await saveFirst(page)
    await page.getByText('Add a private note').click()
    await page.getByLabel('Note').fill('Ask for Dana\nafter 3')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Your note', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.locator('.private-note')).toContainText('Ask for Dana')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
  })
})

test.describe('reminders', () => {
  test('are added, edited, completed and deleted', { tag: '@smoke' }, async ({ page, context }) => {
    await enter(context)
    await page.goto('/dashboard/reminders')
    await expect(page.getByText('No reminders yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add New Reminder' }).click()
    await page.getByLabel('Title').fill('Call the clinic')
    await page.getByLabel('Type').selectOption('appointment')
    await page.getByLabel('Due date and time').fill('2033-05-01T09:30')
    await page.locator('.reminder-form').first().getByLabel('Time zone').selectOption('America/Chicago')
    await page.getByRole('button', { name: 'Add reminder', exact: true }).click()
    await expect(toast(page)).toContainText('Reminder added')
    await page.reload()
    await expect(page.getByText('Due May 1, 2033, 9:30 AM')).toBeVisible()
    await expect(page.getByText('Times are in Central Time.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Edit/ }).click()
    await expect(page.getByLabel('Due date and time')).toHaveValue('2033-05-01T09:30')
    await page.getByLabel('Title').fill('Call the clinic again')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await page.getByRole('button', { name: /^Complete.*again$/ }).click()
    // Pressed before React has hydrated the page, it is a plain form: then the page shows the message, not a toast.
    await expect(page.getByText('Reminder Completed').first()).toBeVisible()
    await expect(page.getByText('Great job staying on top of your tasks!').first()).toBeVisible()
    await expect(page.locator('article s').first()).toHaveText('Call the clinic again')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByText('No reminders yet')).toBeVisible()
  })

  test('keep what was typed while the script still loads, and say under a field what is missing', async ({
    page,
    context,
  }) => {
    await enter(context)
    const release = await holdScripts(page)
    await page.goto('/dashboard/reminders/new', { waitUntil: 'commit' })
    await page.getByLabel('Title').fill('Early')
    await page.getByLabel('Type').selectOption('deadline')
    await page.getByLabel('Time zone').selectOption('Pacific/Guam')
    release()
    await expect(page.locator('form[novalidate]')).toBeVisible()
    await page.getByRole('button', { name: 'Add reminder' }).click()
    await expect(page.getByLabel('Due date and time')).toBeFocused()
    await expect(page.getByLabel('Due date and time')).toHaveAccessibleDescription('Please fill this in.')
    await page.getByLabel('Due date and time').fill('2033-05-01T09:30')
    await expect(page.getByText('Please fill this in.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add reminder' }).click()
    const card = page.getByRole('article').filter({ hasText: 'Early' })
    await expect(card).toContainText('Deadline')
    expect(await send(page, 'GET', '/api/user/reminders')).toMatchObject({
      data: [{ title: 'Early', dueDate: '2033-04-30T23:30:00.000Z' }],
    })
  })

  test('say what is overdue or due soon, and the most urgent are on the overview', async ({ page, context }) => {
    await enter(context)
    await page.goto('/dashboard')
    await addReminder(page, 'Later', inDays(8))
    await page.reload()
    await expect(page.getByText('Nothing is due in the next 7 days.')).toBeVisible()
    await addReminder(page, 'Past', inDays(-1))
    await addReminder(page, 'Soon', inDays(2))
    await addReminder(page, 'Week', inDays(6))
    await addReminder(page, 'Also', inDays(6, 1))
    await page.goto('/dashboard/reminders')
    const card = (title: string) => page.getByRole('article').filter({ hasText: title })
    await expect(card('Past')).toContainText('(Overdue)')
    await expect(card('Soon')).toContainText('(Due Soon)')
    await expect(card('Week')).not.toContainText('(')
    await page.goto('/dashboard')
    const urgent = page.getByRole('region', { name: 'Urgent Items This Week' })
    await expect(urgent.getByRole('listitem')).toHaveCount(3)
    await expect(urgent.getByRole('listitem').nth(2)).toContainText('Week')
    await expect(page.locator('.stat')).toHaveText(['Pending Reminders5'])
    await urgent.getByRole('button', { name: /^Mark Complete.*Past$/ }).click()
    await expect(urgent.getByRole('listitem').nth(2)).toContainText('Also')
    await expect(page.locator('.stat')).toHaveText(['Pending Reminders4'])
  })
})

test('recommendations match preferences, give reasons, and take one press to save or erase', async ({
  page,
  context,
}) => {
  await enter(context)
  await page.goto('/dashboard/recommendations')
  await page.getByLabel('Housing & Shelter').check()
  await page.getByLabel('State').selectOption('VT')
  await page.getByLabel('Spanish').check()
  await page.getByRole('button', { name: 'Show recommendations' }).click()
  await expect(page.getByText('Answers saved.')).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first).toContainText(/\d+% match/)
  await expect(first).toContainText('Housing & Shelter, which you asked for')
  await expect(page.getByText('Multiple locations').first()).toBeVisible()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  // Until its script has loaded, the button is a plain form that leads to the list.
  await page.waitForLoadState('networkidle')
  await first.getByRole('button', { name: 'Save for Later' }).click()
  await expect(toast(page)).toContainText('Saved')
  await expect(first.getByRole('button', { name: /^Saved. Remove/ })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(title)
  await page.goto('/dashboard/recommendations')
  await expect(page.getByRole('heading', { level: 3, name: title })).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/resources\/housing-shelter\//)
  await page.goto('/dashboard/recommendations')
  await page.getByText('Change or erase your answers').click()
  await page.getByRole('button', { name: 'Erase my answers' }).click()
  await expect(page.getByText('We keep nothing of what you told us here.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything can be read and done', async ({ page, context }) => {
    await enter(context)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/dashboard?plain=1')
    await expect(page.getByRole('button', { name: 'Save National Domestic Violence Hotline' })).toBeVisible()
    await page.getByRole('link', { name: 'Recommendations', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/recommendations?plain=1')
    await saveFirst(page)
    await page.getByRole('button', { name: /Mark as Contacted/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Status Updated.' })).toBeVisible()
    await page.getByText('Add a private note').click()
    await page.getByLabel('Note').fill('Mine')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.locator('.private-note')).toContainText('Mine')
    await page.getByRole('link', { name: 'Reminders', exact: true }).click()
    await page.getByRole('button', { name: 'Add New Reminder' }).click()
    await expect(page).toHaveURL(/\/dashboard\/reminders\/new/)
    await page.getByLabel('Title').fill('By form')
    await page.getByLabel('Due date and time').fill('2033-05-01T09:30')
    await page.getByRole('button', { name: 'Add reminder', exact: true }).click()
    await expect(page.getByText('Due May 1, 2033, 9:30 AM')).toBeVisible()
    await page.getByRole('button', { name: /^Complete/ }).click()
    await expect(page.getByText('Great job staying on top of your tasks!')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Nothing is due in the next 7 days.')).toBeVisible()
    await page.goto('/dashboard/recommendations')
    await page.getByLabel('Financial Support').check()
    await page.getByRole('button', { name: 'Show recommendations' }).click()
    await page
      .getByRole('button', { name: /^Save for Later/ })
      .first()
      .click()
    await expect(page.getByText('Saved. It is on your list.')).toBeVisible()
  })
})

test.describe('the account', () => {
  test('can be viewed on one page and downloaded as a file', async ({ page, context }) => {
    await enter(context)
    const title = await saveFirst(page)
    await page.goto('/dashboard/account')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download it (JSON)' }).click()
    expect((await download).suggestedFilename()).toBe('account.json')
    await page.getByRole('link', { name: 'Read it' }).click()
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText('https://tests.example')).toBeVisible()
  })

  test('is deleted immediately after she types DELETE', async ({ page, context }) => {
    await enter(context)
    await saveFirst(page)
    await page.goto('/dashboard/account')
    await page.getByLabel('Type DELETE to continue').fill('DELETE')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/sign-in/deleted')
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
    expect(await context.cookies(SITE)).toEqual([])
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('every tab is accessible and fits the screen', async ({ page, context }) => {
    await enter(context)
    await saveFirst(page)
    await addReminder(page, 'Past', inDays(-1))
    await addReminder(page, 'Soon', inDays(1))
    await send(page, 'PUT', '/api/user/preferences', { needs: ['housing-shelter'], zip: '05401', languages: ['es'] })
    const paths = ['', '/saved', '/reminders', '/reminders/new', '/recommendations', '/account', '/account/data']
    for (const path of paths) {
      await page.goto(`/dashboard${path}`)
      await expect(page.getByText('Signed in as Tess')).toBeVisible()
      await expectLoaded(page)
      expect(await axeInThemes(page), path).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} is no wider than the phone`).toBeLessThanOrEqual(360)
    }
    await page.goto('/dashboard/reminders')
    await expectLoaded(page)
    await page.getByRole('button', { name: 'Add New Reminder' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Title')).toBeFocused()
    expect(await axeInThemes(page), 'the form').toEqual([])
  })
})
