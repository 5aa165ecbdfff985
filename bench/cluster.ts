/** Three instances, PostgreSQL, Redis and nginx on one machine, and what visitors notice when parts of it die. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { migrate } from '@/db/migrate'
import { seed } from '@/db/seed/seed'
import { buildIfNeeded } from '@/local/build'
import { listServerParameters } from '@/local/next'
import { findFreePort } from '@/tests/support/free-port'
import { hasNginx, type Nginx, startNginx } from '@/tests/support/nginx'
import { findPostgres, startOwnPostgres } from '@/tests/support/own-postgres'
import { percentile, printTable } from './table'

const INSTANCES = 3
const INTERVAL_MS = 50
const PHASE_MS = 10_000
/** What visitors request; repeated entries are requested more often. */
const mix = [
  '/',
  '/',
  '/resources/housing-shelter',
  '/help/ohio',
  '/help-now',
  '/emergency',
  '/resources/search?q=shelter',
  '/api/resources/search?q=shelter',
]

interface Instance {
  port: number
  process: ChildProcess
}

interface Seen {
  path: string
  status: number
  ms: number
}

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}

async function startInstance(port: number, env: NodeJS.ProcessEnv, folder: string): Promise<Instance> {
  const instanceEnv = { PORT: String(port), DATA_DIR: join(folder, String(port)) }
  const child = spawn(process.execPath, listServerParameters('127.0.0.1'), {
    env: { ...env, ...instanceEnv },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null)
    if (answer?.ok) return { port, process: child }
    await wait(100)
  }
  throw new Error('an instance does not get ready')
}

/** Sends requests at a steady pace, however slow the responses, while `work` runs. */
async function load(nginx: Nginx, work: () => Promise<void>): Promise<Seen[]> {
  const seen: Seen[] = []
  const asked: Promise<void>[] = []
  let at = 0
  const ask = async (path: string) => {
    const began = performance.now()
    const status = await nginx.ask(path).then(
      (answer) => answer.status,
      () => 0,
    )
    seen.push({ path, status, ms: performance.now() - began })
  }
  const timer = setInterval(() => {
    asked.push(ask(mix[at++ % mix.length] ?? '/'))
  }, INTERVAL_MS)
  await Promise.all([work(), wait(PHASE_MS)])
  clearInterval(timer)
  await Promise.all(asked)
  return seen
}

function sumUp(phase: string, seen: Seen[]) {
  const failed = seen.filter(({ status }) => status === 0 || status >= 500)
  const times = seen.map(({ ms }) => ms)
  const paths = [...new Set(failed.map(({ path, status }) => `${status} ${path}`))]
  return {
    phase,
    requests: seen.length,
    failed: failed.length,
    'p95 ms': Math.round(percentile(times, 0.95)),
    'slowest ms': Math.round(Math.max(...times)),
    'what failed': paths.slice(0, 3).join(', '),
  }
}

/** From the commit of an edit made directly in the database until every instance shows it. */
async function measureEdit(url: string, instances: Instance[], nginx: Nginx): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const [row] = await sql<{ id: string; slug: string; category: string }[]>`
    select id, slug, category from resources where archived_at is null order by importance desc limit 1`
  if (!row) throw new Error('the directory is empty')
  const path = `/resources/${row.category}/${row.slug}`
  const title = `Edited ${Date.now()}`
  const askEach = () =>
    Promise.all([
      ...instances.map(({ port }) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text())),
      nginx.ask(path).then(({ body }) => body),
    ])
  await askEach()
  await sql`update resources set title = ${title} where id = ${row.id}`
  const began = performance.now()
  while (!(await askEach()).every((body) => body.includes(title))) {
    if (performance.now() - began > 30_000) throw new Error('an instance does not show the edit')
    await wait(25)
  }
  await sql.end()
  return performance.now() - began
}

/** How many writes one person can make across all instances before the first 429. */
async function measureLimit(instances: Instance[], siteUrl: string): Promise<number> {
  for (let count = 0; count < 100; count += 1) {
    const { port } = instances[count % instances.length] as Instance
    const answer = await fetch(`http://127.0.0.1:${port}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ email: `person-${count}@example.org`, interests: [] }),
    })
    await answer.text()
    if (answer.status === 429) return count
  }
  return Number.POSITIVE_INFINITY
}

export async function measureCluster(): Promise<void> {
  const binaries = findPostgres()
  if (!binaries || !hasRedis() || !hasNginx()) {
    console.log('\nCluster: not measured, since this machine lacks PostgreSQL, redis-server or nginx.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'marigold-cluster-'))
  const database = await startOwnPostgres(binaries)
  await migrate(database.url)
  await seed(database.url, { isSample: true })
  const redisPort = await findFreePort()
  const startRedis = () =>
    spawn('redis-server', ['--port', String(redisPort), '--save', '', '--dir', folder], { stdio: 'ignore' })
  let redis = startRedis()
  const siteUrl = 'http://localhost'
  const site = { SITE_NAME: 'Marigold', SITE_URL: siteUrl }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...site,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    AUTH_SECRET: 'a secret of this bench only, long enough',
    ENCRYPTION_KEY: 'b'.repeat(43),
    TRUSTED_PROXIES: '1',
    LINK_CHECKS: 'off',
  }
  if (!existsSync('.next/BUILD_ID')) {
    await buildIfNeeded({ root: process.cwd(), site, env, signal: new AbortController().signal, print: console.log })
  }
  const instances: Instance[] = []
  for (let count = 0; count < INSTANCES; count += 1) {
    instances.push(await startInstance(await findFreePort(), env, folder))
  }
  const nginx = await startNginx(
    instances.map(({ port }) => port),
    '.next/static',
  )
  const restart = async (index: number, signal: NodeJS.Signals) => {
    const instance = instances[index] as Instance
    await end(instance.process, signal)
    instances[index] = await startInstance(instance.port, env, folder)
  }
  try {
    await load(nginx, async () => {})
    const rows = [
      sumUp('quiet', await load(nginx, async () => {})),
      sumUp('an instance killed and started', await load(nginx, () => restart(0, 'SIGKILL'))),
      sumUp(
        'all instances replaced, one after the other',
        await load(nginx, async () => {
          for (let index = 0; index < INSTANCES; index += 1) await restart(index, 'SIGTERM')
        }),
      ),
      sumUp(
        'Redis stopped for 5 s',
        await load(nginx, async () => {
          await end(redis, 'SIGTERM')
          await wait(5000)
          redis = startRedis()
        }),
      ),
      sumUp(
        'PostgreSQL killed and started after 2 s',
        await load(nginx, async () => {
          await database.kill()
          await wait(2000)
          await database.start()
        }),
      ),
      sumUp('migrations meanwhile', await load(nginx, () => migrate(database.url))),
    ]
    if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1
    printTable(`Cluster: ${INSTANCES} instances behind nginx, ${1000 / INTERVAL_MS} requests a second`, rows)
    const edits = [await measureEdit(database.url, instances, nginx), await measureEdit(database.url, instances, nginx)]
    printTable('Cluster: what all share', [
      {
        what: 'an edit past the application shows on every instance and through nginx, ms',
        value: Math.round(Math.max(...edits)),
      },
      {
        what: 'newsletter calls of one network over all instances before a 429',
        value: await measureLimit(instances, siteUrl),
      },
    ])
  } finally {
    await nginx.stop()
    for (const { process: child } of instances) await end(child, 'SIGKILL')
    await end(redis, 'SIGTERM')
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
