/** Corrections are for words that nobody knows: to a word of the table of phrases, or to a town. */
import { countEdits } from '@/lib/text/spelling'
import { stem } from './tokens'

export interface Correction {
  from: string
  to: string
}

function allowedEdits(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

function findNearest(word: string, offered: readonly string[]): { to: string; edits: number } | null {
  const allowed = allowedEdits(word)
  let best: { to: string; edits: number } | null = null
  for (const term of offered) {
    if (Math.abs(term.length - word.length) > allowed) continue
    // Hardly anyone mistakes a word's first letter.
    if (term[0] !== word[0] && term[1] !== word[1]) continue
    const edits = countEdits(word, term)
    const isBetter =
      !best || edits < best.edits || (edits === best.edits && term[0] === word[0] && best.to[0] !== word[0])
    if (edits <= allowed && isBetter) best = { to: term, edits }
  }
  return best
}

export function correctWords(
  unknown: readonly string[],
  words: readonly string[],
  towns: readonly string[],
  mayBeTown: boolean,
): Correction[] {
  return unknown.flatMap((word) => {
    if (/\d/.test(word)) return []
    const phrase = findNearest(stem(word), words)
    const town = mayBeTown ? findNearest(word, towns) : null
    const best = town && (!phrase || town.edits < phrase.edits) ? town : phrase
    return best && best.to !== word ? [{ from: word, to: best.to }] : []
  })
}
