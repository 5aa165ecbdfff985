/**
 * Rendering per request occupies this process's only thread, so only a few render at once. When too many wait, a
 * visitor is told at once whom to call and when to try again. While the database is down, each search runs on the
 * snapshot in memory, which takes several times as long, so they run one at a time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readCallLanguage } from '@/lib/http/call-language'
import { isDatabaseDown } from '@/lib/http/database-error'
import { apiHeaders, describeProblem } from '@/lib/http/problem'
import { BUSY_RETRY_AFTER, Busy, Turns } from '@/lib/http/turns'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { inLanguage } from '@/lib/site/language/speak'

/** A few at once, since each waits for the database in between. */
const NORMAL = { atOnce: 4, waiting: 60, pauseMs: 0 }
const DURING_OUTAGE = { atOnce: 1, waiting: 2 }
const MAX_TURN_MS = 3000
const SEARCH_CALLS = new Set([
  '/api/location/map',
  '/api/quiet/search',
  '/api/resources/nearby',
  '/api/resources/search',
])

function isRenderedPerRequest(address: string): boolean {
  const pathname = address.split('?', 1)[0] ?? ''
  return SEARCH_CALLS.has(pathname) || findRoute(pathname)?.class === 'per-request'
}

function answerBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const retry = { 'retry-after': String(BUSY_RETRY_AFTER), 'cache-control': 'no-store' }
  if (!url.startsWith('/api/')) {
    // The guard replaces it with the complete page.
    response.writeHead(503, { ...retry, 'content-type': 'text/html; charset=utf-8' }).end()
    return
  }
  const asked = new Request(`http://localhost${url}`, {
    headers: { 'accept-language': headers['accept-language'] ?? '' },
  })
  const problem = inLanguage(readCallLanguage(asked), () => describeProblem(new Busy()))
  const type = 'application/problem+json; charset=utf-8'
  response.writeHead(503, { ...apiHeaders, ...retry, 'content-type': type }).end(JSON.stringify(problem))
}

/** Runs `handle` when it is this request's turn, or answers at once that the site is busy. */
export function createLiveTurns(isAway: () => boolean = isDatabaseDown, maxTurnMs = MAX_TURN_MS) {
  const usual = new Turns(NORMAL.atOnce, NORMAL.waiting, NORMAL.pauseMs)
  const away = new Turns(DURING_OUTAGE.atOnce, DURING_OUTAGE.waiting)
  return async (request: IncomingMessage, response: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    const takeTurn = async (turns: Turns, work: () => Promise<void>) => {
      if (turns.isFull) return answerBusy(request, response)
      let working: Promise<void> | undefined
      await turns.take(async () => {
        // The visitor has left: nothing to do.
        if (response.closed) return
        working = work()
        // A slow client does not block the others.
        await Promise.race([working.catch(() => {}), wait(maxTurnMs, undefined, { ref: false })])
      })
      await working
    }
    if (!isRenderedPerRequest(request.url ?? '')) return handle()
    // The database may go away while this one waits.
    await (isAway() ? takeTurn(away, handle) : takeTurn(usual, () => (isAway() ? takeTurn(away, handle) : handle())))
  }
}
