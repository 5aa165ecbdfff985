import type { ResourceDto } from '@/lib/resources/schema'
import { type CallKind, type CallLanguage, readCallKind } from '../call-card/call-kind'
import { en, es, type Pattern, type PatternWords } from './words'

const words: Record<CallLanguage, typeof en> = { en, es }

export interface PlainLine {
  thing: string
  /** Ten digits, or a short number, as they are dialed. */
  digits: string
  /** What it really is: for her screen, never for the paper. */
  meaning: string
}

export interface PlainList {
  title: string
  column: string
  end: string[]
  lines: PlainLine[]
}

export function getPlainWords(language: CallLanguage): typeof en {
  return words[language]
}

/** '1-800-799-7233' as 8007997233: the country's 1 is left out, and an extension stands behind an x. */
function writeDigits(number: string, extension: string | null): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return extension ? `${digits}x${extension}` : digits
}

const MOST = 9

/** A line for each record that can be called; of one number only the first. */
export function writePlainList(entries: readonly ResourceDto[], pattern: Pattern, language: CallLanguage): PlainList {
  const own: PatternWords = words[language].patterns[pattern]
  const used = new Map<CallKind, number>()
  const seen = new Set<string>()
  const lines = entries.flatMap((entry): PlainLine[] => {
    const voice = entry.phones.find(({ type }) => type === 'voice')
    const digits = voice ? writeDigits(voice.number, voice.extension) : ''
    const { kind } = readCallKind(entry)
    const at = used.get(kind) ?? 0
    const thing = own.things[kind][at]
    if (!digits || seen.has(digits) || !thing || seen.size >= MOST) return []
    used.set(kind, at + 1)
    seen.add(digits)
    return [{ thing, digits, meaning: entry.title }]
  })
  return { title: own.title, column: own.column, end: own.end, lines }
}

/** What a receipt would say; the same for the same number. */
export function priceOf({ digits }: PlainLine): number {
  const tail = Number(digits.replaceAll(/\D/g, '').slice(-3))
  return 119 + ((tail * 37) % 78) * 10
}
