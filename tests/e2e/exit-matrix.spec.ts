/** Every way to leave x every moment in which someone may have to. For what leaving does, see exit.spec.ts. */
import type { BrowserContext, Page, Request } from '@playwright/test'
import { addFile, createVault, expectOpen, unlock } from '../support/vault-page'
import { createAccount, signInAs } from './accounts'
import { asksForExit, exitAskedFor, expect, isExit, test } from './fixtures'

test.use({
  exit: 'answered',
  allowedErrors: [/fetching the script|ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|NetworkError|status of 401/],
})

interface Stage {
  page: Page
  context: BrowserContext
  baseURL: string
  /** The request of each tab that left. */
  left: Map<Page, Request>
}
type Step = (stage: Stage, isScripted?: boolean) => Promise<void>

function watchLeaving(context: BrowserContext): Map<Page, Request> {
  const left = new Map<Page, Request>()
  context.on('request', (request) => {
    if (asksForExit(request)) left.set(request.frame().page(), request)
  })
  return left
}

/** It asks for the other site, without saying from where. */
async function expectLeft({ left }: Stage, tab: Page): Promise<void> {
  await expect.poll(() => left.has(tab)).toBe(true)
  expect((await left.get(tab)?.allHeaders())?.referer).toBeUndefined()
}

/** In a full run also that the browser shows it. */
async function expectAway(stage: Stage, tab: Page): Promise<void> {
  await expectLeft(stage, tab)
  if (!process.env.TEST_FULL) return
  await tab.waitForURL(isExit)
  expect(await tab.evaluate(() => document.referrer)).toBe('')
}

/** The exit button that can be reached: an open dialog's own, if there is one. */
function findButton(page: Page) {
  return page.locator('dialog:modal [data-exit], body:not(:has(dialog:modal)) .thumb [data-exit]')
}

async function press(page: Page, keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const triggers: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => findButton(page).click(),
  'the second link': async (page) => {
    const link = page.locator('a, button, input, summary').nth(1)
    await expect(link).toHaveAttribute('data-exit')
    await link.focus()
    await page.keyboard.press('Enter')
  },
  Escape: (page) => press(page, ['Escape', 'Escape', 'Escape']),
  Shift: (page) => press(page, ['ShiftLeft', 'ShiftRight', 'ShiftLeft']),
}

const open = (stage: Stage, path = '/') => stage.page.goto(path, { waitUntil: 'domcontentloaded' })

/** The moment that every run of the tests goes through. */
const PLAIN = 'on a plain page'

interface Moment {
  prepare: Step
  /** Checks what else must be true once she has left. */
  check?: Step
  needs?: 'JavaScript'
  without?: string
  viewport?: { width: number; height: number }
}

/** The status that the account API returns for this cookie. */
async function readStatus({ baseURL, context }: Stage, cookie: string): Promise<number> {
  const answer = await context.request.get(`${baseURL}/api/auth/user`, { headers: { cookie } })
  return answer.status()
}

let token = ''

const moments: Record<string, Moment> = {
  [PLAIN]: {
    prepare: async (stage) => {
      await open(stage)
    },
  },
  'scrolled to the end': {
    prepare: async (stage) => {
      await open(stage)
      await stage.page.locator('footer').last().scrollIntoViewIfNeeded()
    },
  },
  'with a field focused': {
    prepare: async (stage) => {
      await open(stage)
      await stage.page.locator('textarea[maxlength="1000"]').first().fill('a word')
    },
  },
  'with the widget open': {
    needs: 'JavaScript',
    // Nothing behind a dialog can be reached.
    without: 'the second link',
    prepare: async (stage) => {
      await open(stage)
      await stage.page.locator('[data-open-dialog]').first().click()
      await expect(stage.page.locator('dialog:modal')).toBeVisible()
    },
  },
  'with a menu open': {
    prepare: async (stage) => {
      await open(stage)
      const menu = stage.page.locator('details[data-menu]:has(> summary:visible)').first()
      await menu.locator('summary').click()
      await expect(menu).toHaveAttribute('open')
    },
  },
  "with the exit's menu open": {
    prepare: async (stage) => {
      await open(stage)
      await stage.page.locator('.exit-menu summary').click()
      await expect(stage.page.locator('.exit-menu .menu-panel')).toBeVisible()
    },
  },
  offline: {
    needs: 'JavaScript',
    prepare: async (stage) => {
      await open(stage)
      await stage.context.setOffline(true)
    },
  },
  'with a second tab open': {
    prepare: async (stage) => {
      await open(stage)
      const second = await stage.context.newPage()
      await second.goto('/about', { waitUntil: 'domcontentloaded' })
      await stage.page.bringToFront()
    },
    check: async (stage, isScripted) => {
      // Without a script, one tab cannot notify another.
      if (isScripted) for (const tab of stage.context.pages()) await expectAway(stage, tab)
    },
  },
  'signed in': {
    prepare: async (stage) => {
      await signInAs(stage.context, await createAccount())
      token = (await stage.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      expect(await readStatus(stage, token)).toBe(200)
      await open(stage)
    },
    check: async (stage) => {
      await expect.poll(async () => (await stage.context.cookies()).length).toBe(0)
      await expect.poll(() => readStatus(stage, token)).toBe(401)
    },
  },
  'after Back': {
    prepare: async (stage) => {
      await open(stage)
      await open(stage, '/about')
      await stage.page.goBack({ waitUntil: 'domcontentloaded' })
      await expect(stage.page.locator('main h1').first()).toBeVisible()
    },
  },
  'at 400 % zoom': {
    viewport: { width: 320, height: 256 },
    prepare: async (stage) => {
      await open(stage)
    },
  },
}

for (const [moment, { prepare, check, without, viewport }] of Object.entries(moments)) {
  test.describe(moment, () => {
    if (viewport) test.use({ viewport })
    // With the network down, the request alone would not tell that the page is gone from the screen.
    if (moment !== 'offline') test.use({ exit: exitAskedFor })
    for (const [trigger, leave] of Object.entries(triggers)) {
      if (trigger === without) continue
      test(`${trigger} leaves`, { tag: moment === PLAIN ? '@smoke' : [] }, async ({ page, context, baseURL }) => {
        const stage = { page, context, baseURL: baseURL ?? '', left: watchLeaving(context) }
        await prepare(stage)
        await leave(page)
        // With the network down, the browser shows its own error page for the other address.
        if (moment === 'offline') await page.waitForURL((url) => isExit(url) || url.protocol === 'chrome-error:')
        else await expectAway(stage, page)
        await check?.(stage, true)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [moment, { prepare, check, needs, viewport }] of Object.entries(moments)) {
    if (needs) continue
    test.describe(moment, () => {
      if (viewport) test.use({ viewport })
      for (const trigger of ['the button', 'the second link']) {
        test(`${trigger} leaves by a plain link`, { tag: moment === PLAIN ? '@smoke' : [] }, async ({
          page,
          context,
          baseURL,
        }) => {
          const stage = { page, context, baseURL: baseURL ?? '', left: watchLeaving(context) }
          await prepare(stage)
          await triggers[trigger]?.(page)
          await expectLeft(stage, page)
          await expect(page.locator('main')).toHaveCount(0)
          await check?.(stage, false)
        })
      }
    })
  }

  test('the widget is a section to jump to, with a way out in it', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-open-dialog]').first().click()
    await expect(page.locator('#emergency-help')).toBeVisible()
    const asked = page.waitForRequest((request) => isExit(new URL(request.url())))
    await page.locator('#emergency-help [data-exit]').click()
    await asked
  })
})

test('every trigger leaves from a dialog over the open vault', async ({ page }) => {
  test.slow()
  await createVault(page)
  await addFile(page, 'note.txt', 'words')
  for (const trigger of ['the button', 'Escape', 'Shift']) {
    await page
      .getByRole('button', { name: /Rename/ })
      .first()
      .click()
    const dialog = page.locator('dialog:modal')
    await dialog.getByRole('textbox').focus()
    if (trigger === 'Shift') {
      await page.keyboard.press('ShiftLeft')
      // Screen readers skip the page behind a dialog, so the dialog announces it.
      await expect(dialog.locator('[data-exit-status]')).toHaveText('Exit: press Shift 2 more times')
      await press(page, ['ShiftLeft', 'ShiftLeft'])
    } else await triggers[trigger]?.(page)
    await page.waitForURL(isExit)
    if (trigger === 'Shift') break
    await page.goto('/emergency/documents')
    await unlock(page)
    await expectOpen(page)
  }
})
