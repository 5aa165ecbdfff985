/** The sites a benchmark compares: ours with its database, an empty Next site, and files served by nginx. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@/db/migrate'
import { seed } from '@/db/seed/seed'
import { buildIfNeeded } from '@/local/build'
import { startMemoryDatabase } from '@/local/database'
import { listServerParameters } from '@/local/next'
import { findFreePort } from '@/tests/support/free-port'

export interface RunningSite {
  url: string
  pid: number
  stop(): Promise<void>
}

const next = join(process.cwd(), 'node_modules/next/dist/bin/next')

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

async function serve(command: string, args: string[], env: NodeJS.ProcessEnv, probe: string): Promise<RunningSite> {
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitFor(probe)
  return {
    url: new URL(probe).origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Our site, as `npm start` serves it, on an in-memory database. */
export async function startOurSite(more: Record<string, string> = {}): Promise<RunningSite> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const site = { SITE_NAME: 'Marigold', SITE_URL: url }
  const database = await startMemoryDatabase()
  await migrate(database.url)
  await seed(database.url, { isSample: process.env.SEED_RECORDS === 'sample' })
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-site-'))
  const secrets = { AUTH_SECRET: 'a secret of this bench only, long enough', ENCRYPTION_KEY: 'b'.repeat(43) }
  const siteEnv = { ...site, ...secrets, PORT: String(port), DATA_DIR: folder }
  const env = { ...process.env, ...siteEnv, NODE_ENV: 'production' as const }
  const { signal } = new AbortController()
  await buildIfNeeded({ root: process.cwd(), site, env, signal, print: console.log })
  const running = await serve(
    process.execPath,
    listServerParameters(),
    { ...env, DATABASE_URL: database.url, ...more },
    `${url}/api/ready`,
  )
  return {
    ...running,
    async stop() {
      await running.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An empty Next site whose only page holds the given text. */
export async function startBareNext(text: string): Promise<RunningSite> {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-bare-'))
  writeFileSync(join(folder, 'text'), text)
  const root = join(process.cwd(), 'bench/bare')
  const dist = '../../.next/bench-bare'
  const env = {
    ...process.env,
    BARE_TEXT: join(folder, 'text'),
    BARE_DIST: dist,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production' as const,
  }
  execFileSync(process.execPath, [next, 'build', '--webpack', root], { env, stdio: 'ignore' })
  return serve(process.execPath, [next, 'start', root, '-p', String(port)], env, `http://localhost:${port}/`)
}

/** A file served by nginx, which compresses it unless it is precompressed; null without nginx. */
export async function startNginx(html: string, packed?: Buffer): Promise<RunningSite | null> {
  const binary = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
  if (!binary) return null
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-nginx-'))
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/index.html'), html)
  if (packed) writeFileSync(join(folder, 'www/index.html.gz'), packed)
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
    events {} http { access_log off; ${packed ? 'gzip_static' : 'gzip'} on; client_body_temp_path ${folder}; proxy_temp_path ${folder};
    fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
    types { text/html html; } server { listen 127.0.0.1:${port}; charset utf-8; root ${folder}/www; } }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const running = await serve(binary, ['-c', join(folder, 'nginx.conf')], process.env, `http://127.0.0.1:${port}/`)
  return {
    ...running,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
