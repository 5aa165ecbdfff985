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
