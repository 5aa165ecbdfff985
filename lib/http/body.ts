import { z } from 'zod'
import { callWords } from '@/lib/site/language/call-words'
import { AppError } from './app-error'

/** Enough for any form here; calls that need another limit declare it. */
export const DEFAULT_BODY_LIMIT = 64 * 1024
/** None of our input is nested deeper than a few levels. */
const MAX_DEPTH = 32

export interface MediaType {
  type: string
  charset: string
}

function readMediaType(request: Request): MediaType {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  return { type: type.trim(), charset: charset?.slice('charset='.length).replaceAll('"', '') ?? 'utf-8' }
}

function isEncoded(request: Request): boolean {
  const encoding = request.headers.get('content-encoding')
  return encoding !== null && encoding.toLowerCase() !== 'identity'
}

/** The body's bytes, counted while reading: nothing over the limit is held in memory. */
export async function readBytes(request: Request, limit = DEFAULT_BODY_LIMIT): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError('too-large')
  if (isEncoded(request)) throw new AppError('not-json')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError('bad-request', undefined, { cause })
    })
    if (done) break
    size += value.byteLength
    if (size > limit) {
      void reader.cancel().catch(() => {})
      throw new AppError('too-large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks, size)
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('bad-request')
  }
}

/** JSON.parse handles any depth; code that walks the result may not. */
function isDeep(text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** `__proto__` becomes an ordinary key, which a strict schema rejects; of duplicate keys the last one wins. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new AppError('bad-request')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad-request')
  }
}

export async function readJson(request: Request, limit = DEFAULT_BODY_LIMIT): Promise<unknown> {
  const { type, charset } = readMediaType(request)
  if (type !== 'application/json' || charset !== 'utf-8') throw new AppError('not-json')
  return parseJson(decodeText(await readBytes(request, limit)))
}

interface EncodedPair {
  name: string
  value: string
}

const MAX_PAIRS = 200

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    // Where URLSearchParams would insert U+FFFD, broken encoding is rejected.
    throw new AppError('bad-request')
  }
}

/** The pairs of a query or form (application/x-www-form-urlencoded), strictly decoded. */
export function parseEncoded(text: string): EncodedPair[] {
  const parts = text.split('&', MAX_PAIRS + 1).filter((part) => part !== '')
  if (parts.length > MAX_PAIRS) throw new AppError('bad-request')
  return parts.map((part) => {
    const end = part.indexOf('=')
    return end === -1
      ? { name: decodePart(part), value: '' }
      : { name: decodePart(part.slice(0, end)), value: decodePart(part.slice(end + 1)) }
  })
}

/** Known query parameters. Others are ignored, because links may carry anything; a known one may occur once. */
export function readQuery(address: string, known: readonly string[]): Record<string, string> {
  const start = address.indexOf('?')
  if (start === -1) return {}
  const values = new Map<string, string>()
  for (const { name, value } of parseEncoded(address.slice(start + 1).replace(/#.*$/s, ''))) {
    if (!known.includes(name)) continue
    if (values.has(name)) throw new AppError('bad-request', callWords().repeated)
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

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

/** Checkbox values from a fixed list, deduplicated and in list order. */
export function ticked<const Words extends readonly string[]>(words: Words) {
  return z
    .array(z.enum(words))
    .max(words.length)
    .default([])
    .transform((given) => words.filter((word): word is Words[number] => given.includes(word)))
}
