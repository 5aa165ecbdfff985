/**
 * A page rendered per request can't set its status, because Next has no API for a 422 or a 429, and answers every error of a
 * page with a 500. The page tells the request handler in front of Next (server/request-handler.ts), a separate bundle, through a
 * shared per-process object.
 */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { BUSY_RETRY_AFTER } from './turns'

interface Refusal {
  /** Null if nothing is rejected. */
  status: 422 | 429 | 503 | null
  /** Retry-After in seconds, of a 429 and a 503. */
  retryAfter: number | null
  /** The page failed because the database did not answer in time. */
  isAway: boolean
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

/** Called when a page could not be rendered without the database: what Next answers with a 500 is a 503. */
export function notePageAway(): void {
  const refusal = getStorage().getStore()
  if (refusal) refusal.isAway = true
}

/** Runs `work`, which sends the response; after a recorded rejection its status is that. */
export function answerRefusals<Result>(response: ServerResponse, work: () => Result): Result {
  const refusal: Refusal = { status: null, retryAfter: null, isAway: false }
  const { writeHead, write, end } = response
  const correct = (status: number) => {
    if (!refusal.isAway || status !== 500 || response.headersSent) return status
    response.setHeader('retry-after', String(BUSY_RETRY_AFTER))
    response.statusCode = 503
    return 503
  }
  // Before the guard chooses the error page, which it does at the first byte.
  const corrected = (send: typeof write | typeof end) =>
    function sendCorrected(...details: unknown[]) {
      correct(response.statusCode)
      return Reflect.apply(send, response, details)
    }
  Object.assign(response, {
    write: corrected(write),
    end: corrected(end),
    writeHead(given: number, ...details: unknown[]) {
      const status = correct(given)
      if (refusal.status === null || status !== 200) return Reflect.apply(writeHead, response, [status, ...details])
      if (refusal.retryAfter !== null) response.setHeader('retry-after', String(refusal.retryAfter))
      return Reflect.apply(writeHead, response, [refusal.status, ...details])
    },
  })
  return getStorage().run(refusal, work)
}
