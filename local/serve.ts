import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
// Must be imported first: it stops the process with a sentence for each invalid variable.
import { readEnv } from '@/lib/env'
import { buildIfNeeded } from './build'
import { explainHolder, getLockPath } from './database'
import { chooseFakes, type Fake, fakes, type RunningFake } from './fakes'
import { listLocalFeedOrigins } from './local-feeds'
import { readHolder } from './lock'
import { type Environment, startSite } from './next'
import { getMessage, Problem } from './problem'
import { requireDatabase, requireFreePort } from './reach'
import { waitUntilReady } from './ready'
import { keepSecrets } from './secrets'
import { database, isConfigured } from './services'
import { markServing } from './serving'
import { describeRun, type ServiceLine } from './summary'

const root = fileURLToPath(new URL('..', import.meta.url))
const dev = process.argv.includes('--dev')
const buildOnly = process.argv.includes('--build')

const stopping = new AbortController()
const { signal } = stopping
/** Cleanup functions, run in reverse order. */
const closers: (() => Promise<void> | void)[] = []

function print(line: string) {
  process.stdout.write(`${line}\n`)
}

/** To the start command, which shows it. */
function reportProgress(part: string, text: string | null) {
  process.send?.({ part, text })
}

/** The start command answers at the site's address until now. */
async function takePort(port: number, host: string | null) {
  if (process.env.MARIGOLD_WAITING && process.send) {
    const isFree = once(process, 'message', { signal })
    process.send({ needsPort: true })
    await isFree
  }
  await requireFreePort(port, host)
}

function readSettings() {
  const result = readEnv(process.env)
  if ('problems' in result) throw new Problem(result.problems.join('\n'))
  const { env } = result
  const needed = buildOnly ? [] : chooseFakes(process.env, env.SITE_URL)
  return {
    env,
    needed,
    dataDir: resolve(root, env.DATA_DIR),
    /** Fakes have no authentication, so a site that uses them listens on this machine only. */
    host: process.env.NODE_ENV === 'production' && needed.length === 0 ? null : '127.0.0.1',
  }
}

type Settings = ReturnType<typeof readSettings>

/** Drivers wrap the database's message in an error about the statement. */
function findCause(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error ? findCause(error.cause) : getMessage(error)
}

const count = (value: number) => value.toLocaleString('en-US')

const describeRecords = (done: number, of: number) =>
  done < of
    ? `Filling the directory: ${count(done)} of about ${count(of)} records`
    : 'Filling the directory: checking addresses'

/** Imported late, because they read environment variables that the fakes set. */
async function prepareDatabase(databaseUrl: string, ownFolder: string | null, isSample: boolean) {
  const afresh = ownFolder ? `\nTo start afresh, move ${ownFolder} away or delete it, and start again.` : ''
  const { migrate } = await import('@/db/migrate')
  const { seed } = await import('@/db/seed/seed')
  for (const [what, work] of [
    ['migrations', migrate],
    [
      'records',
      (url: string) =>
        seed(url, { isSample, onProgress: (done, of) => reportProgress('records', describeRecords(done, of)) }),
    ],
  ] as const) {
    try {
      await work(databaseUrl)
    } catch (error) {
      throw new Problem(`The ${what} could not be applied to the database: ${findCause(error)}.${afresh}`)
    }
    signal.throwIfAborted()
  }
  reportProgress('records', null)
}

async function startFakes({ env, dataDir, needed }: Settings, fail: (error: Error) => void) {
  const running = new Map<Fake, RunningFake>()
  for (const fake of needed) {
    const started = await fake.start({
      dataDir,
      siteUrl: env.SITE_URL,
      onFailure: (error) => fail(new Problem(`The fake for ${fake.service.name} broke: ${error.message}.`)),
    })
    running.set(fake, started)
    closers.push(() => started.stop())
    Object.assign(process.env, started.env)
    signal.throwIfAborted()
  }
  return running
}

function listServices(running: Map<Fake, RunningFake>): ServiceLine[] {
  return fakes.map((fake) => {
    const started = running.get(fake)
    const { service } = fake
    if (started) return { service, state: 'fake', watch: started.watch }
    return { service, state: isConfigured(service, process.env) ? 'configured' : 'off' }
  })
}

/** For tests and tools on this machine: the addresses of the fakes, which choose their own ports. */
function announce(dataDir: string, localUrl: string, running: Map<Fake, RunningFake>) {
  if (running.size === 0) return
  const path = join(dataDir, 'running.json')
  const env = Object.assign({}, ...[...running.values()].map((started) => started.env))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(path, `${JSON.stringify({ pid: process.pid, url: localUrl, env }, null, 2)}\n`, { mode: 0o600 })
  closers.push(() => rmSync(path, { force: true }))
}

async function serve(settings: Settings) {
  const { env, dataDir, needed, host } = settings
  const site = { SITE_NAME: env.SITE_NAME, SITE_URL: env.SITE_URL }
  if (buildOnly) return buildIfNeeded({ root, site, env: process.env, signal, print })

  const ownDatabase = needed.some(({ service }) => service === database)
  const holder = ownDatabase ? readHolder(getLockPath(dataDir)) : null
  if (holder) throw explainHolder(dataDir, holder)
  if (!process.env.MARIGOLD_WAITING) await requireFreePort(env.PORT, host)
  if (env.DATABASE_URL) await requireDatabase(env.DATABASE_URL)
  const secrets = keepSecrets(dataDir, process.env)

  let fail: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => {})
  // A trial on a local machine must not visit the websites of the directory's organizations.
  if (ownDatabase) process.env.LINK_CHECKS ||= 'off'
  if (!process.env.NEWS_PRIVATE_ORIGINS) {
    process.env.NEWS_PRIVATE_ORIGINS = listLocalFeedOrigins(env.NEWS_FEEDS ?? [], env.SITE_URL)
  }
  const running = await startFakes(settings, fail)
  // A build needs no database, so on first start the site is built while the directory is filled.
  const { DATABASE_URL: databaseUrl } = process.env
  await Promise.all([
    dev ? null : buildIfNeeded({ root, site, env: process.env, signal, print, reportProgress }),
    databaseUrl
      ? prepareDatabase(databaseUrl, ownDatabase ? join(dataDir, 'database') : null, env.SEED_RECORDS === 'sample')
      : null,
  ])
  for (const fake of running.values()) await fake.settle?.()
  signal.throwIfAborted()

  const childEnv: Environment = { ...process.env, ...secrets, ...site, PORT: String(env.PORT), DATA_DIR: dataDir }
  await takePort(env.PORT, host)
  if (!dev) closers.push(markServing(root, env.SITE_URL).release)
  const server = startSite(dev, host, childEnv)
  closers.push(server.stop)
  const ended = server.ended.then((how) => Promise.reject(new Problem(`The site's server ${how}.`)))
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const localUrl = `http://localhost:${env.PORT}`
  const ready = waitUntilReady(`http://127.0.0.1:${env.PORT}`, dev ? 180_000 : 60_000)
  await Promise.race([ready, ended, stopped, failed])
  announce(dataDir, localUrl, running)
  const services = listServices(running)
  print(describeRun({ localUrl, siteUrl: env.SITE_URL, dataDir, loopback: host !== null, services }))
  await Promise.race([ended, stopped, failed])
}

async function close() {
  for (const closer of closers.reverse()) {
    try {
      await closer()
    } catch (error) {
      process.stderr.write(`While stopping: ${error instanceof Error ? error.message : error}\n`)
    }
  }
}

async function main(): Promise<number> {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort(name))
  if (process.channel) process.on('disconnect', () => stopping.abort('the start command is gone'))
  try {
    await serve(readSettings())
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    const text = error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`\n${text}\n`)
    return 1
  } finally {
    await close()
  }
}

// A closed pipe, as in `npm start | head`, must not end the process before cleanup.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.exit(await main())
