/**
 * The request guard on Vercel: wraps the handler of each function (deploy/vercel/pack.mjs) and checks each request
 * and response. Vercel itself strips the headers that a visitor must not set before it calls a function.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { listCardFormHeaders, listCommonHeaders } from '@/lib/http/common-headers.mjs'
import { type ErrorPages, readErrorPages } from '@/lib/http/error-pages'
import { guardAnswer } from '@/lib/http/outgoing'
import { answerRefusals } from '@/lib/http/page-refusal'
import { findRoute, isCardForm } from '@/lib/routes/find-route.mjs'
import { addressOf } from '@/lib/routes/inner-paths.mjs'
import { bufferPage } from '@/server/buffer-page'
import { admitMethod } from '@/server/refuse'
import { slimPages } from '@/server/slim-pages'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown
/** In the format of Vercel's adapter for Next. */
export type Launcher = Handle & { getRequestHandlerWithMetadata?(metadata: unknown): Handle }

interface Settings {
  siteUrl: string
  readPages?: () => Promise<ErrorPages>
}

/** How long Vercel caches the page, as Next sets it; browsers get another value (lib/cache/policy.mjs). */
const KEEPING = 'vercel-cdn-cache-control'
const POLICY = 'content-security-policy'
/** Route classes that the middleware passes through unchanged. */
const CACHED_CLASSES = new Set(['cached', 'error', 'file', 'call', ''])

/**
 * A cacheable page rendered here gets its policy, like those of the build (deploy/finish-build.mjs). Vercel
 * caches it until one of its tags expires; a cache in front of Vercel would not notice.
 */
function finishKeptPages(response: ServerResponse): void {
  const isHeld = () =>
    response.statusCode === 200 &&
    !response.headersSent &&
    !response.hasHeader(POLICY) &&
    String(response.getHeader('content-type')).startsWith('text/html')

  function finish(html: string): string {
    const page: { html: string; headers?: Record<string, unknown> } = { html }
    withPolicy(page)
    const keeping = response.getHeader('cache-control')
    for (const name of ['content-length', 'etag']) response.removeHeader(name)
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, String(value))
    response.removeHeader('cdn-cache-control')
    if (keeping) response.setHeader(KEEPING, keeping)
    return page.html
  }

  bufferPage(response, { isBuffered: isHeld, finish })
}

/**
 * The policy of a page rendered per request. The middleware runs elsewhere and passes it only in the request, because it
 * is undefined which of two response headers Vercel would send. On any other page a visitor could have set it.
 */
function takePolicy({ headers }: IncomingMessage, response: ServerResponse, pathname: string): void {
  const policy = headers[POLICY]
  if (typeof policy !== 'string') return
  if (CACHED_CLASSES.has(findRoute(pathname)?.class ?? '')) delete headers[POLICY]
  else response.setHeader(POLICY, policy)
}

export function guardLauncher(launcher: Launcher, { siteUrl, readPages = readErrorPages }: Settings): Launcher {
  let errorPages: Promise<ErrorPages> | null = null

  const around =
    (handle: Handle): Handle =>
    async (request, response) => {
      errorPages ??= readPages()
      const pages = await errorPages
      // A page in English is also rendered by its path below `app`.
      const pathname = addressOf((request.url ?? '').split('?', 1)[0] ?? '')
      const common = isCardForm(pathname) ? listCardFormHeaders(siteUrl) : listCommonHeaders(siteUrl)
      for (const [name, value] of common) response.setHeader(name, value)
      if (!admitMethod(request, response)) return
      takePolicy(request, response, pathname)
      guardAnswer(response, pathname, pages)
      slimPages(response)
      finishKeptPages(response)
      const answer = async () => handle(request, response)
      await (pathname.startsWith('/api/') ? answer() : answerRefusals(response, answer))
    }

  const { getRequestHandlerWithMetadata: withMetadata } = launcher
  return Object.assign(around(launcher), {
    getRequestHandlerWithMetadata: withMetadata && ((metadata: unknown) => around(withMetadata(metadata))),
  })
}
