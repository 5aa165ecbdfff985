/**
 * Every way to leave x every moment, as in exit-matrix.spec.ts, in the Firefox installed here, driven over
 * WebDriver BiDi: Playwright supports only its own build of Firefox.
 */
import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core'
import { EXIT_URL } from '../../lib/site/public-facts'
import { findFirefox } from '../support/find-browser.mjs'
import { createAccount, signInAs } from './accounts'

const program = findFirefox()
const exitHost = new URL(EXIT_URL).hostname

test.skip(!program, 'No Firefox is installed here.')
// All tests share one Firefox.
test.describe.configure({ mode: 'default' })

interface Stage {
  page: Page
  context: BrowserContext
  open: (path?: string) => Promise<unknown>
  goDown: () => void
}

/** Everything comes from our own server; the exit site is faked. */
async function openTab(context: BrowserContext, baseURL: string): Promise<Stage> {
  const page = await context.newPage()
  let isDown = false
  await page.setViewport({ width: 360, height: 740 })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const answer = isDown
      ? request.abort('internetdisconnected')
      : new URL(request.url()).hostname === exitHost
        ? request.respond({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' })
        : request.continue()
    // The tab may have been closed in the meantime.
    answer.catch(() => {})
  })
  return {
    page,
    context,
    open: (path = '/') => page.goto(baseURL + path, { waitUntil: 'domcontentloaded' }),
    goDown: () => {
      isDown = true
    },
  }
}

async function press(page: Page, keys: ('Escape' | 'ShiftLeft' | 'ShiftRight')[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const triggers: Record<string, (page: Page) => Promise<void>> = {
  'the button': async (page) => {
    // The open dialog's own button, if there is one.
    const [inside] = await page.$$('dialog[open] [data-exit]')
    const outside = await page.$$('.thumb [data-exit]')
    await (inside ?? outside.at(-1))?.click()
  },
  'the second link': async (page) => {
    const [, second] = await page.$$('a, button, input, summary')
    await second?.focus()
    await page.keyboard.press('Enter')
  },
  Escape: (page) => press(page, ['Escape', 'Escape', 'Escape']),
  Shift: (page) => press(page, ['ShiftLeft', 'ShiftRight', 'ShiftLeft']),
}

interface Moment {
  prepare: (stage: Stage) => Promise<unknown>
  without?: string
}

const moments: Record<string, Moment> = {
  'on a plain page': { prepare: ({ open }) => open() },
  'with a field focused': {
    prepare: async ({ page, open }) => {
      await open()
      await page.type('input[type="search"]', 'a word')
    },
  },
  'with the widget open': {
    // Nothing behind a dialog can be reached.
    without: 'the second link',
    prepare: async ({ page, open }) => {
      await open()
      await page.click('[data-open-dialog]')
      await page.waitForSelector('dialog[open]')
    },
  },
  'with a menu open': {
    prepare: async ({ page, open }) => {
      await open()
      await page.click('.exit-menu summary')
      await page.waitForSelector('.exit-menu .menu-panel', { visible: true })
    },
  },
  'with the network down': {
    prepare: async ({ open, goDown }) => {
      await open()
      goDown()
    },
  },
  'signed in': {
    prepare: async ({ context, open }) => {
      const addCookies: Parameters<typeof signInAs>[0]['addCookies'] = async (cookies) => {
        for (const { name, value } of cookies) await context.setCookie({ name, value, domain: 'localhost', path: '/' })
      }
      await signInAs({ addCookies }, await createAccount())
      await open('/dashboard')
    },
  },
  'after Back': {
    prepare: async ({ page, open }) => {
      await open()
      await open('/about')
      await page.goBack({ waitUntil: 'domcontentloaded' })
    },
  },
  'at 400 % zoom': {
    prepare: async ({ page, open }) => {
      await page.setViewport({ width: 320, height: 256 })
      await open('/resources/housing-shelter')
    },
  },
  'on the quiet page': { prepare: ({ open }) => open('/quiet') },
}

async function start(settings: Record<string, boolean> = {}): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath: program ?? '', extraPrefsFirefox: settings })
}

/** Reads in a single step, because the page may change a moment later. */
function readHeading(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('h1')?.textContent ?? '').catch(() => '')
}

async function expectAway(page: Page): Promise<void> {
  await expect.poll(() => page.url(), { timeout: 15_000 }).toBe(EXIT_URL)
  await expect.poll(() => readHeading(page)).toBe('Weather')
  expect(await page.evaluate(() => document.referrer)).toBe('')
}

test.describe('in Firefox', () => {
  let browser: Browser
  let stage: Stage

  test.beforeAll(async () => {
    browser = await start()
  })
  test.afterAll(() => browser?.close())
  test.beforeEach(async ({ baseURL }) => {
    stage = await openTab(await browser.createBrowserContext(), baseURL ?? '')
  })
  test.afterEach(() => stage.context.close())

  for (const [moment, { prepare, without }] of Object.entries(moments)) {
    for (const [trigger, leave] of Object.entries(triggers)) {
      if (trigger === without) continue
      test(`${moment}, ${trigger} leaves`, async () => {
        await prepare(stage)
        await leave(stage.page)
        if (moment !== 'with the network down') return expectAway(stage.page)
        // A request aborted here shows no error page of the browser: our page stays, hidden.
        const isSeen = () => stage.page.evaluate(() => document.querySelector('main')?.checkVisibility() ?? false)
        await expect.poll(isSeen).toBe(false)
        expect(await stage.page.title()).toBe('Untitled')
      })
    }
  }

  for (const [trigger, leave] of Object.entries(triggers)) {
    test(`${trigger} leaves in every other tab too`, async ({ baseURL }) => {
      await stage.open()
      const other = await openTab(stage.context, baseURL ?? '')
      await other.open('/about')
      await stage.page.bringToFront()
      await leave(stage.page)
      await expectAway(stage.page)
      await expectAway(other.page)
    })

    test(`after ${trigger}, Back and Forward show a plain page`, async () => {
      for (const path of ['/', '/about', '/resources/housing-shelter', '/emergency']) await stage.open(path)
      await leave(stage.page)
      await expectAway(stage.page)
      await stage.page.evaluate(() => history.back())
      await expect.poll(() => readHeading(stage.page)).toBe('This page is not available')
      expect(await stage.page.title()).toBe('Untitled')
      expect(await stage.page.evaluate(() => document.querySelector('main'))).toBeNull()
      await stage.page.evaluate(() => {
        document.querySelector('h1')?.remove()
        history.forward()
      })
      await expect.poll(() => readHeading(stage.page)).toMatch(/^(This page is not available|Weather)$/)
      expect(await stage.page.evaluate(() => document.querySelector('main'))).toBeNull()
    })
  }
})

test('in Firefox without JavaScript, the second link in tab order leaves', async ({ baseURL }) => {
  const browser = await start({ 'javascript.enabled': false })
  try {
    const { page, open } = await openTab(await browser.createBrowserContext(), baseURL ?? '')
    await open()
    // By keys alone, because such a page cannot be queried.
    for (const key of ['Tab', 'Tab', 'Enter'] as const) await page.keyboard.press(key)
    await expect.poll(() => page.url(), { timeout: 15_000 }).toBe(EXIT_URL)
  } finally {
    await browser.close()
  }
})
