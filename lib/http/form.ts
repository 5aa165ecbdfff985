import { AppError } from './app-error'
import { DEFAULT_BODY_LIMIT, decodeText, readBytes, readMediaType } from './body'
import { type EncodedPair, parseEncoded } from './encoded'

/** The fields of a plain form that are not simple text. */
export interface FormFields {
  /** May occur several times: a group of checkboxes. */
  lists?: readonly string[]
  /** A single checkbox. */
  flags?: readonly string[]
  numbers?: readonly string[]
}

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

export function isForm(request: Request): boolean {
  const { type } = readMediaType(request)
  return type === URL_ENCODED || type === MULTIPART
}

/** A browser submitting a form without a script, which will show the response as a page. */
export function isPlainFormPost(request: Request): boolean {
  return isForm(request) && !(request.headers.get('accept') ?? '').includes('json')
}

async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<EncodedPair[]> {
  decodeText(bytes)
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad-request', undefined, { cause })
    })
  return [...form].map(([name, value]) => {
    // No form here has uploads.
    if (typeof value !== 'string') throw new AppError('bad-request')
    return { name, value }
  })
}

const truths: Record<string, boolean> = { on: true, true: true, '1': true, false: false, '0': false }

function readValue(name: string, value: string, { flags = [], numbers = [] }: FormFields): unknown {
  if (flags.includes(name)) return truths[value] ?? value
  if (numbers.includes(name) && /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim())) return Number(value)
  return value
}

/** The input in the shape of its JSON equivalent; an empty field counts as not sent. */
function shapeForm(pairs: EncodedPair[], fields: FormFields): Record<string, unknown> {
  const lists = new Map((fields.lists ?? []).map((name) => [name, [] as string[]]))
  const singles = new Map<string, unknown>()
  for (const { name, value } of pairs) {
    if (value.trim() === '') continue
    const list = lists.get(name)
    if (list) list.push(value)
    else if (singles.has(name)) throw new AppError('bad-request')
    else singles.set(name, readValue(name, value, fields))
  }
  return Object.fromEntries([...singles, ...[...lists].filter(([, values]) => values.length > 0)])
}

export async function readForm(
  request: Request,
  fields: FormFields = {},
  limit = DEFAULT_BODY_LIMIT,
): Promise<unknown> {
  const { type, charset } = readMediaType(request)
  if (charset !== 'utf-8') throw new AppError('not-json')
  const bytes = await readBytes(request, limit)
  const contentType = request.headers.get('content-type') ?? ''
  const pairs = type === MULTIPART ? await parseMultipart(bytes, contentType) : parseEncoded(decodeText(bytes))
  return shapeForm(pairs, fields)
}
