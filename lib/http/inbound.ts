/**
 * The door of the process: what every request passes before Next sees it. Next has no such place (its config reaches
 * neither its own redirects nor its errors, and believes forwarding headers of anyone), so it is put into Node's server.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isCardForm } from '@/lib/routes/find-route.mjs'
import { AppError, type AppErrorCode } from './app-error'
import { findClientAddress, stampClientAddress } from './client-address'
import type { ErrorPages } from './error-pages'
import { guardAnswer } from './outgoing'
import { apiHeaders, describeProblem } from './problem'
import { listCardFormHeaders, listCommonHeaders } from './security-headers'

export interface InboundSettings {
  siteUrl: string
  trustedProxies: number
  isProduction: boolean
  /** Of the build; there is none in development. */
  errorPages: ErrorPages | null
}

const INSTALLED = Symbol.for('marigold.inbound')
const LONGEST_ADDRESS = 8192
const READS = ['GET', 'HEAD', 'OPTIONS']
/** Calls, and the beacon of a page that is being left. */
const WRITABLE = /^\/(api\/|leave(\?|$))/
const METHODS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Headers by which a request could speak for a proxy, for Next's own middleware, or choose a page's nonce. */
const foreign = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-matched-path',
  'x-now-route-matches',
  'x-marigold-client',
  // There are no server actions here: nothing may reach their decoder.
  'next-action',
])
const foreignKinds = /^x-(middleware|invoke)-/

function dropForeign(request: IncomingMessage): void {
  const { headers, rawHeaders } = request
  const isForeign = (name: string) => foreign.has(name) || foreignKinds.test(name)
  for (const name of Object.keys(headers)) if (isForeign(name)) delete headers[name]
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (isForeign((rawHeaders[at] ?? '').toLowerCase())) rawHeaders.splice(at, 2)
  }
}

function refuse(response: ServerResponse, code: AppErrorCode, headers: Record<string, string> = {}): false {
  const error = new AppError(code)
  response.writeHead(error.status, {
    ...apiHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    connection: 'close',
    ...headers,
  })
  response.end(JSON.stringify(describeProblem(error)))
  return false
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

/** Next answers a path that can't be decoded with 500, and mends such a query silently. */
function isReadable(url: string): boolean {
  const end = url.indexOf('?')
  return canDecode(end === -1 || url.startsWith('/api/') ? url : url.slice(0, end))
}

/** Makes a request fit to be passed on; false when it was answered here. */
export function receive(
  request: IncomingMessage,
  response: ServerResponse,
  settings: InboundSettings,
  commonHeaders = listCommonHeaders(settings.siteUrl),
): boolean {
  const { method = '', url = '' } = request
  const pathname = url.split('?', 1)[0] ?? ''
  const headers = isCardForm(pathname) ? listCardFormHeaders(settings.siteUrl) : commonHeaders
  for (const [name, value] of headers) response.setHeader(name, value)
  if (!METHODS.has(method)) return refuse(response, 'method-not-allowed', { allow: [...METHODS].join(', ') })
  if (url.length > LONGEST_ADDRESS) return refuse(response, 'address-too-long')
  // A full address in the request line would ask us to be its proxy.
  if ((!url.startsWith('/') && url !== '*') || !isReadable(url)) return refuse(response, 'bad-request')
  // A page must not be rendered for a write. (In development Next's own tools write too.)
  if (settings.isProduction && !READS.includes(method) && !WRITABLE.test(url)) {
    return refuse(response, 'method-not-allowed', { allow: READS.join(', ') })
  }
  if (settings.isProduction) guardAnswer(response, pathname, settings.errorPages)
  const forwardedFor = request.headers['x-forwarded-for']
  const address = findClientAddress(request.socket.remoteAddress, String(forwardedFor ?? ''), settings.trustedProxies)
  dropForeign(request)
  if (address) request.headers['x-forwarded-for'] = address
  stampClientAddress(request.headers, address)
  return true
}

function closeWith(status: string, socket: Duplex): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Once for the process, before the first request is let through. */
export function installInbound(settings: InboundSettings): void {
  if (Reflect.get(globalThis, INSTALLED)) return
  Reflect.set(globalThis, INSTALLED, true)
  const commonHeaders = listCommonHeaders(settings.siteUrl)
  const { emit } = Server.prototype
  function emitChecked(this: Server, event: string | symbol, ...details: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = details as [IncomingMessage, ServerResponse]
      if (!receive(request, response, settings, commonHeaders)) return true
    }
    // Nothing here speaks WebSocket; Next would look for somewhere to pass the connection on to.
    if (event === 'upgrade' && settings.isProduction) {
      closeWith('400 Bad Request', details[1] as Duplex)
      return true
    }
    if (event === 'connection' && this.listenerCount('connect') === 0) {
      this.on('connect', (_, socket) => closeWith('405 Method Not Allowed', socket))
    }
    return Reflect.apply(emit, this, [event, ...details])
  }
  Object.defineProperty(Server.prototype, 'emit', { value: emitChecked, writable: true, configurable: true })
}
