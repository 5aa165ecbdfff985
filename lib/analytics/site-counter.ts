import 'server-only'
import { expireTags } from '@/lib/cache/expire'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { type Counter, createCounter } from './counter'
import { flushBeforeExit } from './flush-before-exit'
import { ANALYTICS_TAG } from './queries'
import { saysNo } from './refusal'
import type { CountedThing } from './schema'
import { addToTotals } from './totals'

const EVERY_MS = 1000
/** The pages made from the totals are made anew no more often than this. */
const RENEW_MS = 60_000
/** Pages and handlers are bundled apart; they count together. */
const KEY = Symbol.for('marigold.counter')

function openCounter(): Counter {
  let isAway = false
  let renewAt = 0
  const counter = createCounter({
    write: async (rows) => {
      await addToTotals(rows)
      isAway = false
      if (Date.now() < renewAt) return
      renewAt = Date.now() + RENEW_MS
      // The totals stand already: what goes wrong here must not have them written again.
      await expireTags([ANALYTICS_TAG]).catch((error: unknown) => logEvent('figures-not-renewed', describeError(error)))
    },
    now: Date.now,
    onFailure: (error) => {
      if (!isAway) logEvent('totals-waiting', describeError(error))
      isAway = true
    },
  })
  setInterval(() => void counter.flush(), EVERY_MS).unref()
  return counter
}

function getCounter(): Counter {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as Counter
  const counter = openCounter()
  Reflect.set(globalThis, KEY, counter)
  return counter
}

/** Adds one to today's totals, unless the person's browser says that she wants no such thing. Never fails, never waits. */
export function countEvent(thing: CountedThing, headers?: Headers): void {
  if (headers && saysNo(headers)) return
  getCounter().add(thing)
}

/** Once for the process that serves: what waits is written before it ends. */
export function startCounter(): void {
  flushBeforeExit(getCounter())
}

/** Writes what waits, now. */
export function flushCounts(): Promise<void> {
  return getCounter().flush()
}
