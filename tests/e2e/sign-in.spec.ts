/** Signing in with the start command's provider, being signed in, and signing out. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createAccount, signInAs } from './accounts'
import { axe, axeAsLoaded, axeInThemes, expect, test } from './fixtures'

const people = { member: 'Maya Rivera', editor: 'Ellen Park', admin: 'Ada Okafor' } as const

async function choose(page: Page, who: keyof typeof people) {
  await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible()
  await page.getByRole('button', { name: people[who] }).click()
}

async function signIn(page: Page, who: keyof typeof people, path = '/dashboard') {
  await page.goto(path)
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click()
  await choose(page, who)
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname === path)
}

async function getSessionCookie(context: BrowserContext) {
  const cookies = await context.cookies('http://localhost')
  return cookies.find(({ name }) => name === 'marigold.session')
}

async function askWhoIsThere(context: BrowserContext): Promise<number> {
  return (await context.request.get('/api/auth/user')).status()
}

/** Another browser with a copy of the cookies. */
async function copyBrowser(browser: Browser, context: BrowserContext, baseURL: string): Promise<BrowserContext> {
  const copied = await browser.newContext({ baseURL })
  await copied.addCookies(await context.cookies('http://localhost'))
  return copied
}

test.describe('a visitor', () => {
  test('is asked to sign in at the dashboard’s address, and gets no cookie', async ({ page, context }) => {
    const response = await page.goto('/dashboard')
    expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Authentication Required')
    await expect(toast).toContainText('Please sign in to access your personal dashboard.')
    await expect(toast).toHaveCSS('position', 'absolute')
    await page.keyboard.press('F8')
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
    await toast.getByRole('button', { name: 'Close this message' }).click()
    await expect(toast).toHaveCount(0)
    expect(await context.cookies()).toEqual([])
  })

  test('never gets the same nonce twice, nor one of her own choosing', async ({ request }) => {
    const ask = async () =>
      /'nonce-([^']+)'/.exec(
        (await request.get('/dashboard', { headers: { 'x-nonce': 'mine' } })).headers()['content-security-policy'] ??
          '',
      )?.[1]
    const nonces = [await ask(), await ask(), await ask()]
    expect(new Set(nonces).size).toBe(3)
    expect(nonces).not.toContain('mine')
  })

  test('is asked to sign in at the console’s address as well', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
    await expect(page.getByText('Authentication Required')).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true })
    await expect(link).toHaveAttribute('href', '/api/login?callbackUrl=%2Fadmin')
  })

  test.describe('with a made-up cookie', () => {
    test.use({ allowedErrors: [/status of 401/] })
    test('is asked to sign in by the page itself', async ({ page, context }) => {
      await context.addCookies([
        { name: 'marigold.session', value: 'made-up-token-of-some-length', url: 'http://localhost' },
      ])
      for (const path of ['/dashboard', '/dashboard?plain=1', '/admin']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
        await expect(page.getByText('Authentication Required')).toBeVisible()
      }
    })
  })

  test('can go back from the provider without signing in', async ({ page, context }) => {
    await page.goto('/api/login')
    await page.getByRole('button', { name: 'Go back without signing in' }).click()
    await expect(page).toHaveURL('/sign-in/error/cancelled')
    await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible()
    expect(await getSessionCookie(context)).toBeUndefined()
  })
})

test.describe('signing in', () => {
  test('works by keyboard, returns to the dashboard, and sets a session cookie', { tag: '@smoke' }, async ({
    page,
    context,
  }) => {
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Who is signing in?' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Dashboard' })).toBeVisible()
    await expect(page.getByText('Signed in as Maya')).toBeVisible()
    await page.getByRole('link', { name: 'Your Account' }).click()
    await expect(page.getByText('member@marigold.test')).toBeVisible()
    const cookies = await context.cookies('http://localhost')
    expect(cookies.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      expect.objectContaining({ name: 'marigold.own', httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 }),
      expect.objectContaining({ name: 'marigold.session', httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 }),
    ])
  })

  test('returns to the requested page, and never to another site', async ({ page }) => {
    await page.goto('/api/login?callbackUrl=%2F%2Fevil.example')
    await choose(page, 'member')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/api/login?callbackUrl=/resources/search%3Fq%3Dshelter')
    await expect(page).toHaveURL('/resources/search?q=shelter')
  })

  test('in two tabs at once succeeds in the second, and the first asks to start again', async ({ page, context }) => {
    await page.goto('/api/login')
    const second = await context.newPage()
    await second.goto('/api/login')
    await choose(page, 'member')
    await expect(page).toHaveURL('/sign-in/error/again')
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign in again' })).toBeVisible()
    await choose(second, 'member')
    await expect(second).toHaveURL('/dashboard')
  })

  test('cannot be repeated with the callback address', async ({ page, browser, baseURL }) => {
    const way = page.waitForRequest((request) => request.url().includes('/api/auth/callback/oidc'))
    await signIn(page, 'member')
    const stranger = await browser.newContext({ baseURL })
    const again = await stranger.newPage()
    await again.goto((await way).url())
    await expect(again).toHaveURL('/sign-in/error/again')
    expect(await getSessionCookie(stranger)).toBeUndefined()
    await stranger.close()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('works the same, and so does signing out', async ({ page, context }) => {
      await signIn(page, 'member')
      await expect(page.getByText('Signed in as Maya')).toBeVisible()
      await page.getByRole('link', { name: 'Your Account' }).click()
      await page.getByRole('button', { name: 'Stay signed in for 30 days' }).click()
      await expect(page.getByText('You stay signed in on this browser.')).toBeVisible()
      expect(((await getSessionCookie(context))?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
      // While the rest of the page arrives, a button may move away under the press.
      await page.waitForLoadState()
      await page.getByRole('button', { name: 'Stop staying signed in' }).click()
      await expect(page.getByText('Stay signed in on this browser?')).toBeVisible()
      expect((await getSessionCookie(context))?.expires).toBe(-1)
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
      await expect(page).toHaveURL('/sign-in/ended')
      expect(await getSessionCookie(context)).toBeUndefined()
    })
  })
})

test.describe('signing out', () => {
  test('ends the session on the server, and Back shows nothing', async ({ page, context, browser, baseURL }) => {
    await signIn(page, 'member')
    const copied = await copyBrowser(browser, context, baseURL ?? '')
    expect(await askWhoIsThere(copied)).toBe(200)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/sign-in/ended')
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
    expect(await context.cookies('http://localhost')).toEqual([])
    expect(await askWhoIsThere(copied)).toBe(401)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible()
    await expect(page.getByText('Signed in as Maya')).toHaveCount(0)
    await copied.close()
  })

  test('can end one other session, or all of them', async ({ page, context, browser, baseURL }) => {
    const account = await createAccount()
    const elsewhere = await browser.newContext({ baseURL })
    await signInAs(context, account)
    await signInAs(elsewhere, account)
    await page.goto('/dashboard/account')
    await expect(page.getByText('This browser', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out there' }).click()
    await expect(page.getByText('Another browser')).toHaveCount(0)
    expect([await askWhoIsThere(elsewhere), await askWhoIsThere(context)]).toEqual([401, 200])
    await signInAs(elsewhere, account)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/sign-in/ended')
    expect([await askWhoIsThere(elsewhere), await askWhoIsThere(context)]).toEqual([401, 401])
    await elsewhere.close()
  })
})

test.describe('the console', () => {
  test('opens for staff, with its four figures', async ({ page }) => {
    await signIn(page, 'admin', '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    for (const label of ['Total Articles', 'Newsletter Subscribers', 'Total Donations', 'Total Resources']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('definition').nth(2)).toHaveText(/^\$[\d,]+\.\d{2}$/)
    await expect(page.getByRole('definition').nth(3)).toHaveText(/^[\d,]{4,}$/)
    await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
  })

  test.describe('for everyone else', () => {
    test.use({ allowedErrors: [/status of 403/] })
    test('is a 403 that says it is for staff', async ({ page }) => {
      await signIn(page, 'member')
      const response = await page.goto('/admin')
      expect(response?.status()).toBe(403)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible()
      expect(await axe(page)).toEqual([])
    })
  })
})

test('every page about signing in is accessible', async ({ page }) => {
  for (const path of ['/dashboard', '/sign-in/error/refused', '/sign-in/ended']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeAsLoaded(page), path).toEqual([])
  }
  await page.goto('/api/login')
  expect(await axeInThemes(page), 'the fake provider').toEqual([])
  await choose(page, 'admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Dashboard' })).toBeVisible()
  expect(await axeAsLoaded(page), 'the dashboard').toEqual([])
  await page.goto('/admin')
  expect(await axeAsLoaded(page), 'the console').toEqual([])
})
