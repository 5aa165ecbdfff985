/**
 * Checks every request before Next sees it, and every response before it leaves. Next's config reaches neither its
 * own redirects nor its errors, and Next trusts forwarding headers from anyone.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '@/lib/http/app-error'
import { findClientAddress, stampClientAddress } from '@/lib/http/client-address'
import { listCardFormHeaders, listCommonHeaders } from '@/lib/http/common-headers.mjs'
import type { ErrorPages } from '@/lib/http/error-pages'
import { isForeign } from '@/lib/http/foreign-headers.mjs'
import { guardAnswer } from '@/lib/http/outgoing'
import { isCardForm } from '@/lib/routes/find-route.mjs'
import { languageOf } from '@/lib/site/language/languages.mjs'
import { admitMethod, refuse } from './refuse'

export interface GuardSettings {
  siteUrl: string
  trustedProxies: number
  isProduction: boolean
  /** Null without a build. */
  errorPages: ErrorPages | null
}

/** A told story of 1,000 letters takes up to 9 KB in an address, in Chinese or Hindi. */
const MAX_URL_LENGTH = 12_288
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

function dropForeign(request: IncomingMessage): void {
  const { headers, rawHeaders } = request
  let isClean = true
  for (const name in headers) {
    if (!isForeign(name)) continue
    delete headers[name]
    isClean = false
  }
  if (isClean) return
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (isForeign((rawHeaders[at] ?? '').toLowerCase())) rawHeaders.splice(at, 2)
  }
}

const PREVIEW = /^\s*(__prerender_bypass|__next_preview_data)=/

/** The cookies of Next's preview mode, which the site does not have: Next answers them with cookies of its own. */
function dropPreview({ headers }: IncomingMessage): void {
  if (!headers.cookie?.includes('__')) return
  const kept = headers.cookie.split(';').filter((pair) => !PREVIEW.test(pair))
  headers.cookie = kept.join(';').trim()
  if (headers.cookie === '') delete headers.cookie
}

function canDecode(text: string): boolean {
  if (!text.includes('%')) return true
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Next answers an undecodable path with a 500, and silently repairs such a query. */
function isReadable(url: string): boolean {
  const end = url.indexOf('?')
  return canDecode(end === -1 || url.startsWith('/api/') ? url : url.slice(0, end))
}

/** A person who followed a link sees the page with the lines to call, in the language of the address; anyone else a problem. */
function wantsPage({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
  )
}

/** Prepares a request for Next; false if it was answered here. */
export function createGuard({ siteUrl, trustedProxies, isProduction, errorPages }: GuardSettings) {
  const commonHeaders = listCommonHeaders(siteUrl)
  const cardFormHeaders = listCardFormHeaders(siteUrl)

  /** Of an address that Next never sees. */
  function refuseAddress(request: IncomingMessage, response: ServerResponse, code: 'address-too-long' | 'bad-request') {
    if (!errorPages || !wantsPage(request)) return refuse(response, code)
    const home = /^\/\w\w(?=[/?]|$)/.exec(request.url ?? '')?.[0] ?? '/'
    // Replaced by the complete page.
    guardAnswer(response, languageOf(home) === 'en' ? '/' : home, errorPages)
    response.writeHead(new AppError(code).status, { 'content-type': 'text/html; charset=utf-8', connection: 'close' })
    response.end()
    return false
  }

  return function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request
    const isShort = url.length <= MAX_URL_LENGTH
    const pathname = isShort ? (url.split('?', 1)[0] ?? '') : ''
    for (const [name, value] of isCardForm(pathname) ? cardFormHeaders : commonHeaders) response.setHeader(name, value)
    if (!METHODS.has(method)) return refuse(response, 'method-not-allowed', { allow: [...METHODS].join(', ') })
    if (!isShort) return refuseAddress(request, response, 'address-too-long')
    // An absolute URL in the request line would use us as a proxy; `*` names no page; a fragment is never sent.
    if (!url.startsWith('/') || url.includes('#') || !isReadable(url)) {
      return refuseAddress(request, response, 'bad-request')
    }
    // In development Next's own tools write too.
    if (isProduction && !admitMethod(request, response)) return false
    if (isProduction) guardAnswer(response, pathname, errorPages)
    const forwardedFor = request.headers['x-forwarded-for']
    const address = findClientAddress(request.socket.remoteAddress, String(forwardedFor ?? ''), trustedProxies)
    dropForeign(request)
    dropPreview(request)
    if (address) request.headers['x-forwarded-for'] = address
    stampClientAddress(request.headers, address)
    return true
  }
}
