/** A separate PostgreSQL server in a temporary folder, which can be frozen, stopped and restarted. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { findFreePort } from './free-port'

export interface OwnPostgres {
  url: string
  /** Suspends every process of the server; connections stay open. */
  freeze(): void
  thaw(): Promise<void>
  /** As after a crash or a power failure. */
  kill(): Promise<void>
  /** A regular restart by an operator: clients are disconnected. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stopped: copies its data, to start another server from. */
  keep(folder: string): void
  /** Permanently. */
  remove(): Promise<void>
}

/** The folder of PostgreSQL's programs; null if there are none. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(root, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  return found ?? null
}

async function waitUntilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = postgres(url, { max: 1, connect_timeout: 2, fetch_types: false, onnotice: () => {} })
    try {
      await client`select 1`
      return
    } catch (error) {
      if (attempt > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end({ timeout: 0 })
    }
  }
}

function listProcesses(server: ChildProcess): number[] {
  const pid = Number(server.pid)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}

/** Its data are new, or a copy of what another one kept. */
export async function startOwnPostgres(
  binaries: string,
  settings: readonly string[] = [],
  kept?: string,
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-postgres-'))
  // PostgreSQL refuses to run as root; 'nobody' is on every Linux.
  const asUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (asUser.uid) execFileSync('chown', [String(asUser.uid), folder])
  const data = join(folder, 'data')
  // With their owner, without whom the server does not start.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  if (kept) copy(kept, data)
  else execFileSync(join(binaries, 'initdb'), init, { ...asUser, stdio: 'ignore' })
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const options = ['fsync=off', ...settings].flatMap((setting) => ['-c', setting])
  let server: ChildProcess | null = null

  const signal = (name: NodeJS.Signals) => {
    if (!server) return
    for (const pid of listProcesses(server)) {
      try {
        process.kill(pid, name)
      } catch (error) {
        // A backend may have ended since it was listed.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
      }
    }
  }
  const end = async (name: NodeJS.Signals) => {
    if (!server) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    signal('SIGCONT')
    server.kill(name)
    await ended
    server = null
  }
  const start = async () => {
    const command = [
      join(binaries, 'postgres'),
      ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...options],
    ]
    // Ends with this process, even if that is killed.
    server = spawn('setpriv', ['--pdeathsig', 'INT', ...command], { ...asUser, stdio: 'ignore' })
    await waitUntilItAnswers(url)
  }
  await start()
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    async thaw() {
      signal('SIGCONT')
      await waitUntilItAnswers(url)
    },
    kill: () => end('SIGQUIT'),
    stop: () => end('SIGINT'),
    start,
    keep: (to) => copy(data, to),
    async remove() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
