/** What can go wrong in a call, once for the whole site: its status, its name, and what a person reads by default. */
export const problems = {
  'bad-request': {
    status: 400,
    title: 'Bad Request',
    detail: 'We could not read what was sent. Nothing was changed. Please check it and try again.',
  },
  'signed-out': { status: 401, title: 'Unauthorized', detail: 'Please sign in first. Nothing was changed.' },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    detail: 'Your account is not allowed to do this. Nothing was changed.',
  },
  'not-found': {
    status: 404,
    title: 'Not Found',
    detail: 'We could not find this. It may have moved or been removed.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    detail: 'This address does not accept that kind of request.',
  },
  'timed-out': {
    status: 408,
    title: 'Request Timeout',
    detail: 'Your message did not arrive in time. Nothing was saved. Please try again.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    detail: 'This was changed in the meantime. Please reload the page and check it before you continue.',
  },
  'too-large': {
    status: 413,
    title: 'Content Too Large',
    detail: 'This is too long. Nothing was saved. Please shorten it and send it again.',
  },
  'address-too-long': { status: 414, title: 'URI Too Long', detail: 'This address is too long.' },
  'not-json': {
    status: 415,
    title: 'Unsupported Media Type',
    detail: 'We can read JSON in UTF-8 here. Nothing was changed.',
  },
  invalid: {
    status: 422,
    title: 'Unprocessable Content',
    detail: 'Something you entered needs another look. Nothing was saved.',
  },
  'too-many': {
    status: 429,
    title: 'Too Many Requests',
    detail: 'That was a lot of requests in a short time. Please wait a few minutes, then try again.',
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    detail: 'Something went wrong on our side. Please try again, or call a hotline if you need help now.',
  },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    detail: 'This is not available right now. Please try again in a moment. The hotlines work without it.',
  },
} as const

export type AppErrorCode = keyof typeof problems

/** One field that does not fit: where it is, and what to do about it. */
export interface FieldError {
  path: string
  message: string
}

export interface AppErrorOptions {
  headers?: Record<string, string>
  errors?: FieldError[]
  /** For a conflict: what is there instead, as its owner may see it. */
  current?: unknown
  cause?: unknown
}

/** Thrown by rules and services; mapped to an answer in one place. Its message is shown to the person. */
export class AppError extends Error {
  override name = 'AppError'
  readonly headers: Record<string, string>
  readonly errors: FieldError[] | undefined
  readonly current: unknown

  constructor(
    readonly code: AppErrorCode,
    publicMessage: string = problems[code].detail,
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
