/**
 * A page rendered per request can't set its status, because Next has no API for a 429. It tells the request handler in
 * front of Next (server/request-handler.ts), a separate bundle, through a shared per-process object.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

interface Refusal {
  status: 429 | 503
  /** Retry-After in seconds; null if nothing is rejected. */
  retryAfter: number | null
}

function getStorage(): AsyncLocalStorage<Refusal> {
  return oncePerProcess('page-refusal', () => new AsyncLocalStorage<Refusal>())
}

/** Called by the page being rendered when it rejects a request; 503: because the site is busy. */
export function notePageRefusal(retryAfter: number, status: Refusal['status'] = 429): void {
  const refusal = getStorage().getStore()
  if (refusal) Object.assign(refusal, { retryAfter, status })
}

/** Runs `work`, which sends the response; after a recorded rejection it has that status. */
export function answerRefusals<Result>(response: ServerResponse, work: () => Result): Result {
  const refusal: Refusal = { status: 429, retryAfter: null }
  const { writeHead } = response
  Object.assign(response, {
    writeHead(status: number, ...details: unknown[]) {
      if (refusal.retryAfter === null || status !== 200) return Reflect.apply(writeHead, response, [status, ...details])
      response.setHeader('retry-after', String(refusal.retryAfter))
      return Reflect.apply(writeHead, response, [refusal.status, ...details])
    },
  })
  return getStorage().run(refusal, work)
}
