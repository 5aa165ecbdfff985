import type { Page } from '@playwright/test'
import { safetyPlan } from '../../lib/safety/content/plan'
import { hotlines, site } from '../../lib/site/site'
import { startSiteWithVersions } from '../support/new-version'
import { readCaches, readWorkers, waitForTakeover, waitForWorker } from '../support/service-worker'
import { axeInThemes, expect, isExit, test } from './fixtures'

/** One in each language, in the order of their addresses. */
const offlinePages = ['/es/offline', '/offline']
const question = 'New version available! Refresh to update?'

test.use({
  serviceWorkers: 'allow',
  exit: 'answered',
  // The browser's own message about a request without a connection.
  allowedErrors: [/net::ERR_INTERNET_DISCONNECTED|fetching the script/],
})

/** Visits a page and waits until its service worker is ready. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await waitForWorker(page)
}

async function keepHelp(page: Page, state: string): Promise<void> {
  await page.getByLabel('Your state').selectOption(state)
  await page.getByRole('button', { name: 'Keep help on this phone' }).click()
  await expect(page.getByText('Done. These pages now open without a connection.')).toBeVisible({ timeout: 30_000 })
}

async function expectOfflinePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  for (const { name, phone, text } of hotlines) {
    const row = (way: string) => page.locator(`main .call-rows a[href^="${way}:"]`).filter({ hasText: name })
    if (phone) await expect(row('tel')).toContainText(phone)
    if (text) await expect(row('sms')).toContainText(new RegExp(`Text.*${text.to}`))
  }
  for (const { title, steps } of safetyPlan.en.lists) {
    const list = page.locator('details').filter({ hasText: title })
    await expect(list.getByRole('listitem')).toHaveText(steps)
  }
  await expect(page.locator('.exit-banner').getByRole('link')).toBeVisible()
}

/** The scripts the kept pages need; the others are for browsers without service workers. */
async function listScriptsOfKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const held = await caches.open('kept')
    const pages = await Promise.all((await held.keys()).map(async (key) => (await held.match(key))?.text()))
    // Not with a DOM parser: the page's policy forbids the other page's styles, and would log a violation.
    const elements = pages.flatMap((html = '') => html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? [])
    return elements
      .filter((element) => !/\snomodule/i.test(element))
      .map((element) => /\ssrc="([^"]+)"/.exec(element)?.[1] ?? '')
  })
}

async function isRefused(page: Page, path: string): Promise<boolean> {
  return page.goto(path).then(
    () => false,
    () => true,
  )
}

test('the worker caches only the build’s scripts and styles and the offline pages, wherever she went', async ({
  page,
}) => {
  await visit(page)
  for (const path of ['/emergency', '/help-now/ohio', '/resources/search?q=shelter', '/dashboard', '/admin'])
    await page.goto(path)
  await page.evaluate(() => fetch('/api/resources/search?q=shelter'))
  await visit(page, '/about')
  const { site: held = [], ...others } = await readCaches(page)
  expect(others).toEqual({})
  expect(held.filter((path) => !/^\/_next\/static\/(chunks|css)\/.*\.(js|css)$/.test(path))).toEqual(offlinePages)
  expect(held.filter((path) => /staff|account|admin|dashboard/.test(path))).toEqual([])
})

test('without a connection, any page is replaced by the hotlines, the exit and the safety lists', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  for (const path of ['/emergency', '/resources/search?q=shelter', '/dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expectOfflinePage(page)
  }
  await expect(page).toHaveTitle('Offline - Marigold')
  await context.setOffline(false)
  await page.goto('/emergency')
  await page.getByRole('link', { name: 'All hotlines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency contacts' })).toBeVisible()
})

test('without a connection, Spanish readers get the page in Spanish', async ({ page, context }) => {
  await visit(page, '/es')
  await context.setOffline(true)
  await page.goto('/es/help')
  await expect(page.getByRole('heading', { level: 1, name: 'No hay conexión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.locator('main').getByText(/^(Safety lists|No connection)$/)).toHaveCount(0)
  // A page that does not exist in Spanish, requested from one that does.
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'No hay conexión' })).toBeVisible()
})

test('without a connection, the exit still hides the page, by keys and by its address', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/emergency')
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden()
  const other = await context.newPage()
  // The browser's own error page, not one of ours.
  for (const path of ['/leave', '/quiet']) expect(await isRefused(other, path)).toBe(true)
})

test('API responses are never served from a cache', async ({ page, context }) => {
  await visit(page)
  await page.goto('/about')
  await context.setOffline(true)
  const answer = await page.evaluate(() =>
    fetch('/api/resources').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(answer).toBe('refused')
})

test.describe('kept help', () => {
  test.setTimeout(90_000)

  test('opens without a connection, with its tools, and is gone after Remove', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await visit(page, '/emergency')
    await keepHelp(page, 'texas')
    const { kept = [], site: held = [] } = await readCaches(page)
    expect(kept).toEqual([
      '/emergency',
      '/emergency/check-in',
      '/emergency/contacts',
      '/emergency/documents',
      '/emergency/planning',
      '/emergency/practice',
      '/help-now',
      '/help-now/texas',
      '/private-search',
      '/private-search/texas.json',
      '/resources/housing-shelter/in/texas',
      '/safety/traces',
    ])
    expect(held.filter((path) => !path.startsWith('/_next/static/'))).toEqual(offlinePages)

    await context.setOffline(true)
    await page.goto('/emergency')
    await expect(page.getByRole('heading', { level: 1, name: 'Get help now' })).toBeVisible()
    await expect(page.getByText('11 pages, including those for Texas')).toBeVisible()
    await page.goto('/help-now/texas')
    await expect(page.getByRole('heading', { level: 1, name: 'Help in Texas' })).toBeVisible()
    await page.goto('/resources/housing-shelter/in/texas')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Texas')
    await page.goto('/help-now/ohio')
    await expectOfflinePage(page)
    await page.goto('/emergency/check-in')
    await page.getByRole('button', { name: '1 hour', exact: true }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.goto('/emergency/planning')
    await page.getByLabel('Choose a code word').first().check()
    await expect(page.getByRole('link', { name: 'Go to my plan, 1 step' })).toBeVisible()

    await page.goto('/emergency')
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('no page is left')).toBeVisible()
    expect(await readCaches(page)).toEqual({})
    await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
    // Still without a connection: the worker itself contains the numbers.
    await page.goto('/emergency')
    await expectOfflinePage(page)
    expect(await readCaches(page)).toEqual({})
    await context.setOffline(false)
    await visit(page, '/about')
    expect(Object.keys(await readCaches(page))).toEqual(['site'])
  })

  test('can create a vault without a connection', async ({ page, context }) => {
    await visit(page, '/emergency')
    await keepHelp(page, '')
    await context.setOffline(true)
    await page.goto('/emergency/documents')
    await page.getByRole('checkbox', { name: /I have read this/ }).check()
    await page.getByLabel('Passphrase', { exact: true }).fill('violet kettle north sparrow')
    await page.getByLabel('Type it again').fill('violet kettle north sparrow')
    await page.getByRole('button', { name: 'Make the vault' }).click()
    await page.getByRole('button', { name: 'Continue without one' }).click({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'Your vault is open' })).toBeVisible({ timeout: 30_000 })
  })

  test('survives Quick Exit, which clears the browser’s own cache', async ({ page, context }) => {
    await visit(page, '/emergency')
    await keepHelp(page, 'guam')
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await page.waitForURL(isExit)
    const again = await context.newPage()
    await context.setOffline(true)
    await again.goto('/help-now/guam')
    await expect(again.getByRole('heading', { level: 1, name: 'Help in Guam' })).toBeVisible()
  })

  test('for another state replaces the previous one, and a failed update changes nothing', async ({
    page,
    context,
  }) => {
    await visit(page, '/emergency')
    await keepHelp(page, 'ohio')
    await page.getByLabel('Your state').selectOption('maine')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Update it' }).click()
    await expect(page.getByText('could not all be loaded')).toBeVisible()
    expect((await readCaches(page)).kept).toContain('/help-now/ohio')
    await context.setOffline(false)
    await page.getByLabel('Your state').selectOption('maine')
    await page.getByRole('button', { name: 'Update it' }).click()
    await expect(page.getByText('11 pages, including those for Maine')).toBeVisible({ timeout: 30_000 })
    expect((await readCaches(page)).kept?.filter((path) => path.includes('ohio'))).toEqual([])
  })

  test('is updated when viewed with a connection', async ({ page, context }) => {
    await visit(page, '/emergency')
    await keepHelp(page, '')
    await page.evaluate(async () => (await caches.open('kept')).put('/help-now', new Response('old')))
    await page.goto('/help-now')
    await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible()
    await context.setOffline(true)
    await page.goto('/help-now')
    await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible()
  })
})

test.describe('a new version', () => {
  let versions: Awaited<ReturnType<typeof startSiteWithVersions>>
  test.beforeEach(async ({ baseURL }) => {
    versions = await startSiteWithVersions(baseURL ?? '')
  })
  test.afterEach(() => versions.stop())

  /** Opens a page that the worker already controls, then publishes a new worker. */
  async function publishWhileOn(page: Page, path = '/', before = async () => {}, isOtherBuild = false): Promise<void> {
    await visit(page, versions.url + path)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await before()
    versions.publish(isOtherBuild)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  }

  const bar = (page: Page) => page.getByRole('status').filter({ hasText: question })

  test('prompts her, and the page reloads on Refresh', async ({ page }) => {
    await publishWhileOn(page)
    await expect(bar(page)).toBeVisible()
    expect(await axeInThemes(page)).toEqual([])
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await reloaded
    await expect(bar(page)).toHaveCount(0)
    expect((await readWorkers(page)).waiting).toBeUndefined()
  })

  test('does not prompt again after Not now', async ({ page }) => {
    await publishWhileOn(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(bar(page)).toHaveCount(0)
    await waitForTakeover(page)
    await page.goto(`${versions.url}/about`)
    await expect(bar(page)).toHaveCount(0)
  })

  test('never prompts over a form with text in it or a dialog, but does so afterward', async ({ page }) => {
    const field = page.locator('textarea[maxlength="1000"]').first()
    await publishWhileOn(page, '/', () => field.fill('shelter'))
    await expect.poll(() => readWorkers(page)).toMatchObject({ waiting: 'installed' })
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Emergency help' }).click()
    await field.evaluate((input: HTMLInputElement) => {
      input.value = ''
    })
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click()
    await expect(bar(page)).toBeVisible()
    await field.fill('s')
    await expect(bar(page)).toHaveCount(0)
  })

  test('keeps the tools of kept help working, with and without a connection, and then updates it', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    const listMissing = async () => {
      const { site: held = [] } = await readCaches(page)
      return (await listScriptsOfKept(page)).filter((path) => !held.includes(path))
    }
    const isOld = (path: string) => path.startsWith('/_next/static/chunks/')
    await publishWhileOn(page, '/emergency', () => keepHelp(page, ''), true)
    await page.getByRole('button', { name: 'Not now' }).click()
    await waitForTakeover(page)
    expect((await listScriptsOfKept(page)).filter(isOld)).not.toEqual([])

    await context.setOffline(true)
    await page.goto(`${versions.url}/emergency/check-in`)
    await page.getByRole('button', { name: '1 hour', exact: true }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await context.setOffline(false)
    await page.goto(`${versions.url}/emergency/planning`)
    expect(await listMissing()).toEqual([])

    await expect
      .poll(async () => (await readCaches(page)).site?.filter(isOld), { timeout: 60_000, intervals: [500] })
      .toEqual([])
    expect((await listScriptsOfKept(page)).filter(isOld)).toEqual([])
    expect(await listMissing()).toEqual([])
  })

  test('never covers a way out with its prompt, on a phone or a desktop', async ({ page }) => {
    await publishWhileOn(page, '/emergency')
    await expect(bar(page)).toBeVisible()
    for (const width of [320, 1200]) {
      await page.setViewportSize({ width, height: 640 })
      const covered = await page.locator('[data-exit]:visible').evaluateAll((exits) =>
        exits
          .filter((exit) => {
            exit.scrollIntoView({ block: 'center' })
            const { left, top, width, height } = exit.getBoundingClientRect()
            return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.update'))
          })
          .map((exit) => exit.outerHTML),
      )
      expect(covered).toEqual([])
    }
  })
})

test('pressing Remove while help is being kept leaves nothing', async ({ page, baseURL }) => {
  const site = await startSiteWithVersions(baseURL ?? '')
  const asked = site.hold('/help-now/maine')
  await visit(page, `${site.url}/emergency`)
  await page.getByLabel('Your state').selectOption('maine')
  await page.getByRole('button', { name: 'Keep help on this phone' }).click()
  await asked.reached
  // As sent by another tab, where the button is enabled.
  const isEmpty = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.isEmpty)
      active?.postMessage({ type: 'remove' }, [port2])
    })
  })
  expect(isEmpty).toBe(true)
  asked.open()
  await expect(page.getByText('could not all be loaded')).toBeVisible()
  expect(await readCaches(page)).toEqual({})
  site.stop()
})

test('the worker and the manifest have the right headers and content', async ({ page, request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript/)
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  const again = await request.get('/sw.js', { headers: { 'if-none-match': worker.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: site.name, short_name: site.name, display: 'browser' })
  expect(JSON.stringify(manifest)).not.toMatch(/help|women|shelter|violence|safe/i)
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('the page in Spanish has no axe violations in either theme', async ({ page }) => {
  await page.goto('/es/offline')
  expect(await axeInThemes(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('keeping pages is not offered, and the page says why', async ({ page }) => {
    await page.goto('/emergency')
    await expect(page.getByText('Keeping pages needs JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep help on this phone' })).toBeHidden()
  })
})
