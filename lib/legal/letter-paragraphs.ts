/** What a letter says is written with these. */
import type { LetterParagraph } from './schema'

type Said = string | LetterParagraph

function readSaid(said: Said): LetterParagraph {
  return typeof said === 'string' ? { text: said } : said
}

/** A paragraph is its text alone, unless it is one of those below. */
export function letter(said: Said[]): LetterParagraph[] {
  return said.map(readSaid)
}

export function address(text: string): LetterParagraph {
  return { text, kind: 'address' }
}

export function heading(text: string): LetterParagraph {
  return { text, kind: 'heading' }
}

/** Said when that field is ticked or filled in. */
export function when(field: string, said: Said): LetterParagraph {
  return { ...readSaid(said), when: { field } }
}

/** Said when that choice is made. */
export function whenChosen(field: string, value: string, said: Said): LetterParagraph {
  return { ...readSaid(said), when: { field, value } }
}
