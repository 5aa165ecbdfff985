/** Compresses responses made for one request while streaming. Cached pages are compressed once (page-memory.ts). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'

/** Types that get shorter. */
export const TEXT =
  /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript|x-ndjson|manifest)|image\/svg\+xml|font\/ttf)/

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response
  if (statusCode < 200 || statusCode === 204 || statusCode === 206 || statusCode === 304) return false
  if (response.hasHeader('content-encoding') || response.hasHeader('content-range')) return false
  return TEXT.test(String(response.getHeader('content-type') ?? ''))
}

// It is written for Express, and uses nothing of it.
const pack = compression({ filter: (_, response) => isCompressible(response) }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

export function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.alloc(0)
}

const findCallback = (details: unknown[]) =>
  details.find((one) => typeof one === 'function') as (() => void) | undefined

/** Calls a writer's callback for a chunk that we buffered or passed on. */
export function callLater(...details: unknown[]): void {
  const done = findCallback(details)
  if (done) process.nextTick(done)
}

/** The package forgets callbacks. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  pack(request, response, () => {})
  const { write, end } = response
  const withoutCallback = (details: unknown[]) => details.filter((one) => typeof one !== 'function')
  Object.assign(response, {
    write(...details: unknown[]) {
      callLater(...details)
      return Reflect.apply(write, response, withoutCallback(details))
    },
    end(...details: unknown[]) {
      const done = findCallback(details)
      if (done) response.once('finish', done)
      Reflect.apply(end, response, withoutCallback(details))
      return response
    },
  })
}
