import 'server-only'
import { expireTags } from '@/lib/cache/expire'
import { isServerless } from '@/lib/env'
import { runAfterResponse } from '@/lib/http/after-response'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { addToTotals, type Counter, createCounter } from './counter'
import { flushBeforeExit } from './flush-before-exit'
import { ANALYTICS_TAG } from './queries'
import type { CountedThing } from './schema'

/** Global Privacy Control, and its predecessor Do Not Track. */
function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

const INTERVAL_MS = 1000
/** The shortest interval between two renderings of the pages made from the totals. */
const RENEW_MS = 60_000

function openCounter(): Counter {
  let isAway = false
  let renewAt = 0
  const counter = createCounter({
    write: async (rows) => {
      await addToTotals(rows)
      isAway = false
      if (Date.now() < renewAt) return
      renewAt = Date.now() + RENEW_MS
      // The totals are already written: an error here must not cause them to be written again.
      await expireTags([ANALYTICS_TAG]).catch((error: unknown) => logEvent('figures-not-renewed', describeError(error)))
    },
    now: Date.now,
    onFailure: (error) => {
      if (!isAway) logEvent('totals-waiting', describeError(error))
      isAway = true
    },
  })
  if (!isServerless()) setInterval(() => void counter.flush(), INTERVAL_MS).unref()
  return counter
}

function getCounter(): Counter {
  return oncePerProcess('counter', openCounter)
}

/** Adds one to today's totals, unless the browser opts out. Never fails, never blocks. */
export function countEvent(thing: CountedThing, headers?: Headers): void {
  if (headers && hasOptedOut(headers)) return
  getCounter().add(thing)
  runAfterResponse(() => getCounter().flush())
}

/** Once per serving process: the buffer is written before it exits. */
export function startCounter(): void {
  flushBeforeExit(getCounter())
}

/** Writes the buffer now. */
export function flushCounts(): Promise<void> {
  return getCounter().flush()
}
