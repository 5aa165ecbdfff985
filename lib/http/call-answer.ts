import { to } from '@/lib/site/language/paths'
import { Answer, answerJson, answerNothing, answerSeeOther, withApiHeaders } from './answer'
import type { AppError } from './app-error'
import type { CallShape } from './call'
import { isPlainFormPost } from './form'
import { createHtmlResponse } from './html-response'
import { answerProblem } from './problem'
import { recallTyped } from './typed'

/** What leaves is cut down to the declared fields: a column that a query brought along stays here. */
export async function answerCall(shape: CallShape, request: Request, result: unknown): Promise<Response> {
  if (result instanceof Response) return withApiHeaders(result)
  const { data, status, headers } = result instanceof Answer ? result : new Answer(result, undefined, new Headers())
  if (shape.form && isPlainFormPost(request))
    return answerSeeOther(headers.get('location') ?? to(shape.form.done), headers)
  if (!shape.response) return answerNothing(headers)
  const pruned = await shape.response.parseAsync(data)
  return answerJson(pruned, status ?? shape.status ?? 200, headers)
}

/** What a browser without JavaScript is shown in place of a failed form: the form again, with all that she typed. */
export type ShowAgain = (typed: Record<string, unknown>, error: AppError) => string

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** What another site sent is not shown back: it could look like words of ours. */
async function answerFormAgain(shape: CallShape, request: Request, error: AppError, show: ShowAgain) {
  const typed = error.code === 'forbidden' ? {} : await recallTyped(request, shape.form, shape.bodyLimit)
  const response = createHtmlResponse(show(typed, error), error.status)
  for (const [name, value] of Object.entries({ ...error.headers, ...NEVER_STORED })) response.headers.set(name, value)
  response.headers.delete('cdn-cache-control')
  return response
}

export async function answerFailure(
  shape: CallShape,
  request: Request,
  error: AppError,
  show?: ShowAgain,
): Promise<Response> {
  if (!shape.form || !isPlainFormPost(request)) return answerProblem(error)
  if (show) return answerFormAgain(shape, request, error, show)
  const { failed } = shape.form
  return answerSeeOther(to(typeof failed === 'string' ? failed : failed(error.code, new URL(request.url).pathname)))
}
