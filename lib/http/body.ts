import { AppError } from './app-error'

/** Enough for any form here; calls that need another limit declare it. */
export const DEFAULT_BODY_LIMIT = 64 * 1024
/** None of our input is nested deeper than a few levels. */
const MAX_DEPTH = 32

export interface MediaType {
  type: string
  charset: string
}

export function readMediaType(request: Request): MediaType {
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

export function decodeText(bytes: Uint8Array): string {
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
