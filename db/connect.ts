import { sql } from 'drizzle-orm'
import { makePgArray, parsePgArray } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { DatabaseUnavailable } from './breaker'

export type Database = PostgresJsDatabase

export interface Connection {
  client: postgres.Sql
  db: Database
}

/**
 * What the server cancels by itself, and before the caller gives up: a statement that takes long, and sooner one that
 * only waits for a lock.
 */
const STATEMENT_MS = 2500
const LOCK_MS = 1000
const CONNECT_SECONDS = 2
const IDLE_SECONDS = 60

/** By the numbers PostgreSQL gives them, which are the same everywhere: text[] and uuid[]. */
const ARRAYS = [1009, 2951]

/** Without a question of the driver's own, whose failure on a connection that breaks would be nobody's to catch. */
const types = Object.fromEntries(
  ARRAYS.map((type) => [
    type,
    {
      to: type,
      from: [type],
      serialize: (value: string | string[]) => (typeof value === 'string' ? value : makePgArray(value)),
      parse: parsePgArray,
    },
  ]),
)

/** Of a session; a pooler that hands a connection on after each transaction takes none of them. */
const settings = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  // A plan made without looking at the words reads every match of a common one.
  plan_cache_mode: 'force_custom_plan',
}

function isPooled(): boolean {
  return process.env.DATABASE_POOLER === 'transaction'
}

/** The work, under the limits: behind a pooler they are set for this transaction, else they are the connection's. */
export function withLimits<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  if (!isPooled()) return run(db)
  return db.transaction(async (transaction) => {
    const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`)
    await transaction.execute(sql`select ${sql.join(each, sql`, `)}`)
    // All that work asks of a database, a transaction has: within it, another is a savepoint.
    return run(transaction as unknown as Database)
  })
}

/** One connection, made when it is first used. */
export function openConnection(): Connection {
  const url = process.env.DATABASE_URL
  if (!url) throw new DatabaseUnavailable('DATABASE_URL is not set')
  const client = postgres(url, {
    max: 1,
    idle_timeout: IDLE_SECONDS,
    connect_timeout: CONNECT_SECONDS,
    // A connection that broke is given up for a new one, and the breaker says when: the driver's own rests come on top.
    backoff: () => 0,
    fetch_types: false,
    types,
    onnotice: () => {},
    prepare: !isPooled(),
    connection: { application_name: 'marigold', ...(!isPooled() && settings) },
  })
  return { client, db: drizzle(client, { casing: 'snake_case' }) }
}

/** Also one that hangs on a frozen server. The server ends what it was doing there by its own limits. */
export function dropConnection({ client }: Connection): void {
  void client.end({ timeout: 0 }).catch(() => {})
}
