import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, LaunchOptions, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { hashToken } from '@/lib/sealing/seal'
import { nameSessionCookie } from '../../lib/session/cookie'
import { site } from '../../lib/site/site'
import { holdRoute } from '../support/hold-route'
import { waitForWorker } from '../support/service-worker'
import { expect, isExit, test } from './fixtures'
import { letTidy } from './tidy'

test.use({
  exit: 'answered',
  // A beacon and a connectivity check, sent while the network is down; a page that is missing on purpose; a sign-in
  // that the service ended long ago.
  allowedErrors: [
    /fetching the script|ERR_INTERNET_DISCONNECTED|NetworkError|status of 404 .*no-such-page|status of 400 .*127.0.0.1.*sign-in/,
  ],
})

type Leave = (page: Page) => Promise<void>

/** The open dialog's own, if there is one: the page behind it can't be reached. */
async function findButton(page: Page): Promise<Locator> {
  const inDialog = page.locator('dialog:modal [data-exit]')
  const button = (await inDialog.count()) > 0 ? inDialog : page.locator('[data-exit]:visible:not(.sr-only)')
  return button.last()
}

const ways: Record<string, Leave> = {
  'the button': async (page) => (await findButton(page)).click(),
  Escape: async (page) => {
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
  },
  Shift: async (page) => {
    for (const key of ['ShiftLeft', 'ShiftRight', 'ShiftLeft']) await page.keyboard.press(key)
  },
}

async function expectAway(page: Page): Promise<void> {
  // Not waitForURL: it treats the load that an exit stops as a failure.
  await expect(page).toHaveURL(isExit)
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
  expect(await page.evaluate(() => document.referrer)).toBe('')
}

async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available')
  await expect(page).toHaveTitle('Untitled')
  expect(await page.locator('main, a, nav, script').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/')
}

/** Follows links, as a visitor does. */
async function walk(page: Page): Promise<void> {
  await page.goto('/')
  for (const path of ['/resources', '/housing-shelter']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForURL(`**${path}`)
  }
}

/** One step by the browser's buttons. False at the end of the history. */
async function step(page: Page, direction: 'goBack' | 'goForward'): Promise<boolean> {
  const before = page.url()
  const move = () =>
    page[direction]({ waitUntil: 'commit', timeout: 5000 }).then(
      () => true,
      (error) => {
        // The browser is still replacing the page before, and has not moved.
        if (String(error).includes('Not attached to an active page')) return false
        throw error
      },
    )
  await expect.poll(move).toBe(true)
  return page.url() !== 'about:blank' && (page.url() !== before || direction === 'goBack')
}

/**
 * The exit's beats come when the returned function is called, not with time; it resolves to the number of loads that
 * the exit has begun. Another tab gives them, because a page that is being left can't be told anything.
 */
async function takeBeats(page: Page, context: BrowserContext): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { navigation, setInterval } = window
    let loads = 0
    navigation.addEventListener('navigate', ({ destination }) => {
      if (new URL(destination.url).origin !== origin) loads += 1
    })
    Reflect.set(window, 'setInterval', (work: () => void, pause: number) => {
      if (pause !== 300) return setInterval(work, pause)
      const beats = new BroadcastChannel('beats')
      beats.onmessage = () => {
        work()
        beats.postMessage(loads)
      }
      return 0
    })
  })
  const other = await context.newPage()
  await other.goto('/robots.txt')
  return () =>
    other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const beats = new BroadcastChannel('beats')
          beats.onmessage = ({ data }) => {
            beats.close()
            resolve(data)
          }
          beats.postMessage('')
        }),
    )
}

/** Playwright disables that cache by default. */
function launchWithBackForwardCache(playwright: PlaywrightWorkerArgs['playwright'], options: LaunchOptions) {
  return playwright.chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
}

test.describe('Quick Exit', () => {
  test('counts keys pressed before the page’s scripts have loaded', async ({ page }) => {
    const release = await holdRoute(page, '**/_next/static/**/*.js')
    await page.goto('/resources/search?q=shelter', { waitUntil: 'commit' })
    await page.locator('#main h1').waitFor()
    await page.keyboard.press('Shift')
    const status = page.locator('[data-exit-status]').first()
    await expect(status).toHaveText('Exit: press Shift 2 more times')
    release()
    await page.waitForLoadState('networkidle')
    await expect(status).toHaveText('Exit: press Shift 2 more times')
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expectAway(page)
  })

  test('handles keys before anything else on the page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      for (const type of ['keydown', 'keyup', 'click']) {
        document.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      }
      addEventListener('beforeunload', (event) => event.preventDefault())
    })
    await ways.Shift?.(page)
    await expectAway(page)
  })

  test('leaves in the same tab when middle-clicked', async ({ page, context }) => {
    await page.goto('/')
    await (await findButton(page)).click({ button: 'middle' })
    await expectAway(page)
    expect(context.pages()).toHaveLength(1)
  })

  test('leaves with many more presses than needed', async ({ page }) => {
    await page.goto('/')
    for (let press = 0; press < 9; press += 1) await page.keyboard.press('Escape')
    await expectAway(page)
  })

  test('has a thumb-sized button at 400 % zoom, on top of everything else', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    const button = await findButton(page)
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(48)
    expect(box?.width).toBeGreaterThanOrEqual(48)
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 256).toBe(true)
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await button.click()
    await expectAway(page)
  })

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 320, height: 256 },
    { width: 1200, height: 800 },
  ]) {
    test(`never covers the focused element at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await page.keyboard.press('Tab')
      const covered: string[] = []
      const seen = new Set<string>()
      for (let stop = 0; stop < 80; stop += 1) {
        const found = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return null
          const bars = Array.from(document.querySelectorAll('.thumb'))
          const text = `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.getAttribute('href')}`
          if (bars.some((bar) => bar.contains(element))) return { text, isCovered: false }
          const box = element.getBoundingClientRect()
          const isUnder = bars.some((bar) => {
            const over = bar.getBoundingClientRect()
            return over.left <= box.left && over.right >= box.right && over.top <= box.top && over.bottom >= box.bottom
          })
          const middle = document.elementFromPoint((box.left + box.right) / 2, Math.max(1, box.top + 4))
          const isHidden = bars.some((bar) => middle && bar.contains(middle))
          return { text, isCovered: isUnder || isHidden || box.bottom < 0 || box.top > innerHeight }
        })
        if (!found) break
        if (found.isCovered) covered.push(found.text)
        seen.add(found.text)
        await page.keyboard.press('Tab')
      }
      expect(seen.size).toBeGreaterThan(30)
      expect(covered).toEqual([])
    })
  }

  test('is not covered by a toast', async ({ page }) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/dashboard')
      await expect(page.getByText('Authentication Required')).toBeVisible()
      const isFree = await (await findButton(page)).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.5, 0.9].every((part) => {
          const above = document.elementFromPoint(left + width * part, top + height * part)
          return above !== null && element.contains(above)
        })
      })
      expect(isFree).toBe(true)
    }
  })

  test('does not leave on capital letters, a held key or two presses', async ({ page }) => {
    await page.goto('/')
    for (const key of ['Shift+A', 'Shift+B', 'Shift+C', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.keyboard.down('Shift')
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Shift')
    await page.keyboard.up('Shift')
    await expect(page.locator('[data-exit-status]').first()).toHaveText('Exit: press Shift 2 more times')
    await expect(page.locator('main')).toBeVisible()
  })

  test('shows how many presses are left, then clears the message', async ({ page }) => {
    await page.goto('/')
    const status = page.locator('[data-exit-status]').first()
    await expect(status).toHaveAttribute('role', 'status')
    await page.keyboard.press('Escape')
    await expect(status).toHaveText('Exit: press Escape 2 more times')
    await page.keyboard.press('Escape')
    await expect(status).toHaveText('Exit: press Escape 1 more time')
    await expect(status).toHaveText('', { timeout: 4000 })
    await page.keyboard.press('Shift')
    await expect(status).toHaveText('Exit: press Shift 2 more times')
  })

  test('hides page, dialog, title and icon in the next frame, before sending anything, and clears typed text', async ({
    page,
  }) => {
    const seen: { at: string; hidden: boolean; title: string; icons: string[]; typed: string }[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('{"at"')) seen.push(JSON.parse(message.text()))
    })
    await page.addInitScript(() => {
      const look = (at: string) => {
        const hidden = Array.from(document.querySelectorAll('main, dialog')).every((part) => !part.checkVisibility())
        const icons = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]'), ({ href }) => href)
        const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type="checkbox"]), textarea',
        )
        const typed = Array.from(fields, ({ value }) => value).join('')
        console.debug(JSON.stringify({ at, hidden, title: document.title, icons, typed }))
      }
      let presses = 0
      const followPress = () => {
        presses += 1
        if (presses === 3) requestAnimationFrame(() => look('frame'))
      }
      addEventListener('keyup', followPress, true)
      addEventListener('marigold:exit', () => look('wiping'))
      const { sendBeacon } = Navigator.prototype
      Navigator.prototype.sendBeacon = function (...parameters) {
        look('beacon')
        return sendBeacon.apply(this, parameters)
      }
      const { fetch } = window
      window.fetch = (...parameters) => {
        look('fetch')
        return fetch(...parameters)
      }
    })
    await walk(page)
    await page.goto('/')
    await page.locator('main').locator('textarea[maxlength="1000"]').first().fill('a word')
    await page.locator('[data-open-dialog]').first().click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    await ways.Shift?.(page)
    await expectAway(page)
    // Skips what the page requested before she left.
    const leaving = seen.slice(seen.findIndex(({ at }) => at === 'frame'))
    expect(leaving.map(({ at }) => at).slice(0, 3)).toEqual(['frame', 'wiping', 'beacon'])
    for (const { hidden, title, icons } of leaving) {
      expect([hidden, title]).toEqual([true, 'Untitled'])
      expect(icons.map((icon) => new URL(icon).pathname)).toEqual(['/plain.svg'])
    }
    expect(leaving.slice(0, 3).map(({ typed }) => typed)).toEqual(['a word', 'a word', ''])
  })

  test('stops the page’s own navigation while hiding it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    // In one step, because a test cannot act between a key press and the next frame.
    await page.evaluate(() => {
      for (let press = 0; press < 3; press += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }
      location.assign('/about')
    })
    await expectAway(page)
    expect(asked).not.toContain('/about')
  })

  test.describe('with the worker installed', () => {
    test.use({ serviceWorkers: 'allow' })

    test('sends only a beacon to our own address, and no referrer to the other site', async ({ page, context }) => {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await waitForWorker(page)
      const asked: string[] = []
      context.on('request', (request) => {
        const url = new URL(request.url())
        asked.push(
          isExit(url) ? `exit ${request.headers().referer ?? 'no referrer'}` : `${request.method()} ${url.pathname}`,
        )
      })
      await ways.Escape?.(page)
      await expectAway(page)
      const known = ['POST /leave', 'GET /plain.svg', 'exit no referrer']
      expect(asked.filter((line) => !known.includes(line) && !line.startsWith('exit http'))).toEqual([])
      expect(asked).toContain('POST /leave')
      expect(asked.find((line) => line.startsWith('exit'))).toBe('exit no referrer')
    })
  })

  test('leaves in every other tab too', async ({ page, context }) => {
    await page.goto('/')
    const [second, third] = [await context.newPage(), await context.newPage()]
    await second.goto('/resources')
    await third.goto('/housing-shelter')
    await page.bringToFront()
    await ways.Escape?.(page)
    for (const tab of [page, second, third]) await expectAway(tab)
  })

  test.describe('with a slow exit site', () => {
    test.use({ exit: 'own answer' })

    test('retries when the load is stopped, and waits for a slow one', async ({ page, context, browserName }) => {
      test.skip(browserName !== 'chromium', 'only here a test can press the stop button')
      const release = await holdRoute(page, isExit, (route) =>
        // The one that was stopped takes no answer.
        route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }).catch(() => {}),
      )
      const beat = await takeBeats(page, context)
      await page.goto('/')
      const asked = page.waitForRequest((request) => isExit(new URL(request.url())))
      await ways.Escape?.(page)
      await asked
      expect(await beat()).toBe(1)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Page.stopLoading')
      await expect.poll(beat).toBe(2)
      for (let beats = 0; beats < 16; beats += 1) expect(await beat()).toBe(2)
      release()
      await expectAway(page)
    })
  })
})

test.describe('when a page fails to render', () => {
  test.use({ allowedErrors: [/TypeError: Cannot destructure/] })

  test('the keys and the button work, even though no script of the page has run', async ({ page }) => {
    // As when rendering fails on the server: the response is empty, and the error page is rendered in the browser.
    await page.route('/quiet', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<script>\(\(\) => \{[\s\S]*?<\/script>/, '<script></script>')
      await route.fulfill({ response, body: html })
    })
    await page.route('/api/quiet/lists', (route) => route.fulfill({ json: [null] }))
    await page.goto('/quiet')
    expect(await page.evaluate(() => Symbol.for('marigold.exit') in window)).toBe(false)
    await page.getByRole('button', { name: 'Safety lists' }).click()
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-exit-status]')).toHaveText('Exit: press Escape 2 more times')
    await ways.Shift?.(page)
    await expectAway(page)
  })
})

test.describe('after Quick Exit', () => {
  test.use({ serviceWorkers: 'allow' })

  async function readEverything(context: BrowserContext, page: Page) {
    await page.goto('/')
    const stored = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])
    return [...stored, (await context.cookies()).length]
  }

  test('no cookie and no stored data is left', async ({ page, context, baseURL }) => {
    await context.addCookies([
      {
        name: nameSessionCookie(baseURL ?? ''),
        value: hashToken('any'),
        url: baseURL,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ])
    await page.goto('/')
    await page.evaluate(() => sessionStorage.setItem('deadline', '1'))
    await ways['the button']?.(page)
    await expectAway(page)
    await expect.poll(async () => (await context.cookies()).length).toBe(0)
    expect(await readEverything(context, page)).toEqual([0, 0, '', 0])
  })

  for (const [way, leave] of Object.entries(ways)) {
    test(`by ${way}, Back and Forward show a plain page`, async ({ page }) => {
      await walk(page)
      await leave(page)
      await expectAway(page)
      let steps = 0
      for (; await step(page, 'goBack'); steps += 1) await expectPlainPage(page)
      expect(steps).toBeGreaterThan(0)
      for (; steps > 0; steps -= 1) {
        await step(page, 'goForward')
        await expectPlainPage(page)
      }
      await step(page, 'goForward')
      await expectAway(page)
    })
  }

  test('the tab’s history has one entry of ours', async ({ page }) => {
    await letTidy(page)
    await walk(page)
    await ways.Escape?.(page)
    await expectAway(page)
    expect(await step(page, 'goBack')).toBe(true)
    await expectPlainPage(page)
    expect(await step(page, 'goBack')).toBe(false)
  })

  test('Forward leads to no page of ours, even if she went Back three times before', async ({ page }) => {
    await walk(page)
    await page.evaluate(() => {
      location.href = '/resources'
    })
    await page.waitForURL('**/resources')
    for (let back = 0; back < 3; back += 1) await page.goBack()
    await ways.Escape?.(page)
    await expectAway(page)
    expect(await page.goForward({ timeout: 3000 }).catch(() => null)).toBeNull()
    await step(page, 'goBack')
    await expectPlainPage(page)
  })

  test('Back past the sign-in service shows only plain pages', async ({ page, baseURL }) => {
    await page.goto('/resources/housing-shelter')
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'Maya Rivera' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await ways.Escape?.(page)
    await expectAway(page)
    let behind = 0
    while (await step(page, 'goBack')) {
      if (!page.url().startsWith(`${baseURL}/`)) continue
      await expectPlainPage(page)
      behind += 1
    }
    expect(behind).toBeGreaterThan(1)
    // She can return by typing the address, and no trace of the exit is left.
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('a single visited page leaves no history entry', async ({ page }) => {
    await page.goto('/')
    await ways.Escape?.(page)
    await expectAway(page)
    expect(await step(page, 'goBack')).toBe(false)
  })

  test('the plain page stays plain when reloaded; typing the address opens the site again', async ({ page }) => {
    await walk(page)
    await ways.Escape?.(page)
    await expectAway(page)
    await step(page, 'goBack')
    await expectPlainPage(page)
    const reloaded = page.waitForEvent('framenavigated')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await expectPlainPage(page)
    await page.goto('/')
    await expect(page.locator('main')).toBeVisible()
    await page.reload()
    await expect(page.locator('main')).toBeVisible()
    await page.goto('/resources')
    await page.goBack()
    await expect(page.locator('main')).toBeVisible()
  })

  test('a tab restored by the browser shows no content', async ({ playwright, browserName, wholeBrowser, baseURL }) => {
    test.skip(browserName !== 'chromium', 'only here a test can have its tabs restored')
    const profile = mkdtempSync(join(tmpdir(), 'marigold-profile-'))
    const start = async (more: string[]) => {
      const args = [...(wholeBrowser.args ?? []), ...more]
      const context = await playwright.chromium.launchPersistentContext(profile, { ...wholeBrowser, args, baseURL })
      await context.route(isExit, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }))
      return context
    }
    try {
      const before = await start([])
      const left = before.pages()[0] ?? (await before.newPage())
      await walk(left)
      await ways.Escape?.(left)
      await left.waitForURL(isExit)
      await before.close()
      const after = await start(['--restore-last-session'])
      // The other site, or the browser's error page, because it was requested before this test could answer.
      const find = () => after.pages().find((tab) => tab.url() !== 'about:blank')
      await expect.poll(find).toBeTruthy()
      const restored = find()
      if (!restored) throw new Error('the tab was there a moment ago')
      expect(restored.url()).not.toContain(baseURL ?? '')
      await step(restored, 'goBack')
      await expectPlainPage(restored)
      await after.close()
    } finally {
      rmSync(profile, { recursive: true, force: true })
    }
  })

  test('with the network down, Back shows no content either', async ({ page, context }) => {
    await walk(page)
    await context.setOffline(true)
    await ways.Escape?.(page)
    await page.waitForURL((url) => isExit(url) || url.protocol === 'chrome-error:')
    await context.setOffline(false)
    for (let back = 0; back < 3; back += 1) {
      await step(page, 'goBack')
      await expectPlainPage(page)
    }
  })

  test('with the back/forward cache on, Back shows no content', async ({
    playwright,
    browserName,
    wholeBrowser,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'elsewhere it is on already')
    const browser = await launchWithBackForwardCache(playwright, wholeBrowser)
    const page = await browser.newPage({ baseURL })
    await page.route(isExit, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }))
    await walk(page)
    await ways.Escape?.(page)
    await page.waitForURL(isExit)
    await step(page, 'goBack')
    await expectPlainPage(page)
    await browser.close()
  })

  test('a page restored from the back/forward cache in spite of everything shows no content', async ({
    playwright,
    browserName,
    wholeBrowser,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'elsewhere it is on already')
    const browser = await launchWithBackForwardCache(playwright, wholeBrowser)
    const page = await browser.newPage({ baseURL })
    // Disables what would evict it from that cache: the response to the beacon, a message to every page, `no-store`.
    await page.addInitScript(() => {
      for (const name of ['navigation', 'BroadcastChannel']) {
        Reflect.deleteProperty(window, name)
        Reflect.deleteProperty(Window.prototype, name)
      }
    })
    await page.route('**/*', async (route) => {
      if (isExit(new URL(route.request().url()))) return route.fulfill({ contentType: 'text/html', body: 'Weather' })
      if (route.request().resourceType() !== 'document') return route.abort()
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } })
    })
    const restored: string[] = []
    page.on('console', (message) => restored.push(message.text()))
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => persisted && console.debug(`restored ${location.pathname}`), true)
    })
    for (const path of ['/', '/resources', '/housing-shelter']) await page.goto(path)
    await ways.Escape?.(page)
    await page.waitForURL(isExit)
    for (let back = 0; back < 3; back += 1) {
      await step(page, 'goBack')
      await expectPlainPage(page)
    }
    expect(restored).toContain('restored /resources')
    await browser.close()
  })

  test('without the Navigation API, Back shows no content', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
      Reflect.deleteProperty(Window.prototype, 'navigation')
    })
    await walk(page)
    await ways.Escape?.(page)
    await expectAway(page)
    for (let back = 0; back < 3; back += 1) {
      await step(page, 'goBack')
      await expectPlainPage(page)
    }
    await page.goto('/')
    await expect(page.locator('main')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const which of ['first', 'last'] as const) {
    test(`the ${which} link leaves without a referrer`, async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: nameSessionCookie(baseURL ?? ''), value: hashToken('any'), url: baseURL, httpOnly: true },
      ])
      await page.goto('/')
      const asked = context.waitForEvent('request', (request) => isExit(new URL(request.url())))
      const link = page.locator('[data-exit]:visible')[which]()
      await link.focus()
      await page.keyboard.press('Enter')
      expect((await (await asked).allHeaders()).referer).toBeUndefined()
      await expect.poll(async () => (await context.cookies()).length).toBe(0)
    })
  }

  test('/leave redirects immediately, is never cached, and spares the vault', async ({ request }) => {
    const answer = await request.get('/leave', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, site.exitUrl])
    expect(answer.headers()['clear-site-data']).toBe('"cache", "cookies"')
    expect(answer.headers()['cache-control']).toBe('no-store')
    const ahead = await request.get('/leave', { maxRedirects: 0, headers: { 'sec-purpose': 'prefetch' } })
    expect([ahead.status(), ahead.headers()['clear-site-data']]).toEqual([503, undefined])
  })
})

test.describe('the header and the dialog', () => {
  test('opening one menu closes the other; Escape closes it and returns the focus to its button', async ({ page }) => {
    await page.goto('/')
    const menus = page.locator('details[data-menu]:has(> summary:visible)')
    await menus.nth(0).locator('summary').click()
    await menus.nth(1).locator('summary').click()
    await expect(menus.nth(0)).not.toHaveAttribute('open')
    await expect(menus.nth(1)).toHaveAttribute('open')
    await menus.nth(1).locator('a').first().focus()
    await page.keyboard.press('Escape')
    await expect(menus.nth(1)).not.toHaveAttribute('open')
    await expect(menus.nth(1).locator('summary')).toBeFocused()
  })

  test('a menu closes when she clicks outside it or tabs out of it', async ({ page }) => {
    await page.goto('/')
    const menu = page.locator('details[data-menu]:has(> summary:visible)').first()
    await menu.locator('summary').click()
    await page.locator('main').click({ position: { x: 2, y: 2 } })
    await expect(menu).not.toHaveAttribute('open')
    await menu.locator('summary').click()
    await menu.locator('a').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
  })

  test('the dialog is modal, and returns the focus to its opener when closed', async ({ page }) => {
    await page.goto('/')
    const opener = page.locator('[data-open-dialog="emergency-help"]').first()
    const dialog = page.locator('#emergency-help')
    for (const close of [() => page.keyboard.press('Escape'), () => dialog.locator('[data-close-dialog]').click()]) {
      await opener.click()
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    expect(new URL(page.url()).hash).toBe('')
  })
})
