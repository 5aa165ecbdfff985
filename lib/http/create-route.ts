/** The single entry point of every call: viewer, access, origin, rate limit, parsing, handler, response; and one log line. */
import { randomUUID } from 'node:crypto'
import { describeError, type ErrorFacts } from '@/lib/log/log-error'
import { assertAccess, needsViewer, type Viewer } from '@/lib/session/policy'
import { to } from '@/lib/site/language/paths'
import { inLanguage } from '@/lib/site/language/speak'
import { AppError } from './app-error'
import { type FormFields, isForm, isPlainFormPost, readBytes, readForm, readJson, readQuery } from './body'
import {
  type CallHandler,
  type CallInput,
  type CallShape,
  DEFAULT_READS,
  DEFAULT_WRITES,
  type RouteContext,
  type RouteHandler,
} from './call'
import { readCallLanguage } from './call-language'
import { readClientAddress } from './client-address'
import { readDatabaseError } from './database-error'
import { withDeadline } from './deadline'
import { parseInput } from './issues'
import { assertOwnOrigin } from './origin'
import { createHtmlResponse } from './outgoing'
import { emptyResponse, jsonResponse, problemResponse, Reply, seeOther, withApiHeaders } from './problem'
import { type Limit, type Limiter, refuseTooMany } from './rate-limit'

type Typed = Record<string, unknown>

const typedByRequest = new WeakMap<Request, Typed>()
const LATE_MS = 5000

/** Remembers the input for the lifetime of the request: if it fails, she gets back what she typed. */
function saveFormInput(request: Request, typed: unknown): void {
  if (typeof typed === 'object' && typed !== null) typedByRequest.set(request, typed as Typed)
}

/** Also works for a form rejected before it was parsed, for example by the rate limit. */
async function restoreFormInput(request: Request, fields?: FormFields, limit?: number): Promise<Typed> {
  const known = typedByRequest.get(request)
  if (known || request.bodyUsed) return known ?? {}
  try {
    const late = () => new AppError('timed-out')
    const typed = await withDeadline(LATE_MS, late, () => readForm(request, fields, limit))
    return typeof typed === 'object' && typed !== null ? (typed as Typed) : {}
  } catch {
    return {}
  }
}

/** The response contains only the declared fields: extra columns from a query are dropped. */
async function answerCall(shape: CallShape, request: Request, result: unknown): Promise<Response> {
  if (result instanceof Response) return withApiHeaders(result)
  const { data, status, headers } = result instanceof Reply ? result : new Reply(result, undefined, new Headers())
  if (shape.form && isPlainFormPost(request)) return seeOther(headers.get('location') ?? to(shape.form.done), headers)
  if (!shape.response) return emptyResponse(headers)
  const pruned = await shape.response.parseAsync(data)
  return jsonResponse(pruned, status ?? shape.status ?? 200, headers)
}

/** Renders a failed form again for a browser without JavaScript, with everything she typed. */
type RetryPage = (typed: Record<string, unknown>, error: AppError) => string

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** Input sent by another site is not shown again: it could look like our own text. */
async function answerRetryPage(shape: CallShape, request: Request, error: AppError, show: RetryPage) {
  const typed = error.code === 'forbidden' ? {} : await restoreFormInput(request, shape.form, shape.bodyLimit)
  const response = createHtmlResponse(show(typed, error), error.status)
  for (const [name, value] of Object.entries({ ...error.headers, ...NEVER_STORED })) response.headers.set(name, value)
  response.headers.delete('cdn-cache-control')
  return response
}

async function answerFailure(shape: CallShape, request: Request, error: AppError, show?: RetryPage): Promise<Response> {
  if (!shape.form || !isPlainFormPost(request)) return problemResponse(error)
  if (show) return answerRetryPage(shape, request, error, show)
  const { failed } = shape.form
  return seeOther(to(typeof failed === 'string' ? failed : failed(error.code, new URL(request.url).pathname)))
}

interface RawInput {
  params: unknown
  query: unknown
}

/** Path parameters. An invalid one means a 404. */
async function readAddress(
  shape: CallShape,
  request: Request,
  params: Promise<Record<string, unknown>>,
): Promise<RawInput> {
  const path = shape.params?.safeParse(await params)
  if (path && !path.success) throw new AppError('not-found')
  const query = shape.query && parseInput(shape.query, readQuery(request.url, Object.keys(shape.query.shape)))
  return { params: path?.data, query }
}

async function readBody(shape: CallShape, request: Request): Promise<unknown> {
  if (shape.body === undefined || shape.body === 'stream') return undefined
  if (shape.body === 'raw') return readBytes(request, shape.bodyLimit)
  const isFormSent = shape.form !== undefined && isForm(request)
  const sent = isFormSent
    ? await readForm(request, shape.form, shape.bodyLimit)
    : await readJson(request, shape.bodyLimit)
  if (isFormSent) saveFormInput(request, sent)
  return parseInput(shape.body, sent)
}

/** For admission and handler together, so that there is an answer within three seconds, whatever does not come. */
const DEADLINE_MS = 2500
/** Generous enough for a slow phone on a slow network. */
const BODY_DEADLINE_MS = 15_000

const missingKeyMessage = 'This call needs a key: send it as “authorization: Bearer ...”. It may have been revoked.'

export interface RouteDependencies {
  siteUrl: string
  getViewer(request: Request): Promise<Viewer | null>
  isScheduler(request: Request): boolean
  /** Whether the request has a partner's key that is in force. */
  hasImportKey?(request: Request): Promise<boolean>
  getLimiter(): Limiter
  log(event: string, fields: Record<string, string | number | undefined>): void
  /** Receives the complete unexpected error, for a developer's own console. */
  showError?(error: unknown): void
  now(): number
  /** After a write by staff or the scheduler: on hosts where no process polls the database, this renews the pages. */
  afterWrite?(): Promise<void>
}

interface Trace {
  id: string
  role: string
  code?: string
}

/** Scheduled calls renew what they changed themselves: most run every minute and change nothing. */
function changesPages({ method, access }: CallShape): boolean {
  return method !== 'GET' && /^(admin|staff:|permission:)/.test(access)
}

export function createRoute(dependencies: RouteDependencies) {
  const { siteUrl, getViewer, isScheduler, hasImportKey, getLimiter, log, showError, now, afterWrite } = dependencies

  /** Before anything is looked up, so that requests without a session are limited too. */
  async function count(shape: CallShape, request: Request, limit: Limit | 'none'): Promise<void> {
    if (limit === 'none') return
    const what = `${shape.method} ${shape.path}`
    const verdict = await getLimiter().take(what, readClientAddress(request.headers), limit)
    if (!verdict.isAllowed) refuseTooMany(verdict.retryAfter)
  }

  async function admit(shape: CallShape, request: Request, trace: Trace): Promise<Viewer | null> {
    const isWrite = shape.method !== 'GET'
    trace.role = shape.access === 'public' ? 'anyone' : 'visitor'
    // Another site must not use up her limit.
    if (isWrite && shape.access !== 'scheduler' && shape.sender !== 'anyone') assertOwnOrigin(request.headers, siteUrl)
    await count(shape, request, shape.limit ?? (isWrite ? DEFAULT_WRITES : DEFAULT_READS))
    const viewer = needsViewer(shape.access) ? await getViewer(request) : null
    trace.role = viewer?.role ?? trace.role
    if (shape.access === 'scheduler') {
      if (!isScheduler(request)) throw new AppError('forbidden')
      trace.role = 'scheduler'
    } else if (shape.access === 'import-key') {
      if (!(await hasImportKey?.(request))) throw new AppError('signed-out', missingKeyMessage)
      trace.role = 'partner'
    } else assertAccess(viewer, shape.access)
    return viewer
  }

  function readError(error: unknown, shape: CallShape, trace: Trace): AppError {
    const known = error instanceof AppError ? error : readDatabaseError(error)
    const answer = known ?? new AppError('internal')
    trace.code = answer.code
    if (answer.status < 500) return answer
    const facts: ErrorFacts = describeError(known === error ? error : (known?.cause ?? error))
    log('error', { id: trace.id, route: shape.path, method: shape.method, ...facts })
    if (!known) showError?.(error)
    return answer
  }

  return function route<const Shape extends CallShape>(
    shape: Shape,
    handler: CallHandler<Shape>,
    { retryPage }: { retryPage?: RetryPage } = {},
  ): RouteHandler {
    const late = () => new AppError('unavailable')

    async function run(request: Request, context: RouteContext, trace: Trace): Promise<Response> {
      const began = now()
      const viewer = await withDeadline(DEADLINE_MS, late, () => admit(shape, request, trace))
      const remainingMs = DEADLINE_MS - (now() - began)
      const address = await readAddress(shape, request, context.params)
      const body = await withDeadline(
        BODY_DEADLINE_MS,
        () => new AppError('timed-out'),
        () => readBody(shape, request),
      )
      return withDeadline(shape.deadline ?? remainingMs, late, async (signal) => {
        // These values were parsed by this declaration's schemas; the compiler can't infer that.
        const input = { viewer, ...address, body, request, signal } as unknown as CallInput<Shape>
        const reply = await handler(input)
        if (afterWrite && changesPages(shape)) await afterWrite()
        return answerCall(shape, request, reply)
      })
    }

    const answer = async (request: Request, context: RouteContext): Promise<Response> => {
      const started = now()
      const trace: Trace = { id: randomUUID(), role: 'unknown' }
      const response = await run(request, context, trace).catch((error: unknown) =>
        answerFailure(shape, request, readError(error, shape, trace), retryPage),
      )
      response.headers.set('x-request-id', trace.id)
      if (shape.isLogged === false) return response
      log('request', {
        id: trace.id,
        method: request.method,
        route: shape.path,
        status: response.status,
        problem: trace.code,
        ms: Math.round(now() - started),
        role: trace.role,
      })
      return response
    }
    const handle = (request: Request, context: RouteContext) =>
      inLanguage(readCallLanguage(request), () => answer(request, context))
    return Object.assign(handle, { call: shape })
  }
}
