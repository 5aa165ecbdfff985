import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { startMemoryDatabase } from '@/local/database'
import type { Template } from './global-setup'

interface Copy {
  url: string
  stop(): Promise<void>
}

async function copyOnServer(adminUrl: string, template: string): Promise<Copy> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  const name = `${template}_${randomBytes(4).toString('hex')}`
  // Copies files where the server can: copying block by block through the log takes six times as long.
  const [{ version = 0 } = {}] = await admin<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`
  const strategy = version >= 150_000 ? admin`strategy file_copy` : admin``
  await admin`create database ${admin(name)} template ${admin(template)} ${strategy}`
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async stop() {
      await admin`drop database if exists ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

async function copyTemplate(template: Template): Promise<Copy> {
  if (template.kind === 'server') return copyOnServer(template.adminUrl, template.name)
  // A leaked connection shows as an error in the test that leaked it, well before that test's own timeout.
  return startMemoryDatabase({ from: await openAsBlob(template.path), idleInTransactionMs: 10_000 })
}

/** Another one beside it, such as that of another operator. */
export function copyDatabase(): Promise<Copy> {
  return copyTemplate(inject('template'))
}

export interface TestDatabase {
  readonly url: string
  /** The test's own connection, besides those of the code under test. */
  readonly sql: postgres.Sql
}

/**
 * Gives this test file its own migrated and seeded database, and points DATABASE_URL to it before the first test.
 * Call it at the top of the file. The application reads the variable at its first query, so plain imports work.
 */
export function useDatabase(): TestDatabase {
  let copy: Copy | undefined
  let sql: postgres.Sql | undefined

  beforeAll(async () => {
    copy = await copyTemplate(inject('template'))
    sql = postgres(copy.url, { max: 2, onnotice: () => {} })
    process.env.DATABASE_URL = copy.url
  })

  afterAll(async () => {
    const { resetDatabase } = await import('@/db/index')
    const { flushCounts } = await import('@/lib/analytics/site-counter')
    // A timer writes counts a second later, when this process may have the next file's database.
    await flushCounts()
    // Before the reset: a query still to come must not open a pool to this database, which the next file would inherit.
    delete process.env.DATABASE_URL
    resetDatabase()
    await sql?.end()
    await copy?.stop()
  })

  const get = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('the database is there from beforeAll on, not while the file is read')
    return value
  }
  return {
    get url() {
      return get(copy).url
    },
    get sql() {
      return get(sql)
    },
  }
}
