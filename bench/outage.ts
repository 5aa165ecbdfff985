/** A hundred searches at once while the database is stopped or frozen: what others wait, and the first answers. */
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { seed } from '@/db/seed/seed'
import { buildIfNeeded } from '@/local/build'
import { findFreePort } from '@/tests/support/free-port'
import { type OutageSite, startOutageSite } from '@/tests/support/outage-site'
import { onPostgres } from './postgres'
import { percentile, printTable } from './table'

const SEARCHES = 100
const INTERVAL_MS = 50

interface Answer {
  status: number
  ms: number
}

async function ask(site: OutageSite, path: string, network: number, body?: object): Promise<Answer> {
  const began = performance.now()
  const json = { 'content-type': 'application/json', origin: site.url }
  const answer = await request(site.url + path, {
    method: body ? 'POST' : 'GET',
    body: body && JSON.stringify(body),
    headers: {
      ...(body && json),
      'x-forwarded-for': `10.${(network >> 8) & 255}.${network & 255}.1`,
      cookie: `marigold.session=${'a'.repeat(43)}`,
    },
    headersTimeout: 60_000,
  }).catch(() => null)
  await answer?.body.dump({ limit: 10_000_000 })
  return { status: answer?.statusCode ?? 0, ms: performance.now() - began }
}

async function crowd(site: OutageSite, state: 'open' | 'stopped' | 'frozen') {
  site.setDatabase(state)
  const searching = Array.from({ length: SEARCHES }, (_, at) =>
    ask(site, `/resources/search?q=legal+aid+near+st${at}`, at),
  )
  let isDone = false
  const searched = Promise.all(searching).finally(() => {
    isDone = true
  })
  const pages: Promise<Answer>[] = []
  // Later ones too, because the event loop may still be busy when the last search is answered.
  for (let after = 0; after < 20; after += isDone ? 1 : 0) {
    pages.push(ask(site, '/emergency', 9999))
    await wait(INTERVAL_MS)
  }
  const [found, emergency] = [await searched, await Promise.all(pages)]
  const count = (status: number) => found.filter((one) => one.status === status).length
  return {
    database: state,
    'searches answered': count(200),
    'told to try again': count(503),
    'slowest search ms': Math.max(...found.map(({ ms }) => ms)).toFixed(0),
    '/emergency p95 ms': percentile(
      emergency.map(({ ms }) => ms),
      0.95,
    ).toFixed(0),
    'slowest ms': Math.max(...emergency.map(({ ms }) => ms)).toFixed(0),
    lost: emergency.filter(({ status }) => status !== 200).length,
  }
}

const contact = { name: 'A', email: 'a@example.org', subject: 'general', message: 'A question of ten letters or more.' }
const firsts: [name: string, path: string, body?: object][] = [
  ['contact', '/api/contact', contact],
  ['newsletter', '/api/newsletter/subscribe', { email: 'a@example.org' }],
  ['account', '/api/auth/user'],
  ['search call', '/api/resources/search?q=shelter+cleveland'],
  ['search page', '/resources/search?q=shelter+cleveland'],
]

async function openAgain(site: OutageSite): Promise<void> {
  site.setDatabase('open')
  for (let good = 0; good < 3; good += (await ask(site, '/api/ready', 1)).status === 200 ? 1 : 0) await wait(300)
}

export const measureOutage = onPostgres('outage', async (databaseUrl) => {
  await seed(databaseUrl, { isSample: process.env.SEED_RECORDS === 'sample' })
  const { signal } = new AbortController()
  const site = { SITE_NAME: 'Marigold', SITE_URL: 'http://localhost:3000' }
  await buildIfNeeded({ root: process.cwd(), site, env: process.env, signal, print: console.log })
  const running = await startOutageSite(await findFreePort(), { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' })
  try {
    await ask(running, '/emergency', 1)
    await wait(5000)
    const rows = []
    for (const state of ['open', 'stopped', 'frozen'] as const) {
      rows.push(await crowd(running, state))
      await openAgain(running)
    }
    printTable(`${SEARCHES} searches at once (goal: /emergency p95 under 1,000 ms, none lost)`, rows)
    const first = []
    for (const [name, path, body] of firsts) {
      running.setDatabase('frozen')
      const { status, ms } = await ask(running, path, 7, body)
      first.push({ 'first answer, frozen': name, status, ms: ms.toFixed(0) })
      await openAgain(running)
    }
    printTable('The first answer of a frozen database (goal: under 3,000 ms)', first)
  } finally {
    await running.stop()
  }
})
