import postgres from 'postgres'
import { closeDatabase } from '@/db'
import { migrate } from '@/db/migrate'
import { findPostgres, startOwnPostgres } from '@/tests/support/own-postgres'

interface BenchDatabase {
  url: string
  stop(): Promise<void>
}

/** A temporary PostgreSQL, or the TEST_DATABASE_URL server; null if there is neither. */
async function startPostgres(): Promise<BenchDatabase | null> {
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
  const binaries = findPostgres()
  if (!binaries) return null
  const server = await startOwnPostgres(binaries, ['shared_buffers=1GB', 'max_wal_size=4GB', 'synchronous_commit=off'])
  return { url: server.url, stop: server.remove }
}

/** Runs a benchmark on such a database, migrated but otherwise empty; reports if there is none. */
export function onPostgres(name: string, measure: (url: string) => Promise<void>): () => Promise<void> {
  return async () => {
    const database = await startPostgres()
    if (!database) {
      console.log(`\n${name}: no PostgreSQL here (set TEST_DATABASE_URL, or install the postgresql package).`)
      return
    }
    process.env.DATABASE_URL = database.url
    try {
      await migrate(database.url)
      await measure(database.url)
    } finally {
      closeDatabase()
      await database.stop()
    }
  }
}
