/** What a person means by what she typed: the need, who she is, where, how soon, in which language; and what is left. */
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import { type Correction, correctTown, correctWords, isFormOf, mayBeMisspelled } from './correct'
import {
  addCombined,
  addLearned,
  dangerOf,
  describesHisActions,
  findDangers,
  isAboutHim,
  isOfDanger,
  isPersonal,
  kindOfDanger,
  leaveUnlikely,
} from './danger'
import type { Danger } from './danger-list'
import { describeKind, type Kind } from './kinds'
import { isNameForm } from './name-forms'
import { barHarmless, writeWords } from './patterns'
import { type Person, persons } from './people'
import {
  type Found,
  findChains,
  findHints,
  findKinds,
  findLanguages,
  findMoments,
  findNamed,
  findPeople,
  guesses,
  guessKinds,
  vocabulary,
} from './phrase-table'
import { plainWords } from './phrases/plain-words'
import { type PlaceFound, readPlaceIn, type SearchPlace } from './read-place'
import { isSpanish } from './spanish'
import { foldPhrase, foldText, readTokens, type Token } from './tokens'

export interface Understood {
  typed: string
  /** What says most first. */
  kinds: Kind[]
  who: Person[]
  place: SearchPlace | null
  /** Other places of the same name. */
  otherPlaces: SearchPlace[]
  isNearMe: boolean
  /** Her sentence names no need that the search knows. */
  isNotUnderstood: boolean
  isUrgent: boolean
  dangers: Danger[]
  /** No rule matched the danger: the weights of her words found it. */
  isWeighed: boolean
  /** BCP 47 tag of a language that is asked for. */
  language: string | null
  isSpanish: boolean
  /** Slugs of records that were named. */
  named: string[]
  /** What the titles of records hold that she may mean by name: 'salvation army', 'women in need'. */
  titles: string[]
  /** The one word there is, where it may be a name without its spaces or the first letters of one: 'harborhouse'. */
  nameForm: string | null
  /** What her words may be about, where nothing is found by them. */
  guesses: Kind[]
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

/** They name a thing or a place; alone in what he does to her they are no need of hers: 'he burned my clothes'. */
const things: readonly Kind[] = [
  'cash-help',
  'jobs',
  'benefits',
  'health-center',
  'emergency-shelter',
  'transitional-housing',
  'public-housing',
  'phone-internet',
  'transportation',
  'disaster',
  'food-pantry',
  'legal-aid',
  'medicine-help',
  'children',
]

function isOfThings(found: Found<Kind>[]): boolean {
  return found.every(({ meanings }) => meanings.every((kind) => things.includes(kind)))
}

/** Ways of paying, which say nothing where she names the care itself: 'therapist who takes medicaid'. */
const payments = new Set(
  [
    'no insurance',
    'no health insurance',
    'without insurance',
    'uninsured',
    'takes medicaid',
    'accepts medicaid',
    'sin seguro',
    'sin seguro medico',
    'acepta medicaid',
  ].map(foldPhrase),
)
/** What no papers, or a reservation, mean for her is in `who`. */
const statuses: readonly Kind[] = ['immigration-legal', 'refugee', 'tribal-health']

/** Names by themselves, words within a sentence: 'child help', 'text for help'. */
const everydayNames = new Set(['child', 'text', 'modest'])

/** 'At work' is where, and 'so i can work' is why: neither is what. */
const leadingToWork = new Set(['at', 'from', 'to', 'after', 'off', 'my', 'can'])

/** Who she is, how she pays, or where she was is not a need when another need is named. */
function leaveAttributes(found: Found<Kind>[], people: Found[], tokens: Token[]): Found<Kind>[] {
  const isAttribute = ({ at, phrase, meanings }: Found<Kind>) =>
    payments.has(phrase) ||
    (phrase === 'work' && leadingToWork.has(tokens[(at[0] ?? 0) - 1]?.plain ?? '')) ||
    (meanings.every((kind) => statuses.includes(kind)) &&
      people.some((one) => at.every((place) => one.at.includes(place))))
  const needs = found.filter((one) => !isAttribute(one))
  return needs.length > 0 ? needs : found
}

/** Her age, as she says it first of all: 'im 72', '81 and ...', 'tengo 15'. */
function readAge(plain: string): Person | null {
  const [, said, reading] =
    plain.match(/\b(?:im|i am|tengo|soy de) (\d{2})\b|^(\d{2}) (?:and|y|yo|yr|yrs|year|years|anos|female|f)\b/) ?? []
  const age = Number(said ?? reading ?? 0)
  return age >= 60 ? 'elder' : age >= 11 && age < 18 ? 'teen' : null
}

function readWho(tokens: Token[], plain: string): Person[] {
  const found = new Set(findPeople(tokens).flatMap(({ meanings }) => meanings))
  const age = readAge(plain)
  if (age) found.add(age)
  if (/\bmy (?:parents|dad|stepdad|step dad|stepfather|stepmom)\b|\bmis papas\b|\bmi padrastro\b/.test(plain))
    found.add('teen')
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

/** Two or three words without any that link them are rather a name: 'harbor business center'. */
function isLikeName(tokens: Token[]): boolean {
  return tokens.length > 1 && tokens.length < 4 && !tokens.some((token) => token.isFiller || token === gap)
}

function suggestKinds(tokens: Token[], open: Token[]): Kind[] {
  if (isLikeName(tokens)) return []
  const hinted = [...new Set(findHints(tokens))].slice(0, 2)
  return hinted.length > 0 ? hinted : guessKinds(open).filter((kind) => dangerOf(kind) === undefined)
}

/** Longer texts are no names. */
const MOST_OF_NAME = 6

/** Her words as they stand, where some of them say nothing else: they may be a name. */
function readName(tokens: Token[], isElse: boolean): string[] {
  const words = tokens.flatMap((token) => (token === gap ? [] : token.plain))
  if (!isElse || words.length < 2 || words.length > MOST_OF_NAME) return []
  // 'greenhouse 17' is GreenHouse17.
  const joined = words.length === 2 ? [foldPlace(words.join(''))] : []
  return [foldPlace(words.join(' ')), ...joined]
}

/** 'turningpoint', 'lafla': the only word, of which nothing else is known. */
function readNameForm(rest: readonly string[], words: readonly string[]): string | null {
  const [word = ''] = words
  return words.length === 1 && rest.includes(word) && isNameForm(word) ? word : null
}

export interface Known {
  /** Words of the directory's names: no misspellings, whatever they look like. */
  isKnown(word: string): boolean
}

function read(typed: string, tokens: Token[], gazetteer: Gazetteer): Omit<Understood, 'corrections'> {
  const found: PlaceFound | null = readPlaceIn(gazetteer, tokens, mapTaken(tokens))
  const left = leaveOut(tokens, found?.at ?? [])
  const ofPlace = found?.isNicknamed ? [gap, ...tokens.filter((_, at) => found.at.includes(at))] : []
  const isAll = (at: readonly number[]) => left.every(({ isFiller }, index) => isFiller || at.includes(index))
  const named = findNamed(left).filter(({ phrase, at }) => !everydayNames.has(phrase) || isAll(at))
  // As typed, short forms written out.
  const written = writeWords(left)
  const plain = barHarmless(written)
  const isIdiom = plain !== written
  const barred = plain.split(' ').map((word) => word === '|')
  const said = findKinds(left).filter((one) => !(isOfDanger(one) && one.at.some((at) => barred[at])))
  // 'gums bleeding' is no wound.
  const moments = findMoments(left).filter(
    ({ at, meanings }) =>
      !((meanings.includes('dying') || meanings.includes('tonight')) && at.some((one) => barred[one])) &&
      !said.some((kind) => kind.at.length > at.length && at.every((one) => kind.at.includes(one))),
  )
  // 'right now' asks for no rights.
  const isWithin = (at: readonly number[]) =>
    moments.some((moment) => moment.at.length > at.length && at.every((one) => moment.at.includes(one)))
  const languages = findLanguages(left)
  const people = findPeople(left)
  const kindsFound = leaveAttributes(
    said.filter(({ at }) => !isWithin(at)),
    people,
    left,
  )
  const spoken = orderKinds(kindsFound)
  const isUrgent = moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))
  const used = new Set([...kindsFound, ...named, ...moments, ...languages, ...people].flatMap(({ at }) => at))
  const known = findDangers(plain, kindsFound, moments, isUrgent)
  const told = leaveUnlikely(addCombined(known, plain), plain)
  const dangers = addLearned(told, plain)
  const isWeighed = told.length === 0 && dangers.length > 0
  const isHis = dangers.length === 0 && !isIdiom && describesHisActions(plain) && isOfThings(kindsFound)
  const ofDanger = dangers.flatMap((danger) => kindOfDanger[danger] ?? [])
  const heard = [...new Set<Kind>([...ofDanger, ...(isHis ? (['domestic-violence'] as const) : []), ...spoken])]
  const digits = readDigits(typed, found?.place.kind === 'zip' ? found.place.name : null)
  const chained = findChains(left)
  for (const { at } of chained) for (const one of at) used.add(one)
  const isNotUnderstood = heard.length === 0 && named.length === 0 && chained.length === 0 && digits === null
  // What says who she is or how soon says nothing of what she needs.
  const open = left.filter((_, at) => !used.has(at))
  const isHim = isHis || (isNotUnderstood && !isIdiom && isAboutHim(plain))
  const suggested: Kind[] = !isNotUnderstood
    ? []
    : isHim
      ? ['domestic-violence']
      : suggestKinds(left, isUrgent ? [] : open)
  // Weights may be wrong: what her words suggest besides stands behind.
  const besides = isWeighed && spoken.length === 0 ? suggestKinds(left, isUrgent ? [] : open) : []
  const kinds: Kind[] = isNotUnderstood ? suggested : [...new Set([...heard, ...besides])]
  const rest = left.flatMap((token, at) =>
    token === gap || token.isFiller || used.has(at) || /^\d+$/.test(token.plain) ? [] : [token.plain],
  )
  const words = left.flatMap((token) =>
    token === gap || token.isFiller || /^\d+$/.test(token.plain) ? [] : [token.plain],
  )
  const isName = dangers.length === 0 && digits === null && (spoken.length === 0 || rest.length > 0)
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
    who: readWho([...left, ...ofPlace], plain),
    place: found?.place ?? null,
    otherPlaces: found?.others ?? [],
    isNearMe: moments.some(({ meanings }) => meanings.includes('near')),
    isUrgent,
    isNotUnderstood: isNotUnderstood && kinds.length === 0 && isPersonal(plain),
    dangers: isHim ? addLearned(['violence'], plain) : dangers,
    isWeighed,
    language: languages.flatMap(({ meanings }) => meanings)[0] ?? null,
    isSpanish: isSpanish(tokens),
    named: [...new Set(named.sort((a, b) => b.at.length - a.at.length).flatMap(({ meanings }) => meanings))],
    titles: [...new Set([...chained.flatMap(({ meanings }) => meanings), ...readName(left, isName)])],
    nameForm: isName && kinds.length === 0 ? readNameForm(rest, words) : null,
    guesses: kinds.length === 0 && !isUrgent ? guessKinds(open) : [],
    digits,
    rest,
    without,
    words,
  }
}

const placesOf = new WeakMap<Gazetteer, string[]>()

/** Names that a misspelling may mean, one list for each gazetteer. */
function listPlaces(gazetteer: Gazetteer): string[] {
  const places = placesOf.get(gazetteer) ?? [...gazetteer.largeTowns, ...gazetteer.states.keys()]
  placesOf.set(gazetteer, places)
  return places
}

const listTowns = ({ place }: Pick<Understood, 'place'>, gazetteer: Gazetteer) => (place ? [] : listPlaces(gazetteer))

/** The reading of the text as typed, and what in it may be misspelled: `doubted` words are in no phrase. */
export interface FirstReading {
  text: string
  tokens: Token[]
  first: Omit<Understood, 'corrections'>
  inTown: Correction[]
  doubted: string[]
}

export function readAsTyped(typed: string, gazetteer: Gazetteer): FirstReading {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const tokens = readTokens(text)
  const first = read(text, tokens, gazetteer)
  const isWord = (word: string) => readTokens(word).every((one) => vocabulary.has(one.word))
  const isPlain = (word: string) => plainWords.has(word) || isWord(word)
  const unknown = first.rest.filter((word) => !isPlain(word) && !isFormOf(word, isPlain))
  const typedWords = tokens.map(({ plain }) => plain)
  const inTown = correctTown(first.rest, typedWords, listTowns(first, gazetteer))
  const doubted = unknown.filter((word) => mayBeMisspelled(word) && inTown.every(({ from }) => from !== word))
  return { text, tokens, first, inTown, doubted }
}

function applyCorrections(
  { text, tokens, first }: FirstReading,
  corrections: Correction[],
  gazetteer: Gazetteer,
): Understood {
  // In quotation marks, words are meant as they stand.
  if (corrections.length === 0 || /["“]/.test(text)) return { ...first, corrections: [] }
  const meant = new Map(corrections.map(({ from, to }) => [from, to]))
  const mended = tokens.flatMap((token) =>
    readTokens(meant.get(token.plain) ?? foldText(token.plain)).map((one) => ({ ...one, endsPart: token.endsPart })),
  )
  const second = read(text, mended, gazetteer)
  // What she said of danger is not mended away; what was only weighed may be told better by the words that she meant.
  const isLost = first.isWeighed
    ? second.dangers.length === 0
    : first.dangers.some((danger) => !second.dangers.includes(danger))
  if (isLost) return { ...first, corrections: [] }
  return { ...second, corrections }
}

export function finishReading(reading: FirstReading, gazetteer: Gazetteer, known?: Known): Understood {
  const { first, inTown, doubted } = reading
  const unknown = known ? doubted.filter((word) => !known.isKnown(word)) : doubted
  const others = correctWords(unknown, guesses, listTowns(first, gazetteer), inTown.length === 0)
  return applyCorrections(reading, [...inTown, ...others], gazetteer)
}

export function understand(typed: string, gazetteer: Gazetteer, known?: Known): Understood {
  return finishReading(readAsTyped(typed, gazetteer), gazetteer, known)
}

/** A place that was chosen or typed in a field of its own wins over one among the words. */
export function readPlaceText(typed: string, gazetteer: Gazetteer): PlaceFound | null {
  return readPlaceIn(gazetteer, readTokens(typed), new Map())
}
