import { AppError } from './app-error'
import { readBytes, readJson } from './body'
import type { CallShape } from './call'
import { readQuery } from './encoded'
import { isForm, readForm } from './form'
import { saveFormInput } from './form-input'
import { parseInput } from './issues'

export interface RawInput {
  params: unknown
  query: unknown
}

/** Path parameters. An invalid one means a 404. */
export async function readAddress(
  shape: CallShape,
  request: Request,
  params: Promise<Record<string, unknown>>,
): Promise<RawInput> {
  const path = shape.params?.safeParse(await params)
  if (path && !path.success) throw new AppError('not-found')
  const query = shape.query && parseInput(shape.query, readQuery(request.url, Object.keys(shape.query.shape)))
  return { params: path?.data, query }
}

export async function readBody(shape: CallShape, request: Request): Promise<unknown> {
  if (shape.body === undefined || shape.body === 'stream') return undefined
  if (shape.body === 'raw') return readBytes(request, shape.bodyLimit)
  const isFormSent = shape.form !== undefined && isForm(request)
  const sent = isFormSent
    ? await readForm(request, shape.form, shape.bodyLimit)
    : await readJson(request, shape.bodyLimit)
  if (isFormSent) saveFormInput(request, sent)
  return parseInput(shape.body, sent)
}
