/**
 * A page rendered per request can't set its status, because Next has no API for a 422 or a 429. It tells the request handler in
 * front of Next (server/request-handler.ts), a separate bundle, through a shared per-process object.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

interface Refusal {
  /** Null if nothing is rejected. */
  status: 422 | 429 | 503 | null
  /** Retry-After in seconds, of a 429 and a 503. */
  retryAfter: number | null
}

function getStorage(): AsyncLocalStorage<Refusal> {
  return oncePerProcess('page-refusal', () => new AsyncLocalStorage<Refusal>())
}

/** Called by the page being rendered when it rejects a request; 503: because the site is busy. */
export function notePageRefusal(retryAfter: number, status: 429 | 503 = 429): void {
  const refusal = getStorage().getStore()
  if (refusal) Object.assign(refusal, { retryAfter, status })
}

/** Called by the page being rendered when the address asks what cannot be answered. */
export function notePageProblem(): void {
  const refusal = getStorage().getStore()
  if (refusal) refusal.status = 422
}

/** Runs `work`, which sends the response; after a recorded rejection its status is that. */
export function answerRefusals<Result>(response: ServerResponse, work: () => Result): Result {
  const refusal: Refusal = { status: null, retryAfter: null }
  const { writeHead } = response
  Object.assign(response, {
    writeHead(status: number, ...details: unknown[]) {
      if (refusal.status === null || status !== 200) return Reflect.apply(writeHead, response, [status, ...details])
      if (refusal.retryAfter !== null) response.setHeader('retry-after', String(refusal.retryAfter))
      return Reflect.apply(writeHead, response, [refusal.status, ...details])
    },
  })
  return getStorage().run(refusal, work)
}
