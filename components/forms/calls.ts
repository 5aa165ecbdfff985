/** Calls of this site's API by the scripts of its pages. */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from './plain-fields'

function readProblem(text: string): { detail?: unknown; errors?: FieldProblem[] } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The message is the status, a colon, a space and the server's text, as everywhere on this site. */
export class CallError extends Error {
  override name = 'CallError'
  /** The sentence in the answer that is meant for the user. */
  readonly detail: string | null
  /** What is wrong with which field. */
  readonly errors: FieldProblem[]

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`)
    const { detail, errors = [] } = readProblem(text)
    this.detail = typeof detail === 'string' ? detail : null
    this.errors = errors
  }
}

/** Whether the session has expired. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}

export async function send(method: string, path: string, body?: unknown, init?: RequestInit): Promise<Response> {
  const isFile = body instanceof Blob
  const response = await fetch(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...init,
  })
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return response
}

/** The address of a list's next page. */
export const readNext = (response: Response): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]

/** Puts what the server found wrong under its fields, and the focus into the first of them. */
export function showProblems<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  error: unknown,
): void {
  if (!(error instanceof CallError)) return
  const messages = new Map(error.errors.map(({ path, message }) => [path, message]))
  const wrong = Object.keys(form.getValues()).filter((name) => messages.has(name)) as Path<Fields>[]
  for (const [at, name] of wrong.entries()) {
    form.setError(name, { message: messages.get(name) }, { shouldFocus: at === 0 })
  }
}
