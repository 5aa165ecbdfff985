/** Compresses responses made for one request while streaming. Cached pages are compressed once (page-memory.ts). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import { chooseCoding } from '@/lib/http/accept-encoding'
import { addVary } from '@/lib/http/vary'

/** A shorter response fits into one packet uncompressed. */
const MIN_BYTES = 1024
/** Types that get shorter. */
export const TEXT =
  /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript|x-ndjson|manifest)|image\/svg\+xml|font\/ttf)/

/** Whether this response may be compressed for a client that accepts it; called before the headers are sent. */
function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response
  if (statusCode < 200 || statusCode === 204 || statusCode === 206 || statusCode === 304) return false
  if (response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false
  if (/\bno-transform\b/.test(String(response.getHeader('cache-control') ?? ''))) return false
  return TEXT.test(String(response.getHeader('content-type') ?? ''))
}

export function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.alloc(0)
}

/** A writer's callback, for a piece that we hold or have handed to the packer. */
export function callLater(...details: unknown[]): void {
  const done = details.find((one) => typeof one === 'function')
  if (done) process.nextTick(done as () => void)
}

type Way = 'undecided' | 'holding' | 'plain' | Gzip | BrotliCompress

/** As fast as gzip, for the few clients that accept nothing else. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The response methods in the overloads Next uses. */
interface Calls {
  write(chunk: unknown, encoding?: unknown, done?: unknown): boolean
  end(chunk?: unknown, encoding?: unknown, done?: unknown): ServerResponse
}

export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  const coding = request.method === 'HEAD' ? null : chooseCoding(request.headers['accept-encoding'], ['gzip', 'br'])
  const { write, end, flushHeaders } = response
  const plain: Calls = {
    write: (...details) => Reflect.apply(write, response, details),
    end: (...details) => Reflect.apply(end, response, details),
  }
  let way: Way = 'undecided'
  let held: Buffer = Buffer.alloc(0)

  function begin(): Gzip | BrotliCompress {
    response.setHeader('content-encoding', coding ?? 'gzip')
    response.removeHeader('content-length')
    const packer = coding === 'br' ? createBrotliCompress(QUICK) : createGzip()
    let isOwnDrain = false
    packer.on('data', (chunk: Buffer) => {
      if (!plain.write(chunk)) packer.pause()
    })
    packer.on('end', () => plain.end())
    packer.on('error', () => response.destroy())
    // Tells the writer that the packer has room again, which says nothing of the socket.
    packer.on('drain', () => {
      isOwnDrain = true
      response.emit('drain')
      isOwnDrain = false
    })
    response.on('drain', () => isOwnDrain || packer.resume())
    response.on('close', () => packer.destroy())
    way = packer
    if (held.length > 0) packer.write(held)
    return packer
  }

  /** Decided once, before the first byte. */
  function choose(): void {
    if (way !== 'undecided') return
    const canCompress = !response.headersSent && isCompressible(response)
    if (canCompress) addVary(response, 'Accept-Encoding')
    const length = response.getHeader('content-length')
    const isShort = length !== undefined && Number(length) < MIN_BYTES
    way = coding && canCompress && !isShort ? 'holding' : 'plain'
  }

  const calls: Calls = {
    write(chunk, encoding, done) {
      choose()
      if (way === 'plain') return plain.write(chunk, encoding, done)
      callLater(encoding, done)
      if (way !== 'holding' && way !== 'undecided') return way.write(toBuffer(chunk, encoding))
      held = Buffer.concat([held, toBuffer(chunk, encoding)])
      // Most short responses end right after their only chunk; a longer stream must not wait for it.
      if (held.length >= MIN_BYTES) begin()
      else setImmediate(() => way === 'holding' && !response.destroyed && begin().flush())
      return true
    },
    end(chunk, encoding, done) {
      choose()
      if (way === 'plain') return plain.end(chunk, encoding, done)
      const called = [chunk, encoding, done].find((one) => typeof one === 'function')
      if (called) response.once('finish', called as () => void)
      const last = typeof chunk === 'function' ? Buffer.alloc(0) : toBuffer(chunk, encoding)
      if (way === 'holding' || way === 'undecided') {
        const isShort = held.length + last.length < MIN_BYTES
        way = isShort ? 'plain' : begin()
        if (way === 'plain') return plain.end(Buffer.concat([held, last]))
      }
      way.end(last)
      return response
    },
  }
  Object.assign(response, calls, {
    flushHeaders() {
      if (way === 'plain') Reflect.apply(flushHeaders, response, [])
    },
    /** Next calls it after each chunk of a page. */
    flush() {
      if (typeof way === 'object') way.flush()
    },
  })
}
