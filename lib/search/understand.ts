/** What a person means by what she typed: the need, who she is, where, how soon, in which language; and the rest. */
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import type { When } from '@/lib/resources/hours/when'
import { MAX_WHOLE_WORDS } from './clauses'
import { type Correction, correctTown, correctWords, isDangerWord, isFormOf, mayBeMisspelled } from './correct'
import {
  addDangersByWeight,
  dangerOf,
  describesPartnersActions,
  impliesDanger,
  isAboutPartner,
  isPersonal,
  kindOfDanger,
} from './danger'
import type { DangerCase } from './danger-cases'
import type { Danger, HurtPerson } from './danger-list'
import { detectDanger, MAX_SHORT_WORDS } from './detect-danger'
import { describeKind, type Kind } from './kinds'
import { isNameForm } from './name-forms'
import { maskHarmless, writeWords } from './patterns'
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
import { isSpanish, isSpanishVa } from './spanish'
import { foldPhrase, foldText, readTokens, type Token } from './tokens'
import { findWhen } from './when'

export interface Understood {
  typed: string
  /** The most specific first. */
  kinds: Kind[]
  who: Person[]
  place: SearchPlace | null
  /** Other places with the same name. */
  otherPlaces: SearchPlace[]
  isNearMe: boolean
  /** No known need was found in her sentence. */
  isNotUnderstood: boolean
  isUrgent: boolean
  /** The strongest first. */
  dangers: Danger[]
  /** Special cases with their own answer: 'poison', 'police'. */
  cases: DangerCase[]
  /** Who is hurt. */
  hurt: HurtPerson
  /** No danger was detected, but her story may be about one: one line says whom to call. */
  mayBeDanger: boolean
  /** The danger was found by word weights, not by a rule. */
  isByWeights: boolean
  /** BCP 47 tag of the requested language. */
  language: string | null
  isSpanish: boolean
  /** When she can go, where she asks what is open then. */
  when: When | null
  /** Slugs of named records. */
  named: string[]
  /** Parts of record titles that she may mean: 'salvation army', 'women in need'. */
  titles: string[]
  /** The only word, if it may be a name without spaces or the initials of one: 'harborhouse'. */
  nameForm: string | null
  /** What her words may be about, used if they find nothing. */
  guesses: Kind[]
  /** Digits of a phone number, or part of one. */
  digits: string | null
  /** Words that are in no phrase and no place name. */
  rest: string[]
  /** All words that may be part of a name, except those of the place. */
  words: string[]
  corrections: { from: string; to: string }[]
  /** The typed words without those of a part: 'place', 'urgent', 'language', 'kind:wic', 'who:teen'. */
  without: Record<string, string>
}

/** Replaces a place, so that no phrase spans it. */
const gap: Token = {
  word: '|',
  plain: '|',
  written: '',
  isUpper: false,
  endsPart: true,
  endsSentence: false,
  isFiller: false,
}

/** Three or more digits that are not a ZIP code: '1-800-799-7233', '800 799 7233', '799-SAFE', '7233'. */
function readDigits(text: string, zip: string | null): string | null {
  const letters = text.replace(/\b(\d{3})[-. ]?(SAFE|HOPE|HELP)\b/gi, (_, digits: string, word: string) => {
    const keys: Record<string, string> = { SAFE: '7233', HOPE: '4673', HELP: '4357' }
    return `${digits}${keys[word.toUpperCase()] ?? ''}`
  })
  const [run] = letters.match(/\+?\d[\d\s().-]{1,18}\d/) ?? []
  const digits = run?.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') ?? ''
  if (digits.length < 3 || digits === zip) return null
  // Digits typed one by one: '9 8 8', '2-1-1'.
  if (run && /^\d(?:[\s.-]\d){2,}$/.test(run.trim())) return digits
  // An age, a time ('24/7') or a date is not a phone number.
  return digits.length >= 6 || digits.length === run?.trim().length ? digits : null
}

function mapPhraseLengths(tokens: Token[]): Map<number, number> {
  const taken = new Map<number, number>()
  for (const { at } of [...findKinds(tokens), ...findNamed(tokens), ...findPeople(tokens)]) {
    for (const one of at) taken.set(one, Math.max(taken.get(one) ?? 0, at.length))
  }
  return taken
}

function blankOut(tokens: Token[], at: readonly number[]): Token[] {
  return tokens.map((token, index) => (at.includes(index) ? gap : token))
}

/** Kinds by how specific their phrases are: longer ones first, general words last. */
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

/** Things and places: if a sentence about abuse mentions only these, she does not ask for them: 'he burned my clothes'. */
const incidentalKinds: readonly Kind[] = [
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

function areIncidental(found: Found<Kind>[]): boolean {
  return found.every(({ meanings }) => meanings.every((kind) => incidentalKinds.includes(kind)))
}

/** Ways of paying, ignored if she names the care itself: 'therapist who takes medicaid'. */
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
/** Having no papers, or living on a reservation, is already covered by `who`. */
const statuses: readonly Kind[] = ['immigration-legal', 'refugee', 'tribal-health']

/** Names when alone, but ordinary words within a sentence: 'child help', 'text for help'. */
const everydayNames = new Set(['child', 'text', 'modest'])

/** 'At work' is where, and 'so i can work' is why: neither is a need. */
const leadingToWork = new Set(['at', 'from', 'to', 'after', 'off', 'my', 'can'])

/** Who she is, how she pays, or where she was is not a need when another need is named. */
function dropAttributes(found: Found<Kind>[], people: Found[], tokens: Token[]): Found<Kind>[] {
  const isAttribute = ({ at, phrase, meanings }: Found<Kind>) =>
    payments.has(phrase) ||
    (phrase === 'work' && leadingToWork.has(tokens[(at[0] ?? 0) - 1]?.plain ?? '')) ||
    (meanings.every((kind) => statuses.includes(kind)) &&
      people.some((one) => at.every((place) => one.at.includes(place))))
  const needs = found.filter((one) => !isAttribute(one))
  return needs.length > 0 ? needs : found
}

/** Her age, from phrases like 'im 72', '81 and ...', 'tengo 15'. */
function readAge(plain: string): Person | null {
  const [, foundKinds, reading] =
    plain.match(/\b(?:im|i am|tengo|soy de) (\d{2})\b|^(\d{2}) (?:and|y|yo|yr|yrs|year|years|anos|female|f)\b/) ?? []
  const age = Number(foundKinds ?? reading ?? 0)
  return age >= 60 ? 'elder' : age >= 11 && age < 18 ? 'teen' : null
}

const veteranMeanings: ReadonlySet<string> = new Set<Kind | Person>(['veteran', 'veterans', 'va-health'])

/** Matches, except where 'va' in a Spanish sentence was read as Veterans Affairs. */
function findIgnoringSpanishVa<One extends Found>(find: (tokens: Token[]) => One[], tokens: Token[]): One[] {
  const hasSpanishVa = ({ at }: One) => at.some((place) => isSpanishVa(tokens, place))
  const found = find(tokens)
  const right = found.filter(
    (one) => !(hasSpanishVa(one) && one.meanings.some((meaning) => veteranMeanings.has(meaning))),
  )
  if (right.length === found.length) return found
  const others = find(tokens.map((token, at) => (isSpanishVa(tokens, at) ? gap : token)))
  return [...right.filter(hasSpanishVa), ...others]
}

function readWho(tokens: Token[], plain: string): Person[] {
  const found = new Set(findIgnoringSpanishVa(findPeople, tokens).flatMap(({ meanings }) => meanings))
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
  /** Fillers alone are dropped: 'help' in 'help with rent'. */
  const write = (out: ReadonlySet<number>) => {
    const kept = tokens.filter((_, at) => !out.has(at))
    return kept.every(({ isFiller }) => isFiller) ? '' : kept.flatMap(({ written }) => written || []).join(' ')
  }
  return Object.fromEntries([...parts].map(([part, at]) => [part, write(at)]))
}

/** Two or three words without fillers are probably a name: 'harbor business center'. */
function isLikeName(tokens: Token[]): boolean {
  return tokens.length > 1 && tokens.length < 4 && !tokens.some((token) => token.isFiller || token === gap)
}

function suggestKinds(tokens: Token[], open: Token[]): Kind[] {
  if (isLikeName(tokens)) return []
  const hinted = [...new Set(findHints(tokens))].slice(0, 2)
  return hinted.length > 0 ? hinted : guessKinds(open).filter((kind) => dangerOf(kind) === undefined)
}

/** Longer texts are not names. */
const MAX_NAME_WORDS = 6

/** All her words as typed, if some of them have no other meaning: they may be a name. */
function readName(tokens: Token[], mayBeName: boolean): string[] {
  const words = tokens.flatMap((token) => (token === gap ? [] : token.plain))
  if (!mayBeName || words.length < 2 || words.length > MAX_NAME_WORDS) return []
  // 'greenhouse 17' is GreenHouse17.
  const joined = words.length === 2 ? [foldPlace(words.join(''))] : []
  return [foldPlace(words.join(' ')), ...joined]
}

/** 'turningpoint', 'lafla': the only word, if it is otherwise unknown. */
function readNameForm(rest: readonly string[], words: readonly string[]): string | null {
  const [word = ''] = words
  return words.length === 1 && rest.includes(word) && isNameForm(word) ? word : null
}

export interface KnownWords {
  /** Whether the directory contains the word, so it is not a misspelling. */
  isKnown(word: string): boolean
}

function read(typed: string, tokens: Token[], gazetteer: Gazetteer): Omit<Understood, 'corrections'> {
  const found: PlaceFound | null = readPlaceIn(gazetteer, tokens, mapPhraseLengths(tokens))
  const withoutPlace = blankOut(tokens, found?.at ?? [])
  const placeTokens = found?.isNicknamed ? [gap, ...tokens.filter((_, at) => found.at.includes(at))] : []
  const isAll = (at: readonly number[]) => withoutPlace.every(({ isFiller }, index) => isFiller || at.includes(index))
  const named = findNamed(withoutPlace).filter(({ phrase, at }) => !everydayNames.has(phrase) || isAll(at))
  // As typed, with short forms expanded.
  const written = writeWords(withoutPlace)
  const plain = maskHarmless(written)
  const isIdiom = plain !== written
  const isBarred = plain.split(' ').map((word) => word === '|')
  const foundKinds = findIgnoringSpanishVa(findKinds, withoutPlace).filter(
    (one) => !(impliesDanger(one) && one.at.some((at) => isBarred[at])),
  )
  // 'gums bleeding' is not a wound.
  const moments = findMoments(withoutPlace).filter(
    ({ at, meanings }) =>
      !((meanings.includes('dying') || meanings.includes('tonight')) && at.some((one) => isBarred[one])) &&
      !foundKinds.some((kind) => kind.at.length > at.length && at.every((one) => kind.at.includes(one))),
  )
  // 'right now' does not ask about rights.
  const isWithin = (at: readonly number[]) =>
    moments.some((moment) => moment.at.length > at.length && at.every((one) => moment.at.includes(one)))
  const languages = findLanguages(withoutPlace)
  const people = findIgnoringSpanishVa(findPeople, withoutPlace)
  const kindsFound = dropAttributes(
    foundKinds.filter(({ at }) => !isWithin(at)),
    people,
    withoutPlace,
  )
  const namedKinds = orderKinds(kindsFound)
  const isUrgent = moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))
  const used = new Set([...kindsFound, ...named, ...moments, ...languages, ...people].flatMap(({ at }) => at))
  const ends = withoutPlace.map(({ endsSentence }) => endsSentence)
  const { dangers, isByWeights, cases, hurt, mayBeDanger } = detectDanger({ plain, ends, kinds: kindsFound, moments })
  // A long story may mention him and be about something else.
  const mayBeAboutHim = dangers.length === 0 && !isIdiom && withoutPlace.length <= MAX_WHOLE_WORDS
  const isPartnersAction = mayBeAboutHim && describesPartnersActions(plain) && areIncidental(kindsFound)
  const dangerKinds = dangers.flatMap((danger) => kindOfDanger[danger] ?? [])
  const allKinds = [
    ...new Set<Kind>([...dangerKinds, ...(isPartnersAction ? (['domestic-violence'] as const) : []), ...namedKinds]),
  ]
  const digits = readDigits(typed, found?.place.kind === 'zip' ? found.place.name : null)
  const foundChains = findChains(withoutPlace)
  const foundWhen = findWhen(withoutPlace, {
    kinds: namedKinds.length > 0 ? namedKinds : findHints(withoutPlace),
    isDanger: dangers.length > 0 || isPartnersAction,
  })
  for (const at of foundWhen?.at ?? []) used.add(at)
  for (const { at } of foundChains) for (const one of at) used.add(one)
  const isNotUnderstood = allKinds.length === 0 && named.length === 0 && foundChains.length === 0 && digits === null
  // Words for who she is or how soon do not say what she needs.
  const unusedTokens = withoutPlace.filter((_, at) => !used.has(at))
  const isPartnerAbuse = isPartnersAction || (isNotUnderstood && mayBeAboutHim && isAboutPartner(plain))
  const suggested: Kind[] = !isNotUnderstood
    ? []
    : isPartnerAbuse
      ? ['domestic-violence']
      : suggestKinds(withoutPlace, isUrgent ? [] : unusedTokens)
  // Weights may be wrong, so other suggestions from her words follow.
  const extraKinds =
    isByWeights && namedKinds.length === 0 ? suggestKinds(withoutPlace, isUrgent ? [] : unusedTokens) : []
  const kinds: Kind[] = isNotUnderstood ? suggested : [...new Set([...allKinds, ...extraKinds])]
  const rest = withoutPlace.flatMap((token, at) =>
    token === gap || token.isFiller || used.has(at) || /^\d+$/.test(token.plain) ? [] : [token.plain],
  )
  const words = withoutPlace.flatMap((token, at) =>
    token === gap || token.isFiller || /^\d+$/.test(token.plain) || foundWhen?.at.includes(at) ? [] : [token.plain],
  )
  const isName = dangers.length === 0 && digits === null && (namedKinds.length === 0 || rest.length > 0)
  const without = writeWithout(tokens, [
    ...(found ? [['place', found.at] as [string, number[]]] : []),
    ...kindsFound.flatMap(({ meanings, at }) => meanings.map((kind): [string, number[]] => [`kind:${kind}`, at])),
    ...people.flatMap(({ meanings, at }) => meanings.map((person): [string, number[]] => [`who:${person}`, at])),
    ...moments.map(({ at }): [string, number[]] => ['urgent', at]),
    ...languages.map(({ at }): [string, number[]] => ['language', at]),
    ...(foundWhen ? [['when', foundWhen.at] as [string, number[]]] : []),
  ])
  return {
    typed,
    kinds,
    who: readWho([...withoutPlace, ...placeTokens], plain),
    place: found?.place ?? null,
    otherPlaces: found?.others ?? [],
    isNearMe: moments.some(({ meanings }) => meanings.includes('near')),
    isUrgent,
    isNotUnderstood: isNotUnderstood && kinds.length === 0 && isPersonal(plain),
    dangers: isPartnerAbuse ? addDangersByWeight(['violence'], plain) : dangers,
    cases,
    hurt,
    mayBeDanger,
    isByWeights,
    language: languages.flatMap(({ meanings }) => meanings)[0] ?? null,
    isSpanish: isSpanish(tokens),
    when: foundWhen?.when ?? null,
    named: [...new Set(named.sort((a, b) => b.at.length - a.at.length).flatMap(({ meanings }) => meanings))],
    titles: [...new Set([...foundChains.flatMap(({ meanings }) => meanings), ...readName(withoutPlace, isName)])],
    nameForm: isName && kinds.length === 0 ? readNameForm(rest, words) : null,
    guesses: kinds.length === 0 && !isUrgent ? guessKinds(unusedTokens) : [],
    digits,
    rest,
    without,
    words,
  }
}

const placesOf = new WeakMap<Gazetteer, string[]>()

/** Place names that a misspelling may be corrected to, one list per gazetteer. */
function listPlaces(gazetteer: Gazetteer): string[] {
  const places = placesOf.get(gazetteer) ?? [...gazetteer.largeTowns, ...gazetteer.states.keys()]
  placesOf.set(gazetteer, places)
  return places
}

const listTowns = ({ place }: Pick<Understood, 'place'>, gazetteer: Gazetteer) => (place ? [] : listPlaces(gazetteer))

/** The interpretation of the text as typed, and what may be misspelled in it: `maybeMisspelled` words are in no phrase. */
export interface FirstReading {
  text: string
  tokens: Token[]
  first: Omit<Understood, 'corrections'>
  townCorrections: Correction[]
  maybeMisspelled: string[]
}

export function readAsTyped(typed: string, gazetteer: Gazetteer): FirstReading {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const tokens = readTokens(text)
  const first = read(text, tokens, gazetteer)
  const isWord = (word: string) => readTokens(word).every((one) => vocabulary.has(one.word))
  const isPlain = (word: string) => plainWords.has(word) || isWord(word)
  // In a story only towns are corrected: among so many words some look like misspellings and are not ('nevera', 'never').
  const isStory = tokens.length > MAX_SHORT_WORDS
  const unknown = isStory ? [] : first.rest.filter((word) => !isPlain(word) && !isFormOf(word, isPlain))
  const typedWords = tokens.map(({ plain }) => plain)
  const townCorrections = correctTown(first.rest, typedWords, listTowns(first, gazetteer))
  const maybeMisspelled = unknown.filter(
    (word) => mayBeMisspelled(word) && townCorrections.every(({ from }) => from !== word),
  )
  return { text, tokens, first, townCorrections, maybeMisspelled }
}

function applyCorrections(
  { text, tokens, first }: FirstReading,
  corrections: Correction[],
  gazetteer: Gazetteer,
): Understood {
  // Words in quotation marks are taken literally.
  if (corrections.length === 0 || /["“]/.test(text)) return { ...first, corrections: [] }
  const correctionOf = new Map(corrections.map(({ from, to }) => [from, to]))
  const correctedTokens = tokens.flatMap((token) =>
    readTokens(correctionOf.get(token.plain) ?? foldText(token.plain)).map((one) => ({
      ...one,
      endsPart: token.endsPart,
      endsSentence: token.endsSentence,
    })),
  )
  const second = read(text, correctedTokens, gazetteer)
  // A correction must not remove a danger she stated; one found only by weights may change with the corrected words.
  const isLost =
    first.isByWeights || corrections.some(({ to }) => isDangerWord(to))
      ? second.dangers.length === 0
      : first.dangers.some((danger) => !second.dangers.includes(danger))
  if (isLost) return { ...first, corrections: [] }
  return { ...second, corrections }
}

export function finishReading(reading: FirstReading, gazetteer: Gazetteer, known?: KnownWords): Understood {
  const { first, townCorrections, maybeMisspelled } = reading
  const unknown = known ? maybeMisspelled.filter((word) => !known.isKnown(word)) : maybeMisspelled
  const others = correctWords(unknown, guesses, listTowns(first, gazetteer), townCorrections.length === 0)
  return applyCorrections(reading, [...townCorrections, ...others], gazetteer)
}

export function understand(typed: string, gazetteer: Gazetteer, known?: KnownWords): Understood {
  return finishReading(readAsTyped(typed, gazetteer), gazetteer, known)
}

/** A place that was chosen or typed in its own field overrides one among the words. */
export function readPlaceText(typed: string, gazetteer: Gazetteer): PlaceFound | null {
  return readPlaceIn(gazetteer, readTokens(typed), new Map())
}
