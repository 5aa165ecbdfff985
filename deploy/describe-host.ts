/**
 * The tests every serverless host must pass, run on the output of its own tool for this checkout, served here by its own
 * functions and files. It needs a separate build, so it only runs in `npm test -- full`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningPayments, startPayments } from '@/local/payments/server'
import { signPayload } from '@/local/payments/webhooks'
import type { useDatabase } from '@/tests/support/database'
import { findBrowser, findHeadlessShell } from '@/tests/support/find-browser.mjs'
import { findFreePort } from '@/tests/support/free-port'
import { answerProvider, CookieJar, startTestIdentity, type TestIdentity } from '@/tests/support/identity'

const SECRET = 'a-secret-of-more-than-32-characters-for-tests'
const BUILD_MS = 1_800_000

interface Host {
  /** The environment for its build, and while serving. */
  env: Record<string, string>
  build(env: NodeJS.ProcessEnv): void
  /** The module that serves the build. */
  server: string
  database: ReturnType<typeof useDatabase>
}

export function describeHost({ env: ownEnv, build, server, database }: Host): void {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-host-'))
  let site: ChildProcess
  let browser: Browser
  let url: string
  let identity: TestIdentity
  let payments: RunningPayments

  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init })

  beforeAll(async () => {
    const port = await findFreePort()
    url = `http://localhost:${port}`
    const env = { ...process.env, NODE_ENV: 'production' as const, SITE_URL: url, ...ownEnv }
    identity = await startTestIdentity('ES256', url)
    payments = await startPayments({ siteUrl: url, dataDir: null, webhookUrl: 'http://127.0.0.1:9/' })
    payments.sender.change({ isHeld: true })
    const { secretKey, publishableKey, webhookSecret } = payments.store.state
    if (!process.env.HOST_BUILT) build(env)
    site = spawn(process.execPath, [server], {
      env: {
        ...env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        AUTH_SECRET: SECRET,
        ENCRYPTION_KEY: 'b'.repeat(43),
        CRON_SECRET: SECRET,
        ...identity.env,
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: payments.url,
        STRIPE_CARD_PAGE: `${payments.url}/card`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (site.stdout) await once(site.stdout, 'data')
    const executablePath = findHeadlessShell() ?? findBrowser() ?? undefined
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  }, BUILD_MS)

  afterAll(async () => {
    await browser?.close()
    site?.kill()
    await identity?.stop()
    await payments?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    '/',
    '/help/ohio',
    '/help/ohio/cuyahoga',
    '/help/atlantis',
    '/resources',
    '/news',
    '/nothing-here',
    '/es/ayuda',
  ])('sends %s with one policy of hashes and the common headers, not cacheable by browsers', async (path) => {
    const answer = await ask(path)
    const { headers } = answer
    // A host's static file has its policy in the HTML.
    const [, inPage] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(await answer.text()) ?? []
    expect([headers.get('content-security-policy'), inPage].filter(Boolean)).toEqual([
      expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-[^,]*$/),
    ])
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('shows a 404 in her language, with Quick Exit', async () => {
    for (const [path, words] of [
      ['/nothing-here', 'lang="en-US"'],
      ['/es/ayuda', 'lang="es-US"'],
    ]) {
      const answer = await ask(path ?? '')
      const text = await answer.text()
      expect(answer.status).toBe(404)
      expect(text).toContain(words)
      expect(text).toContain('weather.gov')
    }
  })

  it('sends a page for one person with a nonce and its styles once, and lets no cache store it', async () => {
    for (const path of ['/dashboard', '/admin', '/resources/search?q=shelter']) {
      const answer = await ask(path)
      expect((await answer.text()).split('tailwindcss v').length - 1).toBeLessThanOrEqual(1)
      const { headers } = answer
      expect(headers.get('content-security-policy')).toMatch(/'nonce-[^,]*$/)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('redirects old queries to their pages, no page to itself, and lets no browser store it', async () => {
    expect((await ask('/resources?category=shelter')).headers.get('location')).toBe('/resources/housing-shelter')
    for (const path of ['/resources?q=rent', '/HELP/ohio', '/help/ohio/', '/help/OHIO', '/resources/shelter']) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 308, 'no-store'])
    }
    for (const path of ['/resources', '/news']) expect((await ask(path)).status).toBe(200)
  })

  it('includes every file that is read at run time', async () => {
    for (const path of ['/sw.js', '/offline', '/es/offline', '/guides/my-plan.pdf', '/robots.txt', '/sitemap.xml']) {
      expect((await ask(path)).status, path).toBe(200)
    }
  })

  it('renders no page for a write, and runs no job without the secret', async () => {
    expect((await ask('/help/ohio', { method: 'POST', body: 'a=b' })).status).toBeGreaterThanOrEqual(400)
    expect((await ask('/api/cron/retention')).status).toBe(403)
    const authorization = `Bearer ${SECRET}`
    expect((await ask('/api/cron/retention', { headers: { authorization } })).status).toBe(200)
  })

  it('shows a change made directly in the database after the scheduled revalidation', async () => {
    const [row] = await database.sql`
      select id, slug, category from resources where archived_at is null order by importance desc limit 1`
    const path = `/resources/${row?.category}/${row?.slug}`
    const renew = async () => (await ask('/api/revalidate', { headers: { authorization: `Bearer ${SECRET}` } })).json()
    await renew()
    for (const title of ['Renamed a moment ago', 'Renamed at once again']) {
      expect(await (await ask(path)).text()).not.toContain(title)
      await database.sql`update resources set title = ${title} where id = ${row?.id}`
      expect(await renew()).toEqual({ changed: 1 })
      expect(await (await ask(path)).text()).toContain(title)
    }
    expect(await renew()).toEqual({ changed: 0 })
  })

  /** Signs in: clicks the button, picks a person at the provider, and returns. */
  async function signIn(): Promise<CookieJar> {
    const jar = new CookieJar()
    const open = async (path: string) => {
      const answer = await ask(path, { headers: { cookie: `${jar}`, 'sec-fetch-site': 'same-origin' } })
      jar.take(answer)
      return answer.headers.get('location') ?? ''
    }
    const back = await answerProvider(await open('/api/login?callbackUrl=/dashboard'), 'demo-member', url)
    expect(await open(back.slice(url.length))).toBe('/dashboard')
    return jar
  }

  it('signs her in, and signs her out on the server', async () => {
    const headers = { cookie: `${await signIn()}`, origin: url }
    const user = await ask('/api/auth/user', { headers })
    expect([user.status, (await user.json()).email]).toEqual([200, expect.stringContaining('@')])
    expect((await ask('/dashboard/saved', { headers })).status).toBe(200)
    await ask('/api/logout', { method: 'POST', headers })
    expect((await ask('/api/auth/user', { headers })).status).toBe(401)
  })

  it('shows an edit by staff as soon as the call returns', async () => {
    const headers = { cookie: `${await signIn()}`, origin: url, 'content-type': 'application/json' }
    const { email } = await (await ask('/api/auth/user', { headers })).json()
    await database.sql`insert into admin_users (email, role, permissions, is_active) values (${email}, 'editor', '{}', true)`
    const [row] = await database.sql`
      select id, slug, category, description from resources where archived_at is null order by importance desc offset 1 limit 1`
    const path = `/resources/${row?.category}/${row?.slug}`
    for (const title of ['Edited by staff', 'Edited once more']) {
      expect(await (await ask(path)).text()).not.toContain(title)
      const body = JSON.stringify({ title, description: row?.description, category: row?.category })
      expect((await ask(`/api/admin/resources/${row?.id}`, { method: 'PUT', headers, body })).status).toBe(200)
      expect(await (await ask(path)).text()).toContain(title)
    }
  })

  it('takes a donation, and completes it only on the event', async () => {
    const headers = { origin: url, 'content-type': 'application/json' }
    const body = JSON.stringify({ amount: 5000, donorEmail: 'giver@example.org' })
    const begun = await ask('/api/donations/create-payment-intent', { method: 'POST', headers, body })
    const { donationId, clientSecret, payUrl } = await begun.json()
    const page = await ask(payUrl)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const read = async () => (await database.sql`select status from donations where id = ${donationId}`)[0]?.status
    payments.bank.pay(clientSecret.split('_secret_')[0], '4242424242424242')
    expect(await read()).toBe('pending')
    for (const event of payments.store.state.events) {
      const payload = JSON.stringify(event)
      const at = Math.floor(Date.now() / 1000)
      const signature = signPayload(payload, payments.store.state.webhookSecret, at)
      const sent = { 'stripe-signature': signature, 'content-type': 'application/json' }
      expect((await ask('/api/webhooks/stripe', { method: 'POST', headers: sent, body: payload })).status).toBe(200)
    }
    expect(await read()).toBe('completed')
  })

  it('hydrates without a policy violation, and can be left with Escape', async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    for (const path of ['/', '/help/ohio', '/resources/search?q=shelter', '/dashboard', '/emergency/documents']) {
      await page.goto(`${url}${path}`)
      await page.waitForLoadState('networkidle')
    }
    expect(problems).toEqual([])
    await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'weather' }))
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.waitForURL('https://www.weather.gov/')
  })
}
