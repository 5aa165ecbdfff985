import { apiHeaders } from './problem'

/** A result with something to say beside it: another status, or headers such as Link and Set-Cookie. */
export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly status: number | undefined,
    readonly headers: Headers,
  ) {}
}

/** Headers that may stand several times are given as pairs: `[['set-cookie', ...], ['set-cookie', ...]]`. */
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

/** After a form sent without JavaScript: the page that says what happened, which can be reloaded without harm. */
export function seeOther(location: string, headers?: Headers): Response {
  return answer(null, 303, { location }, headers)
}

/** A document or a text of a handler's own: gets the headers of a call where it has none itself. */
export function withApiHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(apiHeaders)) if (!headers.has(name)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
