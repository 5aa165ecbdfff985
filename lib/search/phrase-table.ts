/** The phrase table, built once from the files in phrases/, and the functions that find its phrases in a text. */
import type { Kind } from './kinds'
import { isKind } from './kinds'
import { idiomWords, patternWords } from './patterns'
import type { PhraseGroup } from './phrase-group'
import { chains } from './phrases/chains'
import { groups } from './phrases/groups'
import { health } from './phrases/health'
import { hints } from './phrases/hints'
import { housing } from './phrases/housing'
import { legal } from './phrases/legal'
import { mind } from './phrases/mind'
import { dying, languages, nearMe, noPlaceTonight, urgency } from './phrases/moments'
import { money } from './phrases/money'
import { named } from './phrases/named'
import { people } from './phrases/people'
import { unlisted } from './phrases/unlisted'
import { violence } from './phrases/violence'
import { foldPhrase, stem, stemForms, type Token } from './tokens'

type Table = Map<string, Set<string>>

const MAX_PHRASE_WORDS = 7
/** Shorter phrases must match exactly: with other word forms, or a word in between, they mean too little. */
const MIN_WORDS_FOR_FORMS = 2
const MIN_WORDS_AROUND = 3

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

export const phraseGroups: PhraseGroup[] = [housing, violence, health, mind, legal, money, groups, unlisted]

function joinGroups(): Record<string, string> {
  const all: Record<string, string> = {}
  for (const group of phraseGroups)
    for (const [kind, text] of Object.entries(group)) all[kind] = `${all[kind] ?? ''}\n${text}`
  return all
}

/** Adds names as typed in web addresses: 'jobcorps', 'catholiccharities'. */
function glue(texts: Record<string, string>): Record<string, string> {
  const write = (text: string) =>
    listPhrases(text)
      .flatMap((phrase) => (/^[a-z]+( [a-z]+)+$/.test(phrase) ? [phrase, phrase.replaceAll(' ', '')] : [phrase]))
      .join('\n')
  return Object.fromEntries(Object.entries(texts).map(([slug, text]) => [slug, write(text)]))
}

/** Kinds whose phrases state who does what to whom. */
const doings: ReadonlySet<string> = new Set<Kind>([
  'domestic-violence',
  'sexual-assault',
  'stalking',
  'trafficking',
  'tech-safety',
  'children',
  'suicide-crisis',
  'crime-victims',
  'family-law',
  'legal-aid',
  'elder',
])

const writeForms = (words: readonly string[]) => words.map((word) => stemForms(word)).join(' ')

/** Phrases of several words by the stems of their verbs: 'cutting off my lights' matches 'cut off my lights'. */
function makeForms(table: Table): Table {
  const forms: Table = new Map()
  const add = (key: string, meanings: Set<string>) => forms.set(key, new Set([...(forms.get(key) ?? []), ...meanings]))
  for (const [phrase, meanings] of table) {
    const words = phrase.split(' ')
    if (words.length < MIN_WORDS_FOR_FORMS) continue
    add(writeForms(words), meanings)
    // 'bill water' means 'water bill', but 'daughter took' does not mean 'took my daughter'.
    const isDoing = [...meanings].some((kind) => doings.has(kind))
    if (words.length === 2 && !isDoing) add(writeForms([...words].reverse()), meanings)
  }
  return forms
}

const kindTable = makeTable(joinGroups())
const kindForms = makeForms(kindTable)

const tables = {
  kinds: kindTable,
  hints: makeTable(hints),
  people: makeTable(people),
  named: makeTable(glue(named)),
  chains: makeTable(glue(chains)),
  languages: makeTable(languages),
  moments: makeTable({ urgent: urgency, tonight: noPlaceTonight, dying, near: nearMe }),
}

export interface Found<Meaning extends string = string> {
  meanings: Meaning[]
  /** Indexes of its words among the tokens. */
  at: number[]
  phrase: string
}

interface ContentWord {
  word: string
  at: number
}

/** Finds a phrase with its words in other forms, or with one extra word between them: 'shut my water off'. */
function lookUpForms(
  forms: Table,
  table: Table,
  span: readonly ContentWord[],
): { meanings: Set<string>; used: readonly ContentWord[] } | null {
  if (span.length < MIN_WORDS_FOR_FORMS || span.some(({ word }) => word === '|')) return null
  const inForms = forms.get(writeForms(span.map(({ word }) => word)))
  if (inForms) return { meanings: inForms, used: span }
  for (let out = 1; span.length > MIN_WORDS_AROUND && out < span.length - 1; out += 1) {
    // 'Bed bugs tonight' is not 'bed tonight'.
    if (table.has(`${span[out - 1]?.word} ${span[out]?.word}`)) continue
    const used = span.filter((_, at) => at !== out)
    const around = forms.get(writeForms(used.map(({ word }) => word)))
    if (around) return { meanings: around, used }
  }
  return null
}

/** Finds the longest phrases, left to right, ignoring fillers between their words. */
function findIn(table: Table, tokens: Token[], forms?: Table): Found[] {
  const contentWords: ContentWord[] = tokens.flatMap((token, at) => (token.isFiller ? [] : [{ word: token.word, at }]))
  const found: Found[] = []
  for (let from = 0; from < contentWords.length; ) {
    let taken = 0
    for (let count = Math.min(MAX_PHRASE_WORDS, contentWords.length - from); count >= 1 && taken === 0; count -= 1) {
      const span = contentWords.slice(from, from + count)
      const phrase = span.map(({ word }) => word).join(' ')
      const exact = table.get(phrase)
      const hit = exact ? { meanings: exact, used: span } : forms ? lookUpForms(forms, table, span) : null
      if (!hit) continue
      found.push({ meanings: [...hit.meanings], at: hit.used.map(({ at }) => at), phrase })
      taken = count
    }
    from += taken || 1
  }
  return found
}

/** Phrases that consist only of fillers ('help me') are compared as typed. */
function findFillerPhrase(table: Table, tokens: Token[]): Found[] {
  const phrase = tokens.map((token) => token.word).join(' ')
  const meanings = tokens.length > 0 && tokens.every((token) => token.isFiller) ? table.get(phrase) : undefined
  return meanings ? [{ meanings: [...meanings], at: tokens.map((_, at) => at), phrase }] : []
}

const find = (table: Table, forms?: Table) => (tokens: Token[]) => [
  ...findIn(table, tokens, forms),
  ...findFillerPhrase(table, tokens),
]

export const findPeople = find(tables.people)
export const findNamed = find(tables.named)
export const findChains = find(tables.chains)
export const findLanguages = find(tables.languages)
export const findMoments = find(tables.moments)

/** Kinds that single words suggest, used if nothing else in the sentence was understood. */
export function findHints(tokens: Token[]): Kind[] {
  return find(tables.hints)(tokens).flatMap(({ meanings }) => meanings.filter(isKind))
}

/** How often each word occurs in the phrases of each kind. */
const votes = new Map<string, Map<string, number>>()
for (const [phrase, meanings] of kindTable) {
  for (const word of phrase.split(' ')) {
    const stemmed = stemForms(word)
    const count = votes.get(stemmed) ?? new Map<string, number>()
    for (const meaning of meanings) count.set(meaning, (count.get(meaning) ?? 0) + 1 / meanings.size)
    votes.set(stemmed, count)
  }
}
/** Below this, the words mean too little. */
const MIN_VOTE = 0.75

/** The kind whose phrases contain the words most often, for words that form no phrase. */
export function guessKinds(tokens: Token[]): Kind[] {
  const sums = new Map<string, number>()
  for (const { word, isFiller } of tokens) {
    const count = isFiller || /^\d+$/.test(word) ? undefined : votes.get(stemForms(word))
    const total = [...(count?.values() ?? [])].reduce((sum, one) => sum + one, 0)
    for (const [kind, one] of count ?? []) sums.set(kind, (sums.get(kind) ?? 0) + one / (total + 1))
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1])
  return best && best[1] >= MIN_VOTE && isKind(best[0]) ? [best[0]] : []
}

export function findKinds(tokens: Token[]): Found<Kind>[] {
  return find(tables.kinds, kindForms)(tokens).map((found) => ({ ...found, meanings: found.meanings.filter(isKind) }))
}

const knownWords: ReadonlySet<string> = new Set([
  ...patternWords.map(stem),
  ...Object.values(tables).flatMap((table) => [...table.keys()].flatMap((phrase) => phrase.split(' '))),
])

/** Every word in a phrase or pattern: none of them counts as misspelled. */
export const vocabulary: ReadonlySet<string> = new Set([...knownWords, ...idiomWords.map(stem)])

/** Words that a misspelling may be corrected to: the longer ones in phrases and patterns. */
export const guesses: readonly string[] = [...knownWords].filter((word) => word.length >= 5)
