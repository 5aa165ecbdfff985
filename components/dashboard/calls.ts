/** API calls made by the dashboard in the browser. */

const MAX_PAGES = 10

/** The message is the status, a colon, a space and the server's text, as everywhere on this site. */
export class CallError extends Error {
  override name = 'CallError'

  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`)
  }

  /** The sentence in the answer that is meant for the user. */
  get detail(): string | null {
    try {
      const { detail }: { detail?: unknown } = JSON.parse(this.text)
      return typeof detail === 'string' ? detail : null
    } catch {
      return null
    }
  }
}

/** Whether her session has expired. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', cache: 'no-store', ...init })
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return response
}

/** A read. A paged list is read to its end. */
export async function readCall(path: string, signal?: AbortSignal): Promise<unknown> {
  const items: unknown[] = []
  let next: string | undefined = path
  for (let page = 0; next && page < MAX_PAGES; page += 1) {
    const response: Response = await ask(next, { signal })
    const data: unknown = await response.json()
    if (!Array.isArray(data)) return data
    items.push(...data)
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return items
}

/** A write, sent with keepalive so that leaving the page does not abort it. It has a body only if there is input. */
export async function sendCall(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  await ask(path, {
    method,
    keepalive: true,
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
