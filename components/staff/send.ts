/** Requests made by the console in the browser. */

export interface FieldProblem {
  path: string
  message: string
}

/** The message is the status and the response text; `detail` is for the user. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly detail: string,
    readonly errors: FieldProblem[],
  ) {
    super(`${status}: ${text}`)
  }
}

const NO_ANSWER = 'We could not reach the site. Nothing was saved; what you typed is still here. Please try again.'

function readProblem(text: string): { detail?: string; errors?: FieldProblem[] } {
  try {
    return JSON.parse(text) as { detail?: string; errors?: FieldProblem[] }
  } catch {
    return {}
  }
}

export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const isFile = body instanceof Blob
  const response = await fetch(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': isFile ? body.type : 'application/json' }),
    },
    body: body === undefined ? undefined : isFile ? body : JSON.stringify(body),
  }).catch(() => {
    throw new CallError(0, 'no answer', NO_ANSWER, [])
  })
  if (response.ok) return response
  const text = (await response.text()) || response.statusText
  const { detail = NO_ANSWER, errors = [] } = readProblem(text)
  throw new CallError(response.status, text, detail, errors)
}

/** The toast text for an error. */
export function describeError(error: unknown): string {
  return error instanceof CallError ? error.detail : NO_ANSWER
}

export interface ListPage<Item> {
  items: Item[]
  /** The cursor of the next page; null on the last. */
  cursor: string | null
}

export async function readList<Item>(path: string): Promise<ListPage<Item>> {
  const response = await send('GET', path)
  const next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  const cursor = next ? new URL(next, location.href).searchParams.get('cursor') : null
  return { items: (await response.json()) as Item[], cursor }
}
