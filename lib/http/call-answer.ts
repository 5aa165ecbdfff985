import { to } from '@/lib/site/language/paths'
import type { AppError } from './app-error'
import type { CallShape } from './call'
import { isPlainFormPost } from './form'
import { restoreFormInput } from './form-input'
import { createHtmlResponse } from './html-response'
import { problemResponse } from './problem'
import { emptyResponse, jsonResponse, Reply, seeOther, withApiHeaders } from './reply'

/** What leaves is cut down to the declared fields: a column that a query brought along stays here. */
export async function answerCall(shape: CallShape, request: Request, result: unknown): Promise<Response> {
  if (result instanceof Response) return withApiHeaders(result)
  const { data, status, headers } = result instanceof Reply ? result : new Reply(result, undefined, new Headers())
  if (shape.form && isPlainFormPost(request)) return seeOther(headers.get('location') ?? to(shape.form.done), headers)
  if (!shape.response) return emptyResponse(headers)
  const pruned = await shape.response.parseAsync(data)
  return jsonResponse(pruned, status ?? shape.status ?? 200, headers)
}

/** What a browser without JavaScript is shown in place of a failed form: the form again, with all that she typed. */
export type RetryPage = (typed: Record<string, unknown>, error: AppError) => string

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** What another site sent is not shown back: it could look like words of ours. */
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
