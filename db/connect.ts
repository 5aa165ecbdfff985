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
 * Server-side timeouts, shorter than the caller's own: for slow statements, and a shorter one for waiting on a
 * lock.
 */
const STATEMENT_MS = 1750
const LOCK_MS = 1000
/**
 * The driver's own, which only closes the socket of a connection that was given up. It must not end before the caller's:
 * those know when this process itself was blocked (timeouts.ts), and the driver's does not.
 */
const CONNECT_SECONDS = 10
const IDLE_SECONDS = 60

/** Array types by PostgreSQL's fixed OIDs: text[] and uuid[]. */
const ARRAYS = [1009, 2951]

/** Without the driver's own type query: if it failed on a broken connection, nobody could catch the error. */
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

/** Session settings; a transaction pooler accepts none. */
const settings = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  // A generic plan, made without the search terms, reads every match of a common word.
  plan_cache_mode: 'force_custom_plan',
}

function isPooled(): boolean {
  return process.env.DATABASE_POOLER === 'transaction'
}

/** Runs the work under the limits: behind a pooler they are set per transaction, otherwise on the connection. */
export function withLimits<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  if (!isPooled()) return run(db)
  return db.transaction(async (transaction) => {
    const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${String(value)}, true)`)
    await transaction.execute(sql`select ${sql.join(each, sql`, `)}`)
    // A transaction offers everything that work uses; a nested transaction is a savepoint.
    return run(transaction as unknown as Database)
  })
}

/** What the driver hands to `onexecute`, and its types do not name. */
interface DriverConnection {
  terminate(): void
}
type Execute = (connection: DriverConnection) => unknown

/**
 * After its connection closed, a transaction would still write its next statement or its rollback: the driver, which
 * has no socket any more, throws where nobody can catch it, and the statement never settles. Once the driver is told to
 * terminate, it rejects such statements. `client.end({ timeout: 0 })` tells it a turn too late, and the driver's newest
 * version (3.4.9) offers no other way.
 */
function refuseAfterClose(client: postgres.Sql): () => void {
  let used: DriverConnection | null = null
  const { unsafe } = client
  // The driver begins transactions with it.
  client.unsafe = ((
    query: string,
    parameters?: [],
    options?: postgres.UnsafeQueryOptions & { onexecute?: Execute },
  ) => {
    const { onexecute } = options ?? {}
    const remember: Execute = (connection) => {
      used = connection
      return onexecute?.(connection)
    }
    return unsafe(query, parameters, onexecute ? { ...options, onexecute: remember } : options)
  }) as typeof client.unsafe
  return () => used?.terminate()
}

/** One connection, opened on first use. */
export function openConnection(): Connection {
  const url = process.env.DATABASE_URL
  if (!url) throw new DatabaseUnavailable('DATABASE_URL is not set')
  let refuse = () => {}
  const client = postgres(url, {
    max: 1,
    onclose: () => refuse(),
    idle_timeout: IDLE_SECONDS,
    connect_timeout: CONNECT_SECONDS,
    // A broken connection is replaced by a new one, and the breaker decides when; the driver's own backoff would add to that.
    backoff: () => 0,
    fetch_types: false,
    types,
    onnotice: () => {},
    prepare: !isPooled(),
    connection: { application_name: 'marigold', ...(!isPooled() && settings) },
  })
  refuse = refuseAfterClose(client)
  return { client, db: drizzle(client, { casing: 'snake_case' }) }
}

/** Also closes a connection stuck on a frozen server. The server's own limits end what it was running. */
export function dropConnection({ client }: Connection): void {
  void client.end({ timeout: 0 }).catch(() => {})
}
