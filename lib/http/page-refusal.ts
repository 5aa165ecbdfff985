/**
 * A page rendered per request can't set its status, because Next has no API for a 429. It tells the request handler in
 * front of Next (server/request-handler.ts), a separate bundle, through a shared per-process object.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

interface Refusal {
  /** Retry-After in seconds; null if nothing is rejected. */
  retryAfter: number | null
}

function getStorage(): AsyncLocalStorage<Refusal> {
  return oncePerProcess('page-refusal', () => new AsyncLocalStorage<Refusal>())
}

/** Called by the page being rendered when it rejects a request. */
export function notePageRefusal(retryAfter: number): void {
  const refusal = getStorage().getStore()
  if (refusal) refusal.retryAfter = retryAfter
}

/** Runs `work`, which sends the response; after a recorded rejection its status is 429. */
export function answerRefusals<Result>(response: ServerResponse, work: () => Result): Result {
  const refusal: Refusal = { retryAfter: null }
  const { writeHead } = response
  Object.assign(response, {
    writeHead(status: number, ...details: unknown[]) {
      if (refusal.retryAfter === null || status !== 200) return Reflect.apply(writeHead, response, [status, ...details])
      response.setHeader('retry-after', String(refusal.retryAfter))
      return Reflect.apply(writeHead, response, [429, ...details])
    },
  })
  return getStorage().run(refusal, work)
}
