import { type AppError, type AppErrorCode, problems } from './app-error'

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

/** The page that a failed form returns to: its own, with an error code, or sign-in there. */
export function problemOn(page: string): (code: AppErrorCode) => string {
  return (code) => (code === 'signed-out' ? page : `${page}?problem=${code}`)
}

/** A result with response details: another status, or headers such as Link and Set-Cookie. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly status: number | undefined,
    readonly headers: Headers,
  ) {}
}

/** Headers that can repeat are passed as pairs: `[['set-cookie', ...], ['set-cookie', ...]]`. */
export function reply<Data>(
  data: Data,
  { status, headers }: { status?: number; headers?: HeadersInit } = {},
): Reply<Data> {
  return new Reply(data, status, new Headers(headers))
}

function answer(body: string | null, status: number, own: Record<string, string>, given?: Headers): Response {
  const headers = new Headers(given)
  for (const [name, value] of Object.entries({ ...apiHeaders, ...own })) headers.set(name, value)
  return new Response(body, { status, headers })
}

export function jsonResponse(data: unknown, status: number, headers?: Headers): Response {
  return answer(JSON.stringify(data), status, { 'content-type': 'application/json; charset=utf-8' }, headers)
}

export function emptyResponse(headers?: Headers): Response {
  return answer(null, 204, {}, headers)
}

/** After a form sent without JavaScript: redirects to the result page, which is safe to reload. */
export function seeOther(location: string, headers?: Headers): Response {
  return answer(null, 303, { location }, headers)
}

/** Adds the API headers to a handler's own response where they are not set. */
export function withApiHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(apiHeaders)) if (!headers.has(name)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
