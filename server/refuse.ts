/** Responses sent without asking Next. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, type AppErrorCode } from '@/lib/http/app-error'
import { apiHeaders, describeProblem } from '@/lib/http/problem'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** API calls, and the beacon of a page that is being left. */
const WRITABLE = /^\/(api\/|leave(\?|$))/

/** Always returns false: the request goes no further. */
export function refuse(response: ServerResponse, code: AppErrorCode, headers: Record<string, string> = {}): false {
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

/** A write must not render a page. */
export function isAllowed(method: string, url: string): boolean {
  return READS.includes(method) || WRITABLE.test(url)
}

/** True if the method is allowed; otherwise the request has been answered. */
export function admitMethod({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (isAllowed(method, url)) return true
  return refuse(response, 'method-not-allowed', { allow: READS.join(', ') })
}
