import 'server-only'
import { readClientAddress } from './client-address'
import { notePageRefusal } from './page-refusal'
import { describeTooMany, getLimiter, type Limit } from './rate-limit'
import { BUSY_RETRY_AFTER, Busy } from './turns'

/** For a page rendered per request: null, or the message to show, with status 429, instead of the content. */
export async function limitPage(page: string, headers: Headers, limit: Limit): Promise<string | null> {
  const verdict = await getLimiter().take(page, readClientAddress(headers), limit)
  if (verdict.isAllowed) return null
  notePageRefusal(verdict.retryAfter)
  return describeTooMany(verdict.retryAfter)
}

/**
 * For a page whose answer there is no room for: its status becomes 503, and null says to render the short page. Any other
 * error is passed on.
 */
export function noteBusy(error: unknown): null {
  if (!(error instanceof Busy)) throw error
  notePageRefusal(BUSY_RETRY_AFTER, 503)
  return null
}

/** For a file generated per request: null, or a 429 response. */
async function limitFile(what: string, { headers }: Request, limit: Limit): Promise<Response | null> {
  const verdict = await getLimiter().take(what, readClientAddress(headers), limit)
  if (verdict.isAllowed) return null
  return new Response(`${describeTooMany(verdict.retryAfter)}\n`, {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(verdict.retryAfter),
    },
  })
}

/** Wraps the handler of a file generated per request in a rate limit. */
export function limitedFileHandler<Context>(
  what: string,
  limit: Limit,
  make: (context: Context, request: Request) => Promise<Response>,
) {
  return async (request: Request, context: Context): Promise<Response> =>
    (await limitFile(what, request, limit)) ?? make(context, request)
}
