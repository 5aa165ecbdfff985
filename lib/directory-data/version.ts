/** Open data may be asked for from any site, and is kept by whoever asks until the directory changes. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import type { RouteHandler } from '@/lib/http/call'

export async function readVersion(): Promise<string> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return String(rows[0]?.version)
}

/** Weak: the same entries, but a file is not promised to be the same to the byte. */
async function readTag(): Promise<string | null> {
  try {
    return `W/"${await readVersion()}"`
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

const OPEN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' }
const CACHE_HEADERS = { 'cache-control': 'public, max-age=0, must-revalidate' }

export function openData(handler: RouteHandler): RouteHandler {
  const handle: typeof handler = Object.assign(
    async (...[request, context]: Parameters<RouteHandler>) => {
      const tag = await readTag()
      const held = request.headers
        .get('if-none-match')
        ?.split(',')
        .map((one) => one.trim())
      if (tag && held?.includes(tag))
        return new Response(null, { status: 304, headers: { ...OPEN, ...CACHE_HEADERS, etag: tag } })
      const response = await handler(request, context)
      const headers = { ...OPEN, ...(response.ok && tag ? { ...CACHE_HEADERS, etag: tag } : {}) }
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      return response
    },
    { call: handler.call },
  )
  return handle
}
