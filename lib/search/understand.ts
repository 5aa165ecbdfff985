/** What a person means by what she typed: the need, who she is, where, how soon, in which language; and what is left. */
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { correctWords } from './correct'
import { type Danger, findDangers, isAboutHim, isPersonal, kindOfDanger } from './danger'
import { describeKind, type Kind } from './kinds'
import { type Person, persons } from './people'
import {
  type Found,
  findKinds,
  findLanguages,
  findMoments,
  findNamed,
  findPeople,
  guesses,
  vocabulary,
} from './phrase-table'
import { plainWords } from './phrases/plain-words'
import { type PlaceFound, readPlaceIn, type SearchPlace } from './read-place'
import { isSpanish } from './spanish'
import { foldText, readTokens, stem, type Token } from './tokens'

export interface Understood {
  typed: string
  /** What says most first. */
  kinds: Kind[]
  who: Person[]
  place: SearchPlace | null
  /** Other places of the same name. */
  otherPlaces: SearchPlace[]
  isNearMe: boolean
  /** A sentence of hers of which no need was understood. */
  isUnheard: boolean
  isUrgent: boolean
  dangers: Danger[]
  /** BCP 47 tag of a language that is asked for. */
  language: string | null
  isSpanish: boolean
  /** Slugs of records that were named. */
  named: string[]
  /** Digits of a phone number or a part of one. */
  digits: string | null
  /** Words that stand in no phrase and name no place. */
  rest: string[]
  /** All words that may stand in a name, the place's not among them. */
  words: string[]
  corrections: { from: string; to: string }[]
  /** The typed words without those of a part: 'place', 'urgent', 'language', 'kind:wic', 'who:teen'. */
  without: Record<string, string>
}

/** Put where a place was, so that no phrase reaches across it. */
const gap: Token = { word: '|', plain: '|', written: '', isUpper: false, endsPart: true, isFiller: false }

/** Three digits and more that are no ZIP code; '1-800-799-7233', '800 799 7233', '799-SAFE', '7233'. */
function readDigits(text: string, zip: string | null): string | null {
  const letters = text.replace(/\b(\d{3})[-. ]?(SAFE|HOPE|HELP)\b/gi, (_, digits: string, word: string) => {
    const keys: Record<string, string> = { SAFE: '7233', HOPE: '4673', HELP: '4357' }
    return `${digits}${keys[word.toUpperCase()] ?? ''}`
  })
  const [run] = letters.match(/\+?\d[\d\s().-]{1,18}\d/) ?? []
  const digits = run?.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') ?? ''
  if (digits.length < 3 || digits === zip) return null
  // Typed one by one: '9 8 8', '2-1-1'.
  if (run && /^\d(?:[\s.-]\d){2,}$/.test(run.trim())) return digits
  // An age, an hour ('24/7') or a date is no number to call.
  return digits.length >= 6 || digits.length === run?.trim().length ? digits : null
}

function mapTaken(tokens: Token[]): Map<number, number> {
  const taken = new Map<number, number>()
  for (const { at } of [...findKinds(tokens), ...findNamed(tokens), ...findPeople(tokens)]) {
    for (const one of at) taken.set(one, Math.max(taken.get(one) ?? 0, at.length))
  }
  return taken
}

function leaveOut(tokens: Token[], at: readonly number[]): Token[] {
  return tokens.map((token, index) => (at.includes(index) ? gap : token))
}

/** Kinds by how much their phrases say: longer ones first, general words last. */
function orderKinds(found: Found<Kind>[]): Kind[] {
  const weights = new Map<Kind, number>()
  for (const { meanings, at } of found) {
    for (const kind of meanings) {
      const weight = at.length + (describeKind(kind).isGeneral ? 0 : 10)
      weights.set(kind, Math.max(weights.get(kind) ?? 0, weight))
    }
  }
  return [...weights].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
}

function readWho(tokens: Token[]): Person[] {
  const found = new Set(findPeople(tokens).flatMap(({ meanings }) => meanings))
  if (found.has('trans')) found.add('lgbtq')
  return persons.filter((person) => found.has(person))
}

function writeWithout(tokens: Token[], found: [part: string, at: readonly number[]][]): Record<string, string> {
  const parts = new Map<string, Set<number>>()
  for (const [part, at] of found) parts.set(part, new Set([...(parts.get(part) ?? []), ...at]))
  /** Fillers alone say nothing: 'help' of 'help with rent'. */
  const write = (out: ReadonlySet<number>) => {
    const kept = tokens.filter((_, at) => !out.has(at))
    return kept.every(({ isFiller }) => isFiller) ? '' : kept.flatMap(({ written }) => written || []).join(' ')
  }
  return Object.fromEntries([...parts].map(([part, at]) => [part, write(at)]))
}

export interface Known {
  /** Words of the directory's names: no misspellings, whatever they look like. */
  isKnown(word: string): boolean
}

function read(typed: string, tokens: Token[], gazetteer: Gazetteer): Omit<Understood, 'corrections'> {
  const found: PlaceFound | null = readPlaceIn(gazetteer, tokens, mapTaken(tokens))
  const left = leaveOut(tokens, found?.at ?? [])
  const named = findNamed(left)
  const moments = findMoments(left)
  // 'right now' asks for no rights.
  const isWithin = (at: readonly number[]) =>
    moments.some((moment) => moment.at.length > at.length && at.every((one) => moment.at.includes(one)))
  const kindsFound = findKinds(left).filter(({ at }) => !isWithin(at))
  const languages = findLanguages(left)
  const people = findPeople(left)
  const spoken = orderKinds(kindsFound)
  const isUrgent = moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))
  const used = new Set([...kindsFound, ...named, ...moments, ...languages, ...people].flatMap(({ at }) => at))
  // As typed, short forms written out.
  const plain = left.map((token) => (token.word === stem(token.plain) ? token.plain : token.word)).join(' ')
  const dangers = findDangers(plain, kindsFound, moments, isUrgent, spoken)
  const heard = [...new Set([...dangers.flatMap((danger) => kindOfDanger[danger] ?? []), ...spoken])]
  const digits = readDigits(typed, found?.place.kind === 'zip' ? found.place.name : null)
  const isUnheard = heard.length === 0 && named.length === 0 && digits === null
  const kinds: Kind[] = isUnheard && isAboutHim(plain) ? ['domestic-violence'] : heard
  const without = writeWithout(tokens, [
    ...(found ? [['place', found.at] as [string, number[]]] : []),
    ...kindsFound.flatMap(({ meanings, at }) => meanings.map((kind): [string, number[]] => [`kind:${kind}`, at])),
    ...people.flatMap(({ meanings, at }) => meanings.map((person): [string, number[]] => [`who:${person}`, at])),
    ...moments.map(({ at }): [string, number[]] => ['urgent', at]),
    ...languages.map(({ at }): [string, number[]] => ['language', at]),
  ])
  return {
    typed,
    kinds,
    who: readWho(left),
    place: found?.place ?? null,
    otherPlaces: found?.others ?? [],
    isNearMe: moments.some(({ meanings }) => meanings.includes('near')),
    isUrgent,
    isUnheard: isUnheard && kinds.length === 0 && isPersonal(plain),
    dangers,
    language: languages.flatMap(({ meanings }) => meanings)[0] ?? null,
    isSpanish: isSpanish(tokens),
    named: [...new Set(named.sort((a, b) => b.at.length - a.at.length).flatMap(({ meanings }) => meanings))],
    digits,
    rest: left.flatMap((token, at) =>
      token === gap || token.isFiller || used.has(at) || /^\d+$/.test(token.plain) ? [] : [token.plain],
    ),
    without,
    words: left.flatMap((token) => (token === gap || token.isFiller || /^\d+$/.test(token.plain) ? [] : [token.plain])),
  }
}

export function understand(typed: string, gazetteer: Gazetteer, known?: Known): Understood {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const tokens = readTokens(text)
  const first = read(text, tokens, gazetteer)
  const isWord = (word: string) => readTokens(word).every((one) => vocabulary.has(one.word))
  const unknown = first.rest.filter((word) => !plainWords.has(word) && !isWord(word) && !known?.isKnown(word))
  const corrections = correctWords(unknown, guesses, gazetteer.largeTowns, first.place === null)
  // In quotation marks, words are meant as they stand.
  if (corrections.length === 0 || /["“]/.test(text)) return { ...first, corrections: [] }
  const meant = new Map(corrections.map(({ from, to }) => [from, to]))
  const mended = tokens.flatMap((token) =>
    readTokens(meant.get(token.plain) ?? foldText(token.plain)).map((one) => ({ ...one, endsPart: token.endsPart })),
  )
  return { ...read(text, mended, gazetteer), corrections }
}

/** A place that was chosen or typed in a field of its own wins over one among the words. */
export function readPlaceText(typed: string, gazetteer: Gazetteer): PlaceFound | null {
  return readPlaceIn(gazetteer, readTokens(typed), new Map())
}
