import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { holdRoute } from '../support/hold-route'
import { readHistory } from '../support/read-history'
import { createAccount, signInAs } from './accounts'
import { axeInThemes, expect, isExit, test } from './fixtures'

test.use({
  serviceWorkers: 'allow',
  exit: 'answered',
  allowedErrors: [/fetching the script|ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|status of 400/],
})

const heading = (page: Page) => page.locator('[data-screen]:not([hidden]) h1')
const screen = (page: Page) => page.locator('[data-screen]:not([hidden])')
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()
const press = (page: Page, name: string) => screen(page).getByRole('button', { name }).first().click()

async function openFirstRecord(page: Page): Promise<string> {
  const title = screen(page).locator('.quiet-title').first()
  const name = (await title.textContent()) ?? ''
  await title.click()
  await expect(heading(page)).toHaveText(name)
  await expect(screen(page).locator('dl')).toBeVisible()
  return name
}

/** Opens more than ten screens, of every kind. */
async function readALot(page: Page): Promise<number> {
  await press(page, 'Search the directory')
  await expect(heading(page)).toBeFocused()
  await screen(page).locator('textarea[maxlength="1000"]').fill('shelter ohio')
  await screen(page).locator('textarea[maxlength="1000"]').press('Enter')
  await expect(screen(page).locator('[data-found]')).toContainText('that serve Ohio')
  await openFirstRecord(page)
  await back(page)
  await screen(page).getByLabel('Open 24 hours').check()
  await screen(page).getByRole('button', { name: 'Find help' }).click()
  await expect(screen(page).locator('[data-found]')).toContainText(/entr(y|ies)/)
  await back(page)
  await press(page, 'Housing & Shelter')
  await openFirstRecord(page)
  await back(page)
  await back(page)
  await press(page, 'Help in your state')
  await press(page, 'Texas')
  await expect(heading(page)).toHaveText('Help in Texas')
  await openFirstRecord(page)
  await page.getByRole('button', { name: 'First page' }).click()
  await press(page, 'Safety lists')
  await screen(page).locator('summary').first().click()
  await expect(screen(page).locator('details[open] li').first()).toBeVisible()
  await back(page)
  await press(page, 'How this page stays quiet')
  return 11
}

test.describe('the quiet page', () => {
  test('offers all help without ever changing its address, title or icon, or the tab’s history', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/quiet')
    await page.evaluate(() => {
      const seen = { titles: new Set<string>(), addresses: new Set<string>(), icons: new Set<string>() }
      const look = () => {
        seen.titles.add(document.title)
        seen.addresses.add(location.href)
        for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) seen.icons.add(icon.href)
        Object.assign(window, {
          seen: [[...seen.titles], [...seen.addresses], [...seen.icons]],
        })
      }
      look()
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const entries = await page.evaluate(() => history.length)
    expect(await readALot(page)).toBeGreaterThanOrEqual(10)
    const [titles, addresses, icons] = await page.evaluate<string[][]>('window.seen')
    expect(titles).toEqual(['Notes'])
    expect(addresses?.map((address) => new URL(address).pathname + new URL(address).hash)).toEqual(['/quiet'])
    expect(icons?.map((icon) => new URL(icon).pathname)).toEqual(['/plain.svg'])
    expect(await page.evaluate(() => history.length)).toBe(entries)
    const known = await page.evaluate(() => window.navigation?.entries().length ?? 1)
    expect(known).toBe(1)
    const kept = await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(kept).toEqual(['', 0, 0, 0, 0, 0])
    expect(await context.cookies()).toEqual([])
    const others = asked.filter(
      (line) => !/^POST \/api\/quiet\/|^GET \/(quiet|_next\/static|fonts|plain\.svg)/.test(line),
    )
    expect(others).toEqual([])
  })

  test('is one entry in the browser’s history with a neutral title, however much was read', async ({
    playwright,
    wholeBrowser,
    browserName,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'it is Chromium’s own file that is read')
    const profile = mkdtempSync(join(tmpdir(), 'marigold-profile-'))
    try {
      const context = await playwright.chromium.launchPersistentContext(profile, { ...wholeBrowser, baseURL })
      await context.route(isExit, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
      )
      const page = context.pages()[0] ?? (await context.newPage())
      await page.goto('/quiet')
      await readALot(page)
      await context.close()
      const ours = readHistory(profile).filter(({ url }) => url.startsWith(baseURL ?? ''))
      expect(ours).toEqual([{ url: `${baseURL}/quiet`, title: 'Notes' }])
    } finally {
      rmSync(profile, { recursive: true, force: true })
    }
  })

  test('shows none of its content on Back and Forward after Quick Exit', async ({ page }) => {
    await page.goto('/quiet')
    await press(page, 'Help in your state')
    for (const key of ['Shift', 'Shift', 'Shift']) await page.keyboard.press(key)
    await page.waitForURL(isExit)
    // This tab's history: a blank page, and the weather in place of ours.
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    await page.goForward()
    await page.waitForURL(isExit)
  })

  test('restores the search, the scroll position and the focus on Back', async ({ page }) => {
    await page.goto('/quiet')
    await press(page, 'Search the directory')
    await screen(page).locator('textarea[maxlength="1000"]').fill('shelter')
    await screen(page).getByRole('button', { name: 'Find help' }).click()
    const tenth = screen(page).locator('.quiet-title').nth(9)
    await tenth.scrollIntoViewIfNeeded()
    const name = (await tenth.textContent()) ?? ''
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(100)
    await tenth.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await back(page)
    await expect(screen(page).locator('textarea[maxlength="1000"]')).toHaveValue('shelter')
    await expect(tenth).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80)
  })

  test('reports invalid input, results and a lost connection, and can retry', async ({ page, context }) => {
    await page.goto('/quiet')
    await press(page, 'Search the directory')
    const field = screen(page).locator('textarea[maxlength="1000"]')
    await field.fill('zz')
    await field.press('Enter')
    await expect(screen(page).getByRole('alert')).toContainText('at least 3 characters')
    await field.fill('lawyer')
    await field.press('Enter')
    await expect(screen(page).getByRole('status')).toHaveText(/\d entr(y|ies)/)
    await context.setOffline(true)
    await field.fill('shelter')
    await field.press('Enter')
    await expect(screen(page).getByRole('alert')).toContainText('The network did not answer, but the numbers')
    await context.setOffline(false)
    await screen(page).getByRole('button', { name: 'Try again' }).click()
    await expect(screen(page).locator('[data-found]')).toContainText('entries')
  })

  test('pages through long results', async ({ page }) => {
    await page.goto('/quiet')
    await press(page, 'Housing & Shelter')
    const first = await screen(page).locator('.quiet-title').first().textContent()
    await press(page, 'Page 2')
    await expect(screen(page).locator('.quiet-title').first()).not.toHaveText(first ?? '')
    await expect(screen(page).locator('[data-found]')).toBeFocused()
    await expect(screen(page).getByText('Page 2 of')).toBeVisible()
  })

  test('keeps the emergency dialog’s links and the skip link within the page', async ({ page }) => {
    await page.goto('/quiet')
    await page.locator('[data-open-dialog="emergency-help"]').click()
    await page.locator('dialog:modal').getByRole('button', { name: 'Find shelter' }).click()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(screen(page).locator('.quiet-title').first()).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await page.getByRole('button', { name: 'First page' }).click()
    await page.locator('.skips a').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
    const away = await page.locator('a[href^="/"]:not([data-exit])').count()
    expect(away).toBe(0)
  })

  test('opens what was pressed before its script loaded', async ({ page }) => {
    const release = await holdRoute(page, '**/_next/static/**/*.js')
    await page.goto('/quiet', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Safety lists' }).click()
    release()
    await expect(heading(page)).toHaveText('Safety lists')
  })

  test('forgets what was read when left or reloaded', async ({ page }) => {
    await page.goto('/quiet')
    await press(page, 'Safety lists')
    await page.reload()
    await expect(heading(page)).toHaveText('Quiet browsing')
    await press(page, 'Help in your state')
    await expect(heading(page)).toHaveText('Help in your state')
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await expect(heading(page)).toHaveText('Quiet browsing')
    await expect(page.locator('[data-screen]')).toHaveCount(1)
  })

  test('has no axe violations in either theme', async ({ page }) => {
    await page.goto('/quiet')
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).textDecorationLine)).toBe('none')
    expect(await axeInThemes(page)).toEqual([])
    await press(page, 'Search the directory')
    await screen(page).locator('textarea[maxlength="1000"]').fill('shelter')
    await screen(page).getByRole('button', { name: 'Find help' }).click()
    await expect(screen(page).locator('.quiet-title').first()).toBeVisible()
    expect(await axeInThemes(page)).toEqual([])
    await openFirstRecord(page)
    expect(await axeInThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'First page' }).click()
    await press(page, 'Safety lists')
    await screen(page).locator('summary').first().click()
    expect(await axeInThemes(page)).toEqual([])
  })

  test('shows whom to call before any result when her words indicate danger', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/quiet')
    await press(page, 'Search the directory')
    await screen(page).locator('textarea[maxlength="1000"]').fill('my husband hits me')
    await screen(page).getByRole('button', { name: 'Find help' }).click()
    const panel = screen(page).getByRole('region', { name: 'call 911' })
    await expect(panel.locator('a[href="tel:911"]')).toBeVisible()
    await expect(panel.locator('a[href="tel:+18007997233"]')).toBeVisible()
    await expect(panel.locator('a[href^="sms:88788"]')).toBeVisible()
  })

  test('fits a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/quiet')
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isWide()).toBe(false)
    await press(page, 'Help in your state')
    await press(page, 'California')
    await expect(screen(page).locator('.quiet-title').first()).toBeVisible()
    expect(await isWide()).toBe(false)
    await openFirstRecord(page)
    expect(await isWide()).toBe(false)
  })
})

test.describe('switching to it', () => {
  test('takes one press for every tab, and hides what was open behind a plain page', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const second = await context.newPage()
    await second.goto('/resources')
    await page.bringToFront()
    await page.goto('/safety/traces')
    await page.getByRole('link', { name: 'Switch every tab to it' }).click()
    for (const tab of [page, second]) {
      await tab.waitForURL('**/quiet')
      await expect(heading(tab)).toHaveText('Quiet browsing')
      await expect(tab).toHaveTitle('Notes')
    }
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('is offered in the exit menu, and Exit pressed while it loads still leaves and signs her out', async ({
    page,
    context,
  }) => {
    await signInAs(context, await createAccount())
    await page.goto('/resources')
    await page.locator('.exit-menu summary').click()
    await expect(page.getByRole('link', { name: 'Quiet browsing' })).toBeVisible()
    await page.route('**/quiet', () => {})
    // In one step, because a test cannot press keys while a page is loading.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.exit-menu [data-quiet]')?.click()
      for (let press = 0; press < 3; press += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }
    })
    // Not waitForURL or toHaveURL: they treat the load that an exit stops as a failure.
    await expect.poll(() => isExit(new URL(page.url()))).toBe(true)
    await expect.poll(async () => (await context.cookies()).length).toBe(0)
  })
})

test.describe('the quiet page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says what needs JavaScript, and gives the numbers and the page that works without it', async ({ page }) => {
    await page.goto('/quiet')
    await expect(page).toHaveTitle('Notes')
    // Playwright's text search skips noscript.
    const notice = page.locator('main noscript')
    await expect(notice.locator('p').first()).toBeVisible()
    expect(await notice.textContent()).toContain('Searching, states and lists on this page need JavaScript.')
    await expect(page.locator('main a[href="/help-now"]')).toBeVisible()
    await expect(page.locator('main a[href="tel:+18007997233"]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search the directory' })).toBeHidden()
  })
})

test('the quiet page’s API accepts only POST, is never cached, and validates its input', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  for (const path of ['search', 'state', 'record', 'lists']) {
    expect((await request.get(`/api/quiet/${path}`)).status()).toBe(405)
  }
  const send = (path: string, data: object) => request.post(`/api/quiet/${path}`, { data, headers: { origin } })
  const found = await send('search', { q: 'shelter', state: 'OH', emergency: '1' })
  expect(found.headers()['cache-control']).toBe('no-store')
  const { items } = await found.json()
  expect(items.length).toBeGreaterThan(0)
  expect(items.every((item: { isEmergency: boolean }) => item.isEmergency)).toBe(true)
  expect((await (await send('record', { slug: items[0].slug })).json()).title).toBe(items[0].title)
  expect((await send('record', { slug: 'no-such-entry' })).status()).toBe(404)
  expect((await send('state', { state: 'Atlantis' })).status()).toBe(422)
  expect((await send('search', { q: 'ab' })).status()).toBe(400)
  expect((await send('search', { q: 'shelter', page: 11 })).status()).toBe(200)
  expect((await send('search', { q: 'shelter', page: 0 })).status()).toBe(422)
  expect((await send('search', { q: 'shelter', extra: 1 })).status()).toBe(422)
  const lists: { id: string }[] = await (await send('lists', {})).json()
  expect(lists.slice(0, 3).map(({ id }) => id)).toEqual(['personal', 'workplace', 'children'])
})
