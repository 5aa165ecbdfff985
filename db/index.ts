import { Breaker, DatabaseUnavailable } from './breaker'
import { type Connection, type Database, dropConnection, openConnection, withLimits } from './connect'
import { Gate } from './gate'
import { startTimeout, withTimeout } from './timeouts'

export type { Database } from './connect'

/** Every first answer of the site, or a 503, comes within three seconds: a page needs the rest to show what it has. */
const DEADLINE_MS = 2000
/** A query slower than this makes us check whether the server is up. */
const DOUBT_MS = 500
const SIGN_OF_LIFE_MS = 1250
const PING_INTERVAL_MS = 250

/** On serverless hosts each process opens only a few connections, because all of them share the server's. */
const MAX_CONNECTIONS = Number(process.env.DATABASE_CONNECTIONS) || 10
/** The most connections that one slow table, or one slow search, can hold. */
const MAX_PER_KIND = Math.max(1, Math.floor(MAX_CONNECTIONS * 0.4))

/** SQLSTATE classes and driver codes that mean 'no connection', not 'bad statement'. */
const FAULT = /^(08|57P|53|E[A-Z]|CONNECT)/
/** Canceled by the server's statement or lock timeout. The connection is still usable. */
const SLOW = /^(57014|55P03)$/

interface Shared {
  gate: Gate
  breaker: Breaker
  idle: Connection[]
  all: Set<Connection>
  /** Each ends a query that is under way. */
  pending: Set<AbortController>
}

async function askForLife(): Promise<void> {
  const connection = openConnection()
  try {
    await withTimeout(SIGN_OF_LIFE_MS, connection.client`select 1`, () => new DatabaseUnavailable('no sign of life'))
  } finally {
    dropConnection(connection)
  }
}

/** Whoever waits for a server that is unreachable is told at once. */
function endAll(held: Shared): void {
  for (const late of held.pending) late.abort(new DatabaseUnavailable('unreachable'))
  for (const connection of held.idle.splice(0)) {
    held.all.delete(connection)
    dropConnection(connection)
  }
}

function createShared(): Shared {
  const held: Shared = {
    gate: new Gate(MAX_CONNECTIONS, MAX_PER_KIND),
    breaker: new Breaker({ ask: askForLife, every: PING_INTERVAL_MS, onOpen: () => endAll(held) }),
    idle: [],
    all: new Set(),
    pending: new Set(),
  }
  return held
}

const KEY = Symbol.for('marigold.database')

/** Next bundles this module several times: one pool and one breaker serve all copies. */
function shared(): Shared {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as Shared
  const created = createShared()
  Reflect.set(globalThis, KEY, created)
  return created
}

/** Closes every connection; the next query opens new ones. */
export function closeDatabase(): void {
  const held = shared()
  for (const connection of held.all) dropConnection(connection)
  held.all.clear()
  held.idle.length = 0
}

/** For tests: resets the breaker and the connections. */
export function resetDatabase(): void {
  closeDatabase()
  shared().breaker.stop()
  Reflect.deleteProperty(globalThis, KEY)
}

/** Whether the server is known to be unreachable at the moment. */
export function isDatabaseAway(): boolean {
  return shared().breaker.isOpen
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

function take(held: Shared): Connection {
  const connection = held.idle.pop() ?? openConnection()
  held.all.add(connection)
  return connection
}

/** Runs on a connection of its own, which is reused unless it broke or was abandoned. */
async function runOn<T>(held: Shared, run: (db: Database) => Promise<T>, signal: AbortSignal): Promise<T> {
  const connection = take(held)
  let isGood = false
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  over.catch(() => {})
  try {
    // A drizzle query runs each time it is awaited: await it in one place.
    const work = (async () => withLimits(connection.db, run))()
    work.catch(() => {})
    const result = await Promise.race([work, over])
    isGood = true
    return result
  } catch (error) {
    isGood = !signal.aborted && !FAULT.test(codeOf(error))
    throw error
  } finally {
    if (isGood && held.all.has(connection)) held.idle.push(connection)
    else {
      held.all.delete(connection)
      dropConnection(connection)
    }
  }
}

/** Where in the code `query` was called: calls from one place are of one kind. */
function nameCaller(): string {
  const { stackTraceLimit } = Error
  const place: { stack?: string } = {}
  Error.stackTraceLimit = 1
  Error.captureStackTrace(place, query)
  Error.stackTraceLimit = stackTraceLimit
  return place.stack ?? ''
}

/**
 * The only way to the database, with a deadline on every query. Throws DatabaseUnavailable if there is no answer in
 * time; other queries are not affected.
 */
export async function query<T>(run: (db: Database) => Promise<T>, deadline = DEADLINE_MS): Promise<T> {
  const kind = nameCaller()
  const held = shared()
  if (held.breaker.isOpen) throw new DatabaseUnavailable('resting')
  const late = new AbortController()
  const { signal } = late
  // Longer work gives up later: its outcome would be unknown, and nobody waits for it.
  if (deadline <= DEADLINE_MS) held.pending.add(late)
  const stopDoubt = startTimeout(DOUBT_MS, () => held.breaker.doubt())
  const stopWaiting = startTimeout(deadline, () => late.abort(new DatabaseUnavailable(`no answer in ${deadline} ms`)))
  try {
    const leave = await held.gate.enter(kind, signal)
    try {
      const result = await runOn(held, run, signal)
      held.breaker.trust()
      return result
    } finally {
      leave()
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const code = codeOf(error)
    if (FAULT.test(code)) held.breaker.doubt()
    else {
      held.breaker.trust()
      if (!SLOW.test(code)) throw error
    }
    throw new DatabaseUnavailable(SLOW.test(code) ? 'too slow' : 'no connection', { cause: error })
  } finally {
    held.pending.delete(late)
    stopDoubt()
    stopWaiting()
  }
}
