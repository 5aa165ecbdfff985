import type { Page } from '@playwright/test'
import { hotlines } from '../../lib/site/site'
import { holdRoute } from '../support/hold-route'
import { axe, axeInThemes, expect, isExit, test } from './fixtures'

const passphrase = 'copper lantern violet harbor'

test.use({ exit: 'answered' })

const pages = [
  { path: '/emergency', title: 'Tools - Marigold', heading: 'Get help now' },
  { path: '/emergency/contacts', title: 'Contacts - Marigold', heading: 'Emergency contacts' },
  { path: '/emergency/planning', title: 'Planning - Marigold', heading: 'Safety planning' },
  { path: '/emergency/check-in', title: 'Timer - Marigold', heading: 'Safety check-in' },
  { path: '/emergency/practice', title: 'Keys - Marigold', heading: 'Practice leaving' },
  { path: '/safety/traces', title: 'Device - Marigold', heading: 'What stays on your device' },
  { path: '/help-now', title: 'By state - Marigold', heading: 'Help now' },
  { path: '/help-now/texas', title: 'Texas - Marigold', heading: 'Help in Texas' },
  { path: '/help-now/guam', title: 'Guam - Marigold', heading: 'Help in Guam' },
]

async function isTooWide(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => main.scrollWidth > main.clientWidth)
}

for (const { path, title, heading } of pages) {
  test(`${path} has a neutral title, fits a small phone, and has no axe violations in either theme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    })
    expect(await axeInThemes(page)).toEqual([])
  })
}

test.describe('the tabs', () => {
  for (const path of ['/emergency', '/emergency/contacts', '/emergency/planning', '/emergency/check-in']) {
    test(`on ${path} are all reachable, with the open one in view on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const tabs = page.getByRole('navigation', { name: 'Emergency tools' }).getByRole('link')
      await expect(tabs).toHaveText([
        'Quick Exit',
        'Emergency Contacts',
        'Safety Planning',
        'Safety Check-in',
        'Secure Documents',
      ])
      const open = page.locator('.tab-row [aria-current="page"]')
      await expect(open).toHaveAttribute('href', path)
      await expect(open).toBeInViewport()
      for (const tab of await tabs.all()) {
        await tab.focus()
        await expect(tab).toBeInViewport()
        expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await expect(page.locator('.exit-banner').getByRole('link')).toHaveAttribute('href', '/leave')
    })
  }
})

test('the contacts page lists every hotline with its call and text links', async ({ page }) => {
  await page.goto('/emergency/contacts')
  for (const { id, phone, text } of hotlines) {
    const card = page.locator(`#${id}`)
    const digits = phone?.replaceAll('-', '')
    if (digits)
      await expect(card.locator(`a[href="tel:${digits.length > 3 ? '+' : ''}${digits}"]`).first()).toBeVisible()
    if (text) await expect(card.locator(`a[href^="sms:${text.to}"]`).first()).toBeVisible()
    await card.locator('summary').click()
    for (const part of ['Languages', 'Deaf and hard of hearing', 'On a phone bill']) {
      await expect(card.getByRole('heading', { name: part })).toBeVisible()
    }
  }
})

test.describe('practicing', () => {
  const press = async (page: Page, key: string) => {
    for (let count = 0; count < 3; count += 1) await page.keyboard.press(key)
  }

  for (const key of ['Escape', 'Shift']) {
    test(`counts three presses of ${key} without leaving; three more really leave`, async ({ page }) => {
      await page.goto('/emergency/practice')
      await page.getByRole('button', { name: 'Start practicing' }).click()
      await page.keyboard.press(key)
      await expect(page.locator('[data-practice="status"]')).toHaveText(/2 more/)
      await page.keyboard.press(key)
      await page.keyboard.press(key)
      await expect(page.locator('[data-practice="status"]')).toHaveText(/^That was it/)
      await expect(page.locator('[data-practice="dots"] [data-done]')).toHaveCount(3)
      await expect(page.locator('[data-exit-status]').first()).toBeEmpty()
      await press(page, key)
      await page.waitForURL(isExit)
    })
  }

  test('starts only with Start: until then, the keys leave', async ({ page }) => {
    await page.goto('/emergency/practice')
    await press(page, 'Escape')
    await page.waitForURL(isExit)
  })

  test('does not affect the button, which still leaves', async ({ page }) => {
    await page.goto('/emergency/practice')
    await page.getByRole('button', { name: 'Start practicing' }).click()
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: 'Quick Exit' })
      .first()
      .or(page.locator('.exit-banner [data-exit]'))
      .first()
      .click()
    await page.waitForURL((url) => url.pathname !== '/emergency/practice')
  })

  test('ends by itself after a minute', async ({ page }) => {
    await page.clock.install()
    await page.goto('/emergency/practice')
    await page.getByRole('button', { name: 'Start practicing' }).click()
    await page.clock.runFor(61_000)
    await expect(page.locator('[data-practice="status"]')).toHaveText(/ended on its own/)
    await expect(page.getByRole('button', { name: 'Start practicing' })).toBeVisible()
  })
})

test.describe('the check-in', () => {
  const start = Date.UTC(2026, 10, 20, 17)
  const hour = 3_600_000

  async function open(page: Page): Promise<string[]> {
    const alerts: string[] = []
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message())
      await dialog.accept()
    })
    await page.clock.install({ time: start })
    await page.goto('/emergency/check-in')
    return alerts
  }
  const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

  for (const [label, hours] of [
    ['1 hour', 1],
    ['4 hours', 4],
    ['24 hours', 24],
  ] as const) {
    test(`asks once after ${label}, in neutral words`, async ({ page }) => {
      const alerts = await open(page)
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect(page.getByRole('timer')).toHaveText(new RegExp(`^${hours}:00:00|^${hours - 1 || ''}:?59:`))
      const { t, ...rest } = await kept(page)
      expect(rest).toEqual({})
      expect(Number(t) - start - hours * hour).toBeLessThan(60_000)
      await page.clock.fastForward(hours * hour - 60_000)
      expect(alerts).toEqual([])
      await page.clock.fastForward(60_000)
      await page.clock.runFor(1000)
      await expect.poll(() => alerts).toEqual(['Your time is up.'])
      await expect(page.getByText('Time to check in.')).toBeVisible()
      expect(await kept(page)).toEqual({})
      await page.clock.runFor(10_000)
      expect(alerts).toHaveLength(1)
      await page.getByRole('button', { name: 'I am safe' }).click()
      await expect(page.locator('p[role="status"]').filter({ hasText: 'Good. The check-in is over.' })).toBeFocused()
    })
  }

  test('continues after a reload, and asks on return if time ran out on another page', { tag: '@smoke' }, async ({
    page,
  }) => {
    const alerts = await open(page)
    await page.getByRole('button', { name: '1 hour' }).click()
    await page.clock.fastForward(hour / 2)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:)/)
    await page.goto('/emergency')
    await page.clock.fastForward(hour)
    await page.goto('/emergency/check-in')
    await page.clock.runFor(1000)
    await expect.poll(() => alerts).toEqual(['Your time is up.'])
  })

  test('can be extended before and after it is due, and canceled', async ({ page }) => {
    const alerts = await open(page)
    await page.getByRole('button', { name: '1 hour' }).click()
    await page.getByRole('button', { name: '+30 minutes' }).click()
    await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|29:)/)
    await page.clock.fastForward(1.5 * hour + 1000)
    await page.clock.runFor(1000)
    await expect.poll(() => alerts.length).toBe(1)
    await page.getByRole('button', { name: '+15 minutes' }).click()
    await expect(page.getByRole('timer')).toHaveText(/^(15:00|14:5)/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('The check-in was cancelled.')).toBeVisible()
    await page.clock.runFor(hour)
    expect(alerts).toHaveLength(1)
    expect(await kept(page)).toEqual({})
  })

  test('has no axe violations while it runs or when it is due', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: '1 hour' }).click()
    expect(await axe(page)).toEqual([])
    await page.clock.fastForward(hour + 1000)
    await page.clock.runFor(1000)
    await expect(page.getByText('Time to check in.')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

/** Everything that scripts and the browser's own tools can read from the site's databases, as one string. */
async function readDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const write = (value: unknown): string => {
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value)
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([key, part]) => key + write(part))
          .join()
      return String(value)
    }
    let text = ''
    for (const { name } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        text += write(await wait(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return text
  })
}

const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').sort())

test.describe('a plan of her own', () => {
  const step = 'Keep food, leash, carrier and medicine together, ready to take.'

  const notes = (page: Page) => page.getByLabel('Note', { exact: true })

  async function begin(page: Page): Promise<void> {
    await page.goto('/emergency/planning')
    await page.getByRole('button', { name: 'Pets' }).click()
    await page.getByLabel(step).check()
    await page.getByLabel('Your own step').fill('CANARY ask Ana')
    await page.getByRole('button', { name: 'Add step' }).click()
    await notes(page).first().fill('CANARY the blue box')
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByLabel('Name, or a word you both know').fill('CANARY Ana')
    await page.getByLabel('Phone', { exact: true }).fill('555 0100')
  }

  async function keep(page: Page): Promise<void> {
    await page.getByText('Keep my plan in this browser').click()
    await page.getByLabel('Passphrase, at least 12 characters').fill(passphrase)
    await page.getByLabel('Type it again').fill(passphrase)
    await page.getByRole('button', { name: 'Keep it, locked' }).click()
    await expect(page.getByText('Kept in this browser, locked with your passphrase.')).toBeVisible()
  }

  async function openKept(page: Page): Promise<void> {
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await page.getByRole('button', { name: 'Open my plan' }).click()
  }

  test('shows the relevant lists, and collects what is checked', async ({ page }) => {
    await begin(page)
    await expect(page.locator('summary').filter({ hasText: 'Personal safety plan' })).toBeVisible()
    await expect(page.locator('summary').filter({ hasText: 'Safety at work' })).toHaveCount(0)
    await expect(page.locator('summary').filter({ hasText: 'Pets' })).toContainText('1 chosen')
    await expect(page.locator('#my-plan').getByRole('heading', { name: 'Pets' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to my plan, 2 steps' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: `Remove: ${step}` }).click()
    await expect(page.getByLabel(step)).not.toBeChecked()
  })

  test('leaves nothing behind unless it is kept', async ({ page }) => {
    await begin(page)
    expect(await listDatabases(page)).toEqual([])
    await page.reload()
    await expect(page.getByText('Check steps above')).toBeVisible()
  })

  test('is kept only encrypted, opens only with its passphrase, and is deleted completely', { tag: '@smoke' }, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await begin(page)
    await keep(page)
    await notes(page).last().fill('CANARY later')
    await expect(page.getByText('Kept in this browser')).toBeVisible()
    const stored = await readDatabases(page)
    expect(stored).toContain('age-encryption.org')
    expect(stored).not.toMatch(/CANARY|copper|leash/)

    await page.reload()
    await expect(page.getByText('A plan is kept in this browser. It is locked.')).toBeVisible()
    await page.getByLabel('Passphrase', { exact: true }).fill('copper lantern violet harbour')
    await page.getByRole('button', { name: 'Open my plan' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible()
    await expect(page.getByText('Check steps above')).toHaveCount(0)
    await openKept(page)
    await expect(notes(page).first()).toHaveValue('CANARY the blue box')
    await expect(notes(page).last()).toHaveValue('CANARY later')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('555 0100')
    expect(await axe(page)).toEqual([])

    await page.getByRole('button', { name: 'Delete it from this browser' }).click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByText('Not saved: it is lost when you close or reload this page.')).toBeVisible()
    expect(await listDatabases(page)).toEqual([])
    expect(sent.join('\n')).not.toMatch(/CANARY|copper|555/)
  })

  test('locks when the page is hidden, keeping the last edit', async ({ page }) => {
    await begin(page)
    await keep(page)
    await notes(page).first().fill('CANARY last words')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page.getByText('A plan is kept in this browser. It is locked.')).toBeVisible()
    await expect(page.getByText('CANARY')).toHaveCount(0)
    await page.reload()
    await openKept(page)
    await expect(notes(page).first()).toHaveValue('CANARY last words')
  })

  test('keeps text that was not stored yet when it was locked, and says so when reopened', async ({ page }) => {
    await begin(page)
    await keep(page)
    await notes(page).first().fill('CANARY last words')
    await page.getByRole('button', { name: 'Lock now' }).click()
    await expect.poll(() => page.workers().length).toBe(0)
    await openKept(page)
    await expect(notes(page).first()).toHaveValue('CANARY last words')
    await expect(page.getByText('Kept in this browser, locked with your passphrase.')).toBeVisible()
  })

  test('prints without the rest of the page, under a neutral title, and as a wallet card', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'))
        document.documentElement.dataset.printed = document.title
      }
    })
    await begin(page)
    for (const topic of ['Work', 'Children', 'I am getting ready to leave']) {
      await page.getByRole('button', { name: topic, exact: true }).click()
    }
    for (const steps of await page.locator('.steps').all()) await steps.getByRole('checkbox').first().check()
    await page.getByLabel('on the card').check()
    await page.getByRole('button', { name: 'Print my plan' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Notes')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.print-sheet')
    await expect(sheet).toContainText('CANARY the blue box')
    await expect(page.locator('main')).toBeHidden()
    await expect(page.locator('body')).not.toContainText(/marigold/i, { useInnerText: true })
    await expect(sheet.locator('h2')).toHaveText([
      'At home',
      'At work',
      'Children',
      'Before',
      'Pets',
      'Other',
      'People',
    ])
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page).toHaveTitle('Planning - Marigold')
    await expect(sheet).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Print a wallet card' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toContainText('CANARY Ana')
    await expect(sheet).toContainText(hotlines[0]?.phone ?? 'no phone')
    await expect(page.locator('body')).not.toContainText(/marigold|hotline|safety|violence/i, { useInnerText: true })
  })

  test('is locked and no longer shown after Quick Exit', async ({ page }) => {
    await begin(page)
    await keep(page)
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await page.waitForURL(isExit)
    await page.goto('/emergency/planning')
    await expect(page.getByText('A plan is kept in this browser. It is locked.')).toBeVisible()
  })

  test.describe('with a slow exit site', () => {
    test.use({ exit: 'own answer' })

    test('is still kept after Quick Exit from a print that never reported its end', async ({ page, context }) => {
      await page.addInitScript(() => {
        window.print = () => undefined
        // What would be stored within a second is stored at once.
        addEventListener('marigold:exit', () => {
          const { setTimeout } = window
          Reflect.set(window, 'setTimeout', (work: () => void) => setTimeout(work, 0))
        })
      })
      const release = await holdRoute(page, isExit, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
      )
      await begin(page)
      await keep(page)
      await page.getByRole('button', { name: 'Print my plan' }).click()
      await expect(page.locator('.print-sheet')).toHaveCount(1)
      const leaving = page.waitForRequest((request) => isExit(new URL(request.url())))
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
      await leaving
      const other = await context.newPage()
      await other.goto('/emergency/planning')
      await openKept(other)
      await expect(notes(other).first()).toHaveValue('CANARY the blue box')
      await expect(other.getByLabel('Phone', { exact: true })).toHaveValue('555 0100')
      release()
      await page.waitForURL(isExit)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists can be read and printed, and no control that needs a script is shown', async ({ page }) => {
    await page.goto('/emergency/planning')
    for (const list of ['Personal safety plan', 'Safety at work', 'Safety with children']) {
      await expect(page.locator('details[open] > summary').filter({ hasText: list })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Open the paper plan (PDF)' })).toHaveAttribute(
      'href',
      '/guides/my-plan.pdf',
    )
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await page.goto('/emergency/check-in')
    // Playwright's text search skips noscript.
    await expect(page.locator('main noscript p').first()).toBeVisible()
    expect(await page.locator('main noscript').first().textContent()).toContain('this timer cannot run')
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await page.goto('/emergency/practice')
    await expect(page.locator('main noscript p').first()).toBeVisible()
    expect(await page.locator('main noscript').first().textContent()).toContain('the keys cannot work here')
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })

  test('the text-first pages lead from the country to a state, with hotlines and a way out', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/help-now')
    await page.getByRole('link', { name: 'Ohio', exact: true }).click()
    await expect(page).toHaveURL('/help-now/ohio')
    await expect(page.getByRole('heading', { name: 'Free legal help' })).toBeVisible()
    for (const { phone } of hotlines)
      if (phone) await expect(page.getByText(phone, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Exit this site', exact: true })).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: 'Exit this site', exact: true })).toBeHidden()
  })
})

test.describe('text-first addresses', () => {
  test('accept a state’s code or name, and redirect to its canonical address', async ({ request }) => {
    for (const word of ['OH', 'oh', 'Ohio', 'OHIO']) {
      const response = await request.get(`/help-now/${word}`, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe('/help-now/ohio')
    }
  })

  test('that name no state are a 404 with the hotlines, under the same policy', async ({ request }) => {
    const response = await request.get('/help-now/nowhere')
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(hotlines[0]?.phone)
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(response.headers()['cache-control']).toBe('no-store')
  })

  test('leave on the third key press too', async ({ page }) => {
    await page.goto('/help-now/texas')
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await page.waitForURL(isExit)
  })
})
