import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { findFreePort } from '@/tests/support/free-port'

function findBinaries(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(root, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  return found ?? null
}

export interface BenchDatabase {
  url: string
  stop(): Promise<void>
}

/** A PostgreSQL of its own in a temporary folder, or the server of TEST_DATABASE_URL; null where there is none. */
export async function startPostgres(): Promise<BenchDatabase | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const admin = postgres(given, { max: 1 })
    const name = `marigold_bench_${process.pid}`
    await admin`create database ${admin(name)}`
    const url = new URL(given)
    url.pathname = `/${name}`
    return {
      url: url.href,
      async stop() {
        await admin`drop database ${admin(name)} with (force)`
        await admin.end()
      },
    }
  }
  const binaries = findBinaries()
  if (!binaries) return null
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-'))
  // PostgreSQL refuses to run as root; 'nobody' is on every Linux.
  const asUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (asUser.uid) execFileSync('chown', [String(asUser.uid), folder])
  const data = join(folder, 'data')
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust'], { ...asUser, stdio: 'ignore' })
  const port = await findFreePort()
  const settings = ['shared_buffers=1GB', 'fsync=off', 'max_wal_size=4GB', 'synchronous_commit=off']
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...asUser, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const client = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} })
  for (let attempt = 0; ; attempt += 1) {
    try {
      await client`select 1`
      break
    } catch (error) {
      if (attempt > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await client.end()
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
