/**
 * While the database is down, each search works on the copy in memory and takes this process's only thread for a while.
 * So whatever is made per request takes turns, and the rest get at once whom to call, and when to try again.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCallLanguage } from '@/lib/http/call-language'
import { isDatabaseDown } from '@/lib/http/database-error'
import { apiHeaders, describeProblem } from '@/lib/http/problem'
import { BUSY_RETRY_AFTER, Busy, Turns } from '@/lib/http/turns'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { inLanguage } from '@/lib/site/language/speak'

const AT_ONCE = 1
const WAITING = 2
const SEARCH_CALLS = new Set([
  '/api/location/map',
  '/api/quiet/search',
  '/api/resources/nearby',
  '/api/resources/search',
])

function isMadePerRequest(address: string): boolean {
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
export function createLiveTurns(isAway: () => boolean = isDatabaseDown) {
  const turns = new Turns(AT_ONCE, WAITING)
  return async (request: IncomingMessage, response: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    if (!isAway() || !isMadePerRequest(request.url ?? '')) return handle()
    if (turns.isFull) return answerBusy(request, response)
    // Who has left meanwhile is not searched for.
    await turns.take(async () => (response.closed ? undefined : handle()))
  }
}
