/** The request handler between the network and Next: the guard, cached pages, compression and slow-body timeouts. */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClientAddress } from '@/lib/http/client-address'
import { up } from '@/lib/http/health/up'
import { chooseCoding } from '@/lib/http/outgoing'
import { answerRefusals } from '@/lib/http/page-refusal'
import { apiHeaders } from '@/lib/http/problem'
import type { Limiter } from '@/lib/http/rate-limit'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { compressResponse, toBuffer } from './compress'
import { createGuard, type GuardSettings } from './guard'
import { createLiveTurns } from './live-turns'
import { type Coding, PageMemory, type StoredPage } from './page-memory'
import { slimPages } from './slim-pages'
import { asksForWholePage, isAnonymous, isBuildFile, isStorableFile } from './storable'

// Answers made-up addresses with the stored 404 page, and a network that asks for hundreds of them with a 429.

/** Many people share a network, and a crawler with old links asks for some. */
const MISSING = { max: 300, seconds: 60 }
/** The guard replaces the body with the complete page, in the language of the address. */
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

interface Settings {
  getLimiter(): Limiter
  trustedProxies: number
}

function createMissingAnswer({ getLimiter, trustedProxies }: Settings) {
  const count = ({ socket, headers }: IncomingMessage) => {
    const address = findClientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies)
    return getLimiter().take('missing page', address, MISSING)
  }
  return {
    /** For one that is known not to exist. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const verdict = await count(request)
      if (verdict.isAllowed) response.writeHead(404, page)
      else response.writeHead(429, { ...page, 'retry-after': String(verdict.retryAfter) })
      response.end()
    },
    /** For one that turns out not to exist. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      response.once('finish', () => {
        if (response.statusCode === 404) void count(request)
      })
    },
  }
}

/** Calls back with a response's uncompressed bytes once the last of them is written; never with part of a response. */
function captureBody(response: ServerResponse, maxBytes: number, onComplete: (body: Buffer) => void): void {
  const { write, end } = response
  let pieces: Buffer[] | null = []
  let size = 0
  const take = (chunk: unknown, encoding: unknown) => {
    if (!pieces || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return
    const piece = toBuffer(chunk, encoding)
    size += piece.length
    pieces.push(piece)
    // Only before the first piece: our own compression, which comes after this, names its coding then.
    const isEncoded = pieces.length === 1 && response.hasHeader('content-encoding')
    if (size > maxBytes || isEncoded) pieces = null
  }
  Object.assign(response, {
    write(...details: unknown[]) {
      take(details[0], details[1])
      return Reflect.apply(write, response, details)
    },
    end(...details: unknown[]) {
      take(details[0], details[1])
      const result = Reflect.apply(end, response, details)
      if (pieces) onComplete(Buffer.concat(pieces, size))
      pieces = null
      return result
    },
  })
}

/** How long the rest of a request may take after its response: browsers read the response once they have sent everything. */
const LINGER_MS = 5000
const TIMED_OUT = 408

/** Closes a connection whose unread request body would keep it open. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, lingerMs = LINGER_MS): void {
  const { 'content-length': length = '0', 'transfer-encoding': transfer } = request.headers
  if (length === '0' && transfer === undefined) return
  const { writeHead } = response
  Object.assign(response, {
    writeHead(...details: unknown[]) {
      const status = typeof details[0] === 'number' ? details[0] : response.statusCode
      if (status === TIMED_OUT) response.setHeader('connection', 'close')
      return Reflect.apply(writeHead, response, details)
    },
  })
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    request.once('end', () => clearTimeout(timer))
    socket.once('close', () => clearTimeout(timer))
  })
}

const codings = ['br', 'gzip'] as const satisfies Coding[]

/** Whether the visitor, or a cache in front of us, already has this version. */
function hasPage({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false
  return known
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '') || one.trim() === '*')
}

function answerStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (hasPage(request, page.etag)) {
    response.writeHead(304, page.headers.unchanged).end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding'], codings) ?? 'identity'
  response.writeHead(200, page.headers[coding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding])
}

/**
 * The request guard answers the frequent health checks, even while Next is busy. On a host with its own
 * request guard, this call's handler answers (app/api/health).
 */
const body = Buffer.from(JSON.stringify(up))
const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

/** Anything else at this address, such as another method or a query, is left to the handler. */
function asksForHealth({ method, url }: IncomingMessage): boolean {
  return url === '/api/health' && (method === 'GET' || method === 'HEAD')
}

function answerHealth(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...headers, 'x-request-id': randomUUID() })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type Receive = (request: IncomingMessage, response: ServerResponse) => void
/** Events of the page cache (lib/cache/page-reads.mjs), passed in because a bundle would have its own copy of that module. */
export type PageReads = Pick<typeof import('@/lib/cache/page-reads.mjs'), 'collectTags' | 'onTagsExpired'>

interface HandlerSettings extends GuardSettings {
  handle: Handle
  pageReads: PageReads
  isCachedForAll(pathname: string): boolean
  memory?: PageMemory
  lingerMs?: number
  /** Whether there is certainly nothing at an address (server/missing.ts). */
  isMissing?: (address: string) => boolean
  getLimiter(): Limiter
  /** Whether the database is known to be down. */
  isAway?: () => boolean
}

const MAX_PAGE_BYTES = 2 * 1024 * 1024
const MAX_FILE_BYTES = 32 * 1024 * 1024
/** Never expires: another build is another process. */
const BUILD = 'build'

export function createRequestHandler({
  handle,
  pageReads,
  isCachedForAll,
  lingerMs,
  isAway,
  isMissing = () => false,
  ...settings
}: HandlerSettings): Receive {
  const { memory = new PageMemory() } = settings
  const admit = createGuard(settings)
  const inTurn = createLiveTurns(isAway)
  const missing = createMissingAnswer(settings)
  const files = new PageMemory({ maxBytes: MAX_FILE_BYTES, freshMs: Infinity, accepts: isStorableFile })
  if (settings.isProduction) pageReads.onTagsExpired((tags) => memory.forget(tags))

  function fill(request: IncomingMessage, response: ServerResponse, address: string, into: PageMemory): Promise<void> {
    const filling = into.fill(address)
    if (!filling) return handle(request, response)
    if (into === files) filling.tags.add(BUILD)
    let isWhole = false
    captureBody(response, MAX_PAGE_BYTES, (body) => {
      isWhole = true
      const { 'content-encoding': _, ...headers } = response.getHeaders()
      void filling.keep({ status: response.statusCode, headers, body })
    })
    response.once('close', () => isWhole || filling.drop())
    return pageReads.collectTags(filling.tags, () => handle(request, response))
  }

  return function receive(request, response) {
    const address = request.url ?? ''
    const isCall = address.startsWith('/api/')
    const isWhole = settings.isProduction && asksForWholePage(request)
    // Stored only for addresses that were admitted before.
    const isFile = isBuildFile(address)
    const cache = isFile ? files : memory
    const stored = isWhole ? cache.find(address) : null
    if (stored) {
      answerStored(request, response, stored)
      return
    }
    endSlowBody(request, response, lingerMs)
    if (!admit(request, response)) return
    if (asksForHealth(request)) {
      answerHealth(request, response)
      return
    }
    if (settings.isProduction) {
      compressResponse(request, response)
      if (!isCall) slimPages(response)
    }
    // Writes at pages were refused before.
    if (!isCall && settings.isProduction && isMissing(address)) {
      missing.answer(request, response).catch(() => response.destroy())
      return
    }
    if (!isCall) missing.watch(request, response)
    const isPublic = isFile || isCachedForAll(address)
    const isKept = isWhole && request.method === 'GET' && isAnonymous(request.headers) && isPublic
    const answer = () =>
      isKept ? fill(request, response, address, cache) : inTurn(request, response, () => handle(request, response))
    // API calls send their own 429.
    const answering = isCall ? answer() : answerRefusals(response, answer)
    answering.catch((error: unknown) => {
      logEvent('error', { part: 'server', ...describeError(error) })
      response.destroy()
    })
  }
}
