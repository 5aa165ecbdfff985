import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { Breaker, DatabaseUnavailable } from './breaker'

export type Database = PostgresJsDatabase

const DEADLINE_MS = 3000
/** SQLSTATE classes and driver codes that mean 'no database', as against 'a wrong statement'. */
const OUTAGE = /^(08|57P|53|ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|CONNECT|CONNECTION_)|^57014$/

interface Pool {
  client: postgres.Sql
  db: Database
}

interface Shared {
  pool: Pool | null
  breaker: Breaker
}

function createBreaker(): Breaker {
  return new Breaker({ failures: 5, rest: 2000 })
}

/** Next bundles this module several times: one pool and one breaker serve them all. */
function shared(): Shared {
  const key = Symbol.for('marigold.database')
  const kept: unknown = Reflect.get(globalThis, key)
  if (kept) return kept as Shared
  const created: Shared = { pool: null, breaker: createBreaker() }
  Reflect.set(globalThis, key, created)
  return created
}

function openPool(): Pool {
  const url = process.env.DATABASE_URL
  if (!url) throw new DatabaseUnavailable('DATABASE_URL is not set')
  const client = postgres(url, {
    max: 10,
    idle_timeout: 60,
    connect_timeout: 2,
    onnotice: () => {},
    // A plan made without looking at the words reads every match of a common one.
    connection: { application_name: 'marigold', statement_timeout: DEADLINE_MS, plan_cache_mode: 'force_custom_plan' },
  })
  return { client, db: drizzle(client, { casing: 'snake_case' }) }
}

/** Drops every connection, also one that hangs on a frozen server; the next call opens new ones. */
export function closeDatabase(): void {
  const held = shared()
  const closing = held.pool
  held.pool = null
  void closing?.client.end({ timeout: 0 }).catch(() => {})
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || OUTAGE.test(codeOf(error))
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // The connection may hang for good (a frozen server): give all of them up.
      closeDatabase()
      reject(new DatabaseUnavailable(`no answer in ${milliseconds} ms`))
    }, milliseconds)
  })
  work.catch(() => {})
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** The one way to the database: a deadline on every call, and a breaker behind it. Throws DatabaseUnavailable. */
export function query<T>(run: (db: Database) => Promise<T>, deadline = DEADLINE_MS): Promise<T> {
  const held = shared()
  return held.breaker.run(() => {
    held.pool ??= openPool()
    const { db } = held.pool
    // A query that is only built runs each time it is waited for: wait for it in one place.
    const work = (async () => run(db))()
    return withDeadline(work, deadline)
  }, isOutage)
}

/** For tests: a new breaker and new connections. */
export function resetDatabase(): void {
  closeDatabase()
  shared().breaker = createBreaker()
}
