import { callWords } from '@/lib/site/language/call-words'

/** All errors of API calls: status and name. Their messages are in callWords(). */
export const problems = {
  'bad-request': { status: 400, title: 'Bad Request' },
  'signed-out': { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not Found' },
  'method-not-allowed': { status: 405, title: 'Method Not Allowed' },
  'timed-out': { status: 408, title: 'Request Timeout' },
  conflict: { status: 409, title: 'Conflict' },
  'too-large': { status: 413, title: 'Content Too Large' },
  'address-too-long': { status: 414, title: 'URI Too Long' },
  'not-json': { status: 415, title: 'Unsupported Media Type' },
  invalid: { status: 422, title: 'Unprocessable Content' },
  'too-many': { status: 429, title: 'Too Many Requests' },
  internal: { status: 500, title: 'Internal Server Error' },
  unavailable: { status: 503, title: 'Service Unavailable' },
} as const

export type AppErrorCode = keyof typeof problems

/** An invalid field: where it is, and how to correct it. */
export interface FieldError {
  path: string
  message: string
}

export interface AppErrorOptions {
  headers?: Record<string, string>
  errors?: FieldError[]
  /** For a conflict: the current data, as its owner may see it. */
  current?: unknown
  cause?: unknown
}

/** Unwraps a single result, or throws not-found. */
export function orNotFound<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new AppError('not-found')
  return thing
}

/** Thrown by rules and services; mapped to a response in one place. Its message is shown to the user. */
export class AppError extends Error {
  override name = 'AppError'
  readonly headers: Record<string, string>
  readonly errors: FieldError[] | undefined
  readonly current: unknown

  constructor(
    readonly code: AppErrorCode,
    publicMessage: string = callWords().problems[code],
    { headers = {}, errors, current, cause }: AppErrorOptions = {},
  ) {
    super(publicMessage, cause === undefined ? undefined : { cause })
    this.headers = headers
    this.errors = errors
    this.current = current
  }

  get status(): number {
    return problems[this.code].status
  }
}
