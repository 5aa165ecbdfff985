import { apiHeaders } from './problem'

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
