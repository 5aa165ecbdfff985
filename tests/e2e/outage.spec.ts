import { findFreePort } from '../support/free-port'
import { type OutageSite, startOutageSite } from '../support/outage-site'
import { createAccount, signInAs } from './accounts'
import { expect, readFakesEnv, test } from './fixtures'

const NUMBER = '1-800-799-7233'
/** The first is cached before the database fails; the others are first requested without it. */
const seen = '/resources/housing-shelter'
const unseen = [
  '/resources/womens-health/in/oregon',
  '/resources/rights-advocacy/in/guam',
  '/resources/womens-health/hilo-womans-health-center-hi',
  '/resources/search?q=shelter',
  '/help-now/texas',
  '/emergency/contacts',
]

/** Allows for a busy machine. The failure to detect is waiting as long as the database does not respond. */
const PATIENCE_MS = 10_000

async function ask(site: OutageSite, path: string, init?: RequestInit) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(site.url + path, { redirect: 'manual', signal, ...init })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test.describe.configure({ mode: 'serial' })

let site: OutageSite

test.beforeAll(async () => {
  site = await startOutageSite(await findFreePort(), readFakesEnv())
  await ask(site, seen)
})

/** Both sites have the same database, and the other one notices a while later that it answers again. */
test.afterAll(async ({ baseURL }) => {
  await site.stop()
  await expect.poll(async () => (await fetch(`${baseURL}/api/ready`)).status, { timeout: 30_000 }).toBe(200)
})

for (const state of ['frozen', 'stopped'] as const) {
  test(`with the database ${state}, every page shows the numbers to call without delay`, {
    tag: state === 'stopped' ? '@smoke' : [],
  }, async () => {
    site.setDatabase(state)
    for (const path of [seen, ...unseen]) {
      const { status, text } = await ask(site, path)
      expect([path, status, text.includes(NUMBER)]).toEqual([path, 200, true])
    }
  })

  test(`with the database ${state}, a write fails with a 503 that says when to retry`, async () => {
    site.setDatabase(state)
    const { status, headers, text } = await ask(site, '/api/logout', {
      method: 'POST',
      headers: { origin: site.url, cookie: `marigold.session=${'a'.repeat(43)}` },
    })
    expect([status, JSON.parse(text).status]).toEqual([503, 503])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test(`with the database ${state}, a console page is a 503 of the console that says to try again`, async ({
    context,
  }) => {
    site.setDatabase('open')
    await expect.poll(async () => (await ask(site, '/api/ready')).status, { timeout: 15_000 }).toBe(200)
    await signInAs(context, await createAccount('editor'))
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await ask(site, '/admin', { headers: { cookie } })).status).toBe(200)
    site.setDatabase(state)
    const { status, headers, text } = await ask(site, '/admin/checks?show=reported', { headers: { cookie } })
    expect([status, text.includes('This page takes too long')]).toEqual([503, true])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test(`with the database ${state}, the process is up but not ready`, async () => {
    site.setDatabase(state)
    expect((await ask(site, '/api/health')).status).toBe(200)
    expect((await ask(site, '/api/ready')).status).toBe(503)
  })
}

test.describe('in a browser', () => {
  test.use({ allowedErrors: [/status of 503/] })
  test('the dashboard says that it cannot be reached and whom to call, and recovers', async ({ page, context }) => {
    await signInAs(context, await createAccount())
    site.setDatabase('stopped')
    await page.goto(`${site.url}/dashboard/saved`)
    const main = page.getByRole('main')
    await expect(main.getByText('We cannot reach your dashboard right now.')).toBeVisible()
    await expect(main.getByRole('link', { name: NUMBER })).toBeVisible()
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    site.setDatabase('open')
    await expect.poll(async () => (await ask(site, '/api/ready')).status, { timeout: 15_000 }).toBe(200)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByText('Nothing saved yet')).toBeVisible()
  })
})

test('once the database is back, everything works again', async () => {
  site.setDatabase('open')
  await expect.poll(async () => (await ask(site, '/api/ready')).status, { timeout: 15_000 }).toBe(200)
  const { status, text } = await ask(site, '/resources/search?q=legal+aid')
  expect([status, text.includes('may be out of date')]).toEqual([200, false])
})
