import { callWords } from '@/lib/site/language/call-words'
import { AppError } from './app-error'

export interface EncodedPair {
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
