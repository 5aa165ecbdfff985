import type { AppError } from './app-error'
import { problems } from './app-error'

/** Headers of every API response: not cached by anyone, and inert if a browser displays it as a page. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

/** Default Retry-After in seconds for an unavailable service. */
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

/** An error per RFC 9457. `about:blank` means that the status says it all; `detail` is for the user. */
export function problemResponse(error: AppError): Response {
  const headers = new Headers({ ...apiHeaders, 'content-type': 'application/problem+json; charset=utf-8' })
  if (error.code === 'unavailable') headers.set('retry-after', RETRY_AFTER)
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value)
  return new Response(JSON.stringify(describeProblem(error)), { status: error.status, headers })
}
