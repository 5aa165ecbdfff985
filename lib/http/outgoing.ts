/** Final checks of every response of Next, whatever created it. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { composeHashPolicy, hasNonce } from '@/lib/cache/compose-policy.mjs'
import { fixedPolicy } from '@/lib/cache/policy.mjs'
import { findRoute, isPrivatePage } from '@/lib/routes/find-route.mjs'
import { languageOf } from '@/lib/site/language/languages.mjs'
import { isRedirect, isStoredRedirect, sharedHeaders } from './common-headers.mjs'
import { chooseErrorPage, type ErrorPages } from './error-pages'

/** The codings a browser accepts per RFC 9110: one with quality 0 is rejected. */
function accepts(header: string, coding: string): boolean {
  let others = false
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name !== coding && name !== '*') continue
    const isWanted = !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === coding) return isWanted
    others = isWanted
  }
  return others
}

/** The first of our codings that is accepted; null to send the response uncompressed. */
export function chooseCoding<Coding extends string>(
  header: string | string[] | undefined,
  codings: readonly Coding[],
): Coding | null {
  if (!header) return null
  const text = String(header)
  return codings.find((coding) => accepts(text, coding)) ?? null
}

function addVary(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(',').map((one) => one.trim().toLowerCase())
  if (names.includes('*') || names.includes(name.toLowerCase())) return
  response.setHeader('vary', present ? `${present}, ${name}` : name)
}

const POLICY = 'content-security-policy'
/** Headers that describe a body that is not sent. */
const ofBody = ['content-encoding', 'content-length', 'etag', 'last-modified', 'link', 'transfer-encoding']

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}

/** What a browser may display as a document of its own: pages, pictures with scripts, plain text. */
function isShown(response: ServerResponse): boolean {
  return /^(text\/(html|plain|xml)|image\/svg|application\/(.*xml|manifest|pdf))/.test(
    String(response.getHeader('content-type')),
  )
}

/**
 * Cached pages and handlers' pages have a policy with their hashes; Next's error responses don't.
 * A 422, or a 429 with a policy, is one of our pages (lib/http/page-refusal.ts).
 */
function isShell(response: ServerResponse, status: number): boolean {
  if (status < 400 || status === 422 || !isPage(response)) return false
  return !response.hasHeader(POLICY) || (status !== 429 && hasNonce(response.getHeader(POLICY)))
}

/**
 * Every page gets a policy, every private page gets headers against caching and indexing, and Next's
 * error responses are replaced with complete pages of ours, with an exit like every other. No browser stores a redirect.
 */
export function guardAnswer(response: ServerResponse, pathname: string, errorPages: ErrorPages | null): void {
  const { writeHead, write, end } = response
  const route = findRoute(pathname)
  const isPrivate = isPrivatePage(pathname)
  const language = languageOf(pathname)
  let isPrepared = false
  let replacement: { body: Buffer; policy: string } | null = null

  function findErrorPage(all: ErrorPages, status: number) {
    const page = chooseErrorPage(all, status, language, route?.class === 'staff', response.hasHeader('retry-after'))
    const coding = chooseCoding(response.req.headers['accept-encoding'], ['gzip'])
    addVary(response, 'Accept-Encoding')
    if (coding) response.setHeader('content-encoding', coding)
    return { body: coding ? page.packed : page.body, policy: page.policy }
  }

  function prepare(given: number): number {
    // An error page must not be indexed.
    const status = route?.class === 'error' ? 404 : given
    if (isPrepared) return status
    isPrepared = true
    // Next puts an empty page into a page's redirect.
    const isEmpty = isRedirect(status) && isPage(response)
    // A missing page comes from Next complete, and in English.
    const isForeign = status === 404 && language !== 'en' && isPage(response)
    const isError = errorPages !== null && (isShell(response, status) || isForeign || status !== given)
    if (isEmpty || isError) for (const name of ofBody) response.removeHeader(name)
    if (isEmpty) replacement = { body: Buffer.alloc(0), policy: composeHashPolicy() }
    else if (isError) replacement = findErrorPage(errorPages, status)
    if (replacement) {
      response.removeHeader('cdn-cache-control')
      response.setHeader('cache-control', 'no-store')
      response.setHeader('content-length', replacement.body.length)
      response.setHeader(POLICY, replacement.policy)
    }
    // On a missing page Next adds its own header to ours.
    const lines = response.getHeader('cache-control')
    if (Array.isArray(lines)) response.setHeader('cache-control', lines.at(-1) ?? 'no-store')
    if (isPrivate) {
      // Next overwrites what was there before; and the 404 page may be cached only at other addresses.
      response.appendHeader('vary', 'Cookie')
      response.setHeader('cache-control', 'private, no-store')
      response.setHeader('x-robots-tag', 'noindex')
      response.removeHeader('cdn-cache-control')
    } else if (hasNonce(response.getHeader(POLICY))) response.setHeader('cache-control', 'private, no-store')
    else if (isStoredRedirect(status, response.getHeader('cache-control')))
      response.setHeader('cache-control', 'no-store')
    if (!response.hasHeader(POLICY) && (isShown(response) || isRedirect(status)))
      response.setHeader(POLICY, composeHashPolicy())
    response.statusCode = status
    return status
  }

  Object.assign(response, {
    writeHead(status: number, ...details: (string | OutgoingHttpHeaders | undefined)[]) {
      for (const given of details) {
        if (typeof given !== 'object') continue
        for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value)
      }
      const reason = details.filter((given) => typeof given === 'string')
      return Reflect.apply(writeHead, response, [prepare(status), ...reason])
    },
    write(...details: unknown[]) {
      prepare(response.statusCode)
      if (!replacement) return Reflect.apply(write, response, details)
      const done = details.at(-1)
      if (typeof done === 'function') process.nextTick(done)
      return true
    },
    end(...details: unknown[]) {
      prepare(response.statusCode)
      if (!replacement) return Reflect.apply(end, response, details)
      const done = details.at(-1)
      return Reflect.apply(end, response, [replacement.body, ...(typeof done === 'function' ? [done] : [])])
    },
  })
}

/** A page written by a handler, with the same policy and caching as prerendered ones. */
export function createHtmlResponse(html: string, status = 200): Response {
  const headers = {
    ...sharedHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': fixedPolicy(html),
  }
  return new Response(html, { status, headers })
}
