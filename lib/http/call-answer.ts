import { Answer, answerJson, answerNothing, answerSeeOther, withApiHeaders } from './answer'
import type { AppError } from './app-error'
import type { CallShape } from './call'
import { isPlainFormPost } from './form'
import { answerProblem } from './problem'

/** What leaves is cut down to the declared fields: a column that a query brought along stays here. */
export async function answerCall(shape: CallShape, request: Request, result: unknown): Promise<Response> {
  if (result instanceof Response) return withApiHeaders(result)
  const { data, status, headers } = result instanceof Answer ? result : new Answer(result, undefined, new Headers())
  if (shape.form && isPlainFormPost(request)) return answerSeeOther(headers.get('location') ?? shape.form.done, headers)
  if (!shape.response) return answerNothing(headers)
  const pruned = await shape.response.parseAsync(data)
  return answerJson(pruned, status ?? shape.status ?? 200, headers)
}

export function answerFailure(shape: CallShape, request: Request, error: AppError): Response {
  if (!shape.form || !isPlainFormPost(request)) return answerProblem(error)
  const { failed } = shape.form
  return answerSeeOther(typeof failed === 'string' ? failed : failed(error.code, new URL(request.url).pathname))
}
