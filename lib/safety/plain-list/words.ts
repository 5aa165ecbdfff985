/**
 * Numbers that look like something else. The first letter of each thing says what the number is for, and she learns six
 * letters: nothing on the paper explains them.
 */
import type { CallKind } from '../call-card/cards'

export const patterns = ['recipe', 'school', 'receipt'] as const
export type Pattern = (typeof patterns)[number]

export interface PatternWords {
  name: string
  /** What the paper is called where it is saved, without its ending. */
  file: string
  title: string
  /** Above the numbers. */
  column: string
  /** Below the list. */
  end: string[]
  things: Record<CallKind, readonly string[]>
}

/** A list as it stands on paper that looks like something else: what the server and a browser both need of it. */
export interface PlainLine {
  thing: string
  /** Ten digits, or a short number, as they are dialed; empty where there is nothing to dial. */
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

/** How each of the papers looks, without the things that stand for kinds of help. */
export type PaperLooks = Record<Pattern, Omit<PatternWords, 'things'>>

/** '1-800-799-7233' as 8007997233: the country's 1 is left out, and an extension stands behind an x. */
export function writeDigits(number: string, extension: string | null): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return extension ? `${digits}x${extension}` : digits
}

/** What a receipt would say, in cents; the same for the same line. */
export function priceOf({ thing, digits }: PlainLine): number {
  const tail = digits ? Number(digits.replaceAll(/\D/g, '').slice(-3)) : thing.length * 7
  return 119 + ((tail * 37) % 78) * 10
}
