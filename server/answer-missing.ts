/** Answers made-up addresses with the stored 404 page, and a network that asks for hundreds of them with a 429. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClientAddress } from '@/lib/http/client-address'
import type { Limiter } from '@/lib/http/rate-limit'

/** Many people share a network, and a crawler with old links asks for some. */
const MISSING = { max: 300, seconds: 60 }
/** The guard replaces the body with the complete page, in the language of the address. */
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

interface Settings {
  getLimiter(): Limiter
  trustedProxies: number
}

export function createMissingAnswer({ getLimiter, trustedProxies }: Settings) {
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
