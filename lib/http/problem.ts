import type { AppError } from './app-error'
import { problems } from './app-error'

/** Every answer of a call: kept by nobody, and inert if a browser is made to show it as a page. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

/** Seconds after which a service that was away is worth asking again, where nobody knows better. */
const RETRY_AFTER = '5'

export function describeProblem(error: AppError): Record<string, unknown> {
  const { status, title } = problems[error.code]
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(error.current !== undefined && { current: error.current }),
  }
}

/** An error as RFC 9457 has it. `about:blank` says that the status tells the whole kind; `detail` is for the person. */
export function problemResponse(error: AppError): Response {
  const headers = new Headers({ ...apiHeaders, 'content-type': 'application/problem+json; charset=utf-8' })
  if (error.code === 'unavailable') headers.set('retry-after', RETRY_AFTER)
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value)
  return new Response(JSON.stringify(describeProblem(error)), { status: error.status, headers })
}
