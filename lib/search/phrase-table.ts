/** The table of phrases, made once from the files in phrases/, and what of it is found in a text. */
import type { Kind } from './kinds'
import { isKind } from './kinds'
import type { PhraseGroup } from './phrase-group'
import { groups } from './phrases/groups'
import { health } from './phrases/health'
import { housing } from './phrases/housing'
import { legal } from './phrases/legal'
import { mind } from './phrases/mind'
import { dying, languages, nearMe, noPlaceTonight, urgency } from './phrases/moments'
import { money } from './phrases/money'
import { named } from './phrases/named'
import { people } from './phrases/people'
import { violence } from './phrases/violence'
import { foldPhrase, type Token } from './tokens'

type Table = Map<string, Set<string>>

const LONGEST = 7

export function listPhrases(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function fill(table: Table, meaning: string, text: string): void {
  for (const phrase of listPhrases(text)) {
    const key = foldPhrase(phrase)
    const known = table.get(key)
    if (known) known.add(meaning)
    else table.set(key, new Set([meaning]))
  }
}

function makeTable(texts: Record<string, string | undefined>): Table {
  const table: Table = new Map()
  for (const [meaning, text] of Object.entries(texts)) if (text) fill(table, meaning, text)
  return table
}

export const phraseGroups: PhraseGroup[] = [housing, violence, health, mind, legal, money, groups]

function joinGroups(): Record<string, string> {
  const all: Record<string, string> = {}
  for (const group of phraseGroups)
    for (const [kind, text] of Object.entries(group)) all[kind] = `${all[kind] ?? ''}\n${text}`
  return all
}

const tables = {
  kinds: makeTable(joinGroups()),
  people: makeTable(people),
  named: makeTable(named),
  languages: makeTable(languages),
  moments: makeTable({ urgent: urgency, tonight: noPlaceTonight, dying, near: nearMe }),
}

export interface Found<Meaning extends string = string> {
  meanings: Meaning[]
  /** Places of its words among the tokens. */
  at: number[]
  phrase: string
}

/** The longest phrases, from left to right; fillers between their words do not matter. */
function findIn(table: Table, tokens: Token[]): Found[] {
  const telling = tokens.flatMap((token, at) => (token.isFiller ? [] : [{ word: token.word, at }]))
  const found: Found[] = []
  for (let from = 0; from < telling.length; ) {
    let taken = 0
    for (let count = Math.min(LONGEST, telling.length - from); count >= 1 && taken === 0; count -= 1) {
      const span = telling.slice(from, from + count)
      const phrase = span.map(({ word }) => word).join(' ')
      const meanings = table.get(phrase)
      if (!meanings) continue
      found.push({ meanings: [...meanings], at: span.map(({ at }) => at), phrase })
      taken = count
    }
    from += taken || 1
  }
  return found
}

/** Phrases made of nothing but fillers ('help me') are compared as they stand. */
function findWhole(table: Table, tokens: Token[]): Found[] {
  const phrase = tokens.map((token) => token.word).join(' ')
  const meanings = tokens.length > 0 && tokens.every((token) => token.isFiller) ? table.get(phrase) : undefined
  return meanings ? [{ meanings: [...meanings], at: tokens.map((_, at) => at), phrase }] : []
}

const find = (table: Table) => (tokens: Token[]) => [...findIn(table, tokens), ...findWhole(table, tokens)]

export const findPeople = find(tables.people)
export const findNamed = find(tables.named)
export const findLanguages = find(tables.languages)
export const findMoments = find(tables.moments)

export function findKinds(tokens: Token[]): Found<Kind>[] {
  return find(tables.kinds)(tokens).map((found) => ({ ...found, meanings: found.meanings.filter(isKind) }))
}

/** Every word that stands in some phrase: none of them is misspelled. */
export const vocabulary: ReadonlySet<string> = new Set(
  Object.values(tables).flatMap((table) => [...table.keys()].flatMap((phrase) => phrase.split(' '))),
)

/** Words that a misspelling may mean: those that mean something by themselves, and the longer ones of phrases. */
export const guesses: readonly string[] = [...vocabulary].filter((word) => word.length >= 5)
