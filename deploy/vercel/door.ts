/**
 * The request guard on Vercel: wraps the handler of each function (deploy/vercel/pack.mjs) and checks each request
 * and response. Headers that a visitor may not set herself, Vercel strips before it calls a function.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { listCardFormHeaders, listCommonHeaders } from '@/lib/http/common-headers.mjs'
import { type ErrorPages, readErrorPages } from '@/lib/http/error-pages'
import { guardAnswer } from '@/lib/http/outgoing'
import { answerRefusals } from '@/lib/http/page-refusal'
import { findRoute, isCardForm } from '@/lib/routes/find-route.mjs'
import { toBuffer } from '@/server/compress'
import { admitMethod } from '@/server/refuse'
import { stripStillPages } from '@/server/still-pages'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown
/** As Vercel's adapter for Next writes it. */
export type Launcher = Handle & { getRequestHandlerWithMetadata?(metadata: unknown): Handle }

interface Settings {
  siteUrl: string
  readPages?: () => Promise<ErrorPages>
}

/** For how long Vercel keeps the page, by Next's word; browsers get another (lib/cache/policy.mjs). */
const KEEPING = 'vercel-cdn-cache-control'
const POLICY = 'content-security-policy'
/** Classes of pages that the middleware lets pass as they are. */
const KEPT = new Set(['cached', 'error', 'file', 'call', ''])

/**
 * A page that is made here to be kept leaves with its policy, as those of the build do (deploy/finish-build.mjs). Vercel
 * keeps it until a tag of it expires: a cache before that one would not hear of it.
 */
function finishKeptPages(response: ServerResponse): void {
  const { write, end } = response
  const pieces: Buffer[] = []

  const isKept = () =>
    response.statusCode === 200 &&
    !response.headersSent &&
    !response.hasHeader(POLICY) &&
    String(response.getHeader('content-type')).startsWith('text/html')

  function take(chunk: unknown, encoding: unknown): boolean {
    if (pieces.length === 0 && !isKept()) return false
    if (chunk && typeof chunk !== 'function') pieces.push(toBuffer(chunk, encoding))
    return true
  }

  Object.assign(response, {
    write(...details: unknown[]) {
      return take(details[0], details[1]) || Reflect.apply(write, response, details)
    },
    end(...details: unknown[]) {
      if (!take(details[0], details[1])) return Reflect.apply(end, response, details)
      const page: Parameters<typeof withPolicy>[0] = { html: Buffer.concat(pieces).toString() }
      withPolicy(page)
      const keeping = response.getHeader('cache-control')
      for (const name of ['content-length', 'etag']) response.removeHeader(name)
      for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, String(value))
      response.removeHeader('cdn-cache-control')
      if (keeping) response.setHeader(KEEPING, keeping)
      return Reflect.apply(end, response, [page.html])
    },
  })
}

/**
 * The policy of a page for one visit: the middleware runs elsewhere and says it with the request alone, since nothing
 * tells which of two Vercel would send. On any other page it would be the visitor's own word.
 */
function takePolicy({ headers }: IncomingMessage, response: ServerResponse, pathname: string): void {
  const policy = headers[POLICY]
  if (typeof policy !== 'string') return
  if (KEPT.has(findRoute(pathname)?.class ?? '')) delete headers[POLICY]
  else response.setHeader(POLICY, policy)
}

export function openDoor(launcher: Launcher, { siteUrl, readPages = readErrorPages }: Settings): Launcher {
  let errorPages: Promise<ErrorPages> | null = null

  const around =
    (handle: Handle): Handle =>
    async (request, response) => {
      errorPages ??= readPages()
      const pages = await errorPages
      const pathname = (request.url ?? '').split('?', 1)[0] ?? ''
      const common = isCardForm(pathname) ? listCardFormHeaders(siteUrl) : listCommonHeaders(siteUrl)
      for (const [name, value] of common) response.setHeader(name, value)
      if (!admitMethod(request, response)) return
      takePolicy(request, response, pathname)
      guardAnswer(response, pathname, pages)
      stripStillPages(response)
      finishKeptPages(response)
      const answer = async () => handle(request, response)
      await (pathname.startsWith('/api/') ? answer() : answerRefusals(response, answer))
    }

  const { getRequestHandlerWithMetadata: withMetadata } = launcher
  return Object.assign(around(launcher), {
    getRequestHandlerWithMetadata: withMetadata && ((metadata: unknown) => around(withMetadata(metadata))),
  })
}
