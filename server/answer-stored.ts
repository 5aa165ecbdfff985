import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from '@/lib/http/accept-encoding'
import type { Coding, StoredPage } from './page-memory'

const codings = ['br', 'gzip'] as const satisfies Coding[]

/** Whether the visitor, or a cache in front of us, already has this version. */
function hasPage({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined || headers['cache-control']?.includes('no-cache')) return false
  return known
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '') || one.trim() === '*')
}

export function answerStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (hasPage(request, page.etag)) {
    response.writeHead(304, page.headers.unchanged).end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding'], codings) ?? 'identity'
  response.writeHead(200, page.headers[coding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[coding])
}
