import { to } from '@/lib/site/language/paths'
import type { AppError } from './app-error'
import type { CallShape } from './call'
import { isPlainFormPost } from './form'
import { restoreFormInput } from './form-input'
import { createHtmlResponse } from './html-response'
import { problemResponse } from './problem'
import { emptyResponse, jsonResponse, Reply, seeOther, withApiHeaders } from './reply'

/** The response contains only the declared fields: extra columns from a query are dropped. */
export async function answerCall(shape: CallShape, request: Request, result: unknown): Promise<Response> {
  if (result instanceof Response) return withApiHeaders(result)
  const { data, status, headers } = result instanceof Reply ? result : new Reply(result, undefined, new Headers())
  if (shape.form && isPlainFormPost(request)) return seeOther(headers.get('location') ?? to(shape.form.done), headers)
  if (!shape.response) return emptyResponse(headers)
  const pruned = await shape.response.parseAsync(data)
  return jsonResponse(pruned, status ?? shape.status ?? 200, headers)
}

/** Renders a failed form again for a browser without JavaScript, with everything she typed. */
export type RetryPage = (typed: Record<string, unknown>, error: AppError) => string

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** Input sent by another site is not shown again: it could look like our own text. */
async function answerRetryPage(shape: CallShape, request: Request, error: AppError, show: RetryPage) {
  const typed = error.code === 'forbidden' ? {} : await restoreFormInput(request, shape.form, shape.bodyLimit)
  const response = createHtmlResponse(show(typed, error), error.status)
  for (const [name, value] of Object.entries({ ...error.headers, ...NEVER_STORED })) response.headers.set(name, value)
  response.headers.delete('cdn-cache-control')
  return response
}

export async function answerFailure(
  shape: CallShape,
  request: Request,
  error: AppError,
  show?: RetryPage,
): Promise<Response> {
  if (!shape.form || !isPlainFormPost(request)) return problemResponse(error)
  if (show) return answerRetryPage(shape, request, error, show)
  const { failed } = shape.form
  return seeOther(to(typeof failed === 'string' ? failed : failed(error.code, new URL(request.url).pathname)))
}
