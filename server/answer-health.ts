/**
 * The request guard answers the frequent health checks, even while Next is busy. On a host with its own
 * request guard, this call's handler answers (app/api/health).
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { up } from '@/lib/http/health/up'
import { apiHeaders } from '@/lib/http/problem'

const body = Buffer.from(JSON.stringify(up))
const headers = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

/** Anything else at this address, such as another method or a query, is left to the handler. */
export function asksForHealth({ method, url }: IncomingMessage): boolean {
  return url === '/api/health' && (method === 'GET' || method === 'HEAD')
}

export function answerHealth(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...headers, 'x-request-id': randomUUID() })
  response.end(request.method === 'HEAD' ? undefined : body)
}
