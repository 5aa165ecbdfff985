/** The place in a typed text, as people mean it: 'columbus' is the largest, 'indiana pa' a town, 'me' not Maine. */

import type { Point } from '@/lib/geography/distance'
import type { County, Gazetteer, Town, ZipPlace } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import { isStateCode, type StateCode, stateName } from '@/lib/geography/states'
import { plainWords } from './phrases/plain-words'
import { isFiller, type Token } from './tokens'

export interface SearchPlace {
  kind: 'zip' | 'town' | 'county' | 'state' | 'point'
  /** 'Columbus, OH', '44102, Cleveland, OH', 'Cuyahoga County, OH', 'Ohio'. */
  label: string
  /** A name that is read as the same place when typed again. */
  name: string
  state: StateCode
  /** The counties it is in, the main one first; none for a state. */
  counties: string[]
  /** Null if only a state is known. */
  point: Point | null
}

export interface PlaceFound {
  place: SearchPlace
  /** Other places with the same name: 'Georgia', 'Indiana'. */
  others: SearchPlace[]
  /** Indexes of its words among the tokens. */
  at: number[]
  /** Found by a nickname: 'navajo nation' also suggests who she is. */
  isNicknamed?: boolean
}

const MAX_PLACE_WORDS = 5
/** The bare name of a smaller town is too likely to be an ordinary word. */
const MIN_BARE_POPULATION = 4000
const MIN_COMMON_WORD_POPULATION = 60_000

const leading = new Set([
  'in',
  'near',
  'around',
  'at',
  'from',
  'en',
  'de',
  'cerca',
  'outside',
  'by',
  'to',
  'for',
  'of',
  'desde',
])
const strong = new Set(['in', 'near', 'around', 'en', 'outside', 'live', 'vivo'])

/** Town names that are mainly ordinary words; read as a town only after 'in', with a state, or if it is large. */
const everyday = new Set(
  (
    'friendly home help hope center centre house women man men free aid care day night young old new good best love peace paradise ' +
    'church school friend friends baby angel angels police justice liberty freedom union union hall state city town ' +
    'county street park lake river valley beach hill island spring summer winter rose grace faith joy story bell early ' +
    'due price speed media bliss comfort protection independence defiance friendship welcome normal superior ideal ' +
    'security energy energia comunidad mujeres casa luz paz esperanza refugio victoria libertad gratis ayuda problem ' +
    'parents mother mothers child children family families money food water electric gas phone internet work job jobs ' +
    'clinic doctor medical health court law order call text line safe moving leave lost alone sad hurt scared trust ' +
    'happy true bad bed car dog cat pets black white green brown red blue lesbian orange surprise energy sexual victor ' +
    'worth door person will page college post grant wise ward stone star rock progress prospect opportunity oasis mission ' +
    'humble hazard harvest eagle bear brush king crystal wake wood woods rush rice bath iron ford cook bond cross forest gulf ' +
    'moody noble power sharp ware real clay coal ransom hand swift carbon trooper ' +
    'lawyer rent bills papers voucher advocate mobile reading rich poor grants national american native indian general'
  ).split(' '),
)

/** Countries that small towns are named after: read as a town only with its state. */
const countries = new Set(
  'mexico cuba peru china jamaica panama poland brazil guatemala honduras colombia ecuador chile russia india japan'.split(
    ' ',
  ),
)

/** Words that follow a name in a shelter's name: 'bethany house'. */
const buildings = new Set('house home haven manor mission ministry ministries inn foundation hall'.split(' '))

const isPlainWord = (word: string) => plainWords.has(word) || isFiller(word)
const isEveryday = (name: string) => everyday.has(name) || plainWords.has(name)

/** 'El refugio', 'la union': what the article makes a thing is a small town only with its state. */
const things = new Set(
  (
    'refugio union esperanza paz victoria luz casa centro iglesia escuela clinica corte campo feria gloria salud ' +
    'oficina calle familia libertad comunidad ayuda policia mision vida verdad tienda puerta rancho ranchos portal rio ojo ojos ' +
    'cerro playa huerta hacienda tierra casita villa boca cueva sal madera puente presa indio indios negro junta grande vista'
  ).split(' '),
)
const isThing = (name: string) => /^(?:el|la|los|las) /.test(name) && things.has(name.replace(/^\S+ /, ''))

/** Codes that are also English or Spanish words: a state only after one of its towns, after a comma or in capitals. */
const wordCodes = new Set([
  'al',
  'as',
  'co',
  'de',
  'hi',
  'id',
  'in',
  'la',
  'ma',
  'me',
  'mi',
  'mo',
  'ms',
  'ok',
  'oh',
  'or',
  'pa',
  'va',
  'ct',
  'mt',
  'pr',
  'vi',
  'ga',
  'nd',
  'sd',
  'ar',
])
/** Those that are nearly always a state at the end of the text. */
const endCodes = new Set([
  'va',
  'ms',
  'ct',
  'mt',
  'pr',
  'ga',
  'nd',
  'sd',
  'ar',
  'oh',
  'mo',
  'pa',
  'co',
  'al',
  'id',
  'vi',
  'ok',
])

export function placeOfZip(zip: ZipPlace): SearchPlace {
  const label = [zip.zip, zip.city, zip.state].filter(Boolean).join(', ')
  return { kind: 'zip', label, name: zip.zip, state: zip.state, counties: zip.counties, point: zip }
}

export function placeOfTown(town: Town): SearchPlace {
  const label = `${town.name}, ${town.state}`
  return { kind: 'town', label, name: label, state: town.state, counties: town.counties, point: town }
}

export function placeOfCounty(county: County): SearchPlace {
  const label = `${county.fullName}, ${county.state}`
  return { kind: 'county', label, name: label, state: county.state, counties: [county.fips], point: county }
}

export function placeOfState(state: StateCode): SearchPlace {
  return { kind: 'state', label: stateName(state), name: stateName(state), state, counties: [], point: null }
}

interface Reader {
  gazetteer: Gazetteer
  tokens: Token[]
  /** For each token in a phrase of the table, that phrase's length. */
  taken: ReadonlyMap<number, number>
  /** Folded names, cached because each is looked up as a state, a town and a county. */
  names: Map<number, string>
}

function nameAt({ tokens, names }: Reader, from: number, count: number): string | null {
  const span = tokens.slice(from, from + count)
  if (span.length < count || span.slice(0, -1).some((token) => token.endsPart)) return null
  const key = from * 10 + count
  const name = names.get(key) ?? foldPlace(span.map((token) => token.plain).join(' '))
  names.set(key, name)
  return name
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index)
}

/** Reads a state that begins here, by its name or its code. */
function readStateAt(reader: Reader, from: number): { state: StateCode; count: number; isCode: boolean } | null {
  for (let count = 4; count >= 1; count -= 1) {
    const name = nameAt(reader, from, count)
    const state = name ? reader.gazetteer.states.get(name) : undefined
    if (state) return { state, count, isCode: false }
  }
  const code = reader.tokens[from]?.plain.toUpperCase() ?? ''
  return isStateCode(code) ? { state: code, count: 1, isCode: true } : null
}

function othersOf(towns: Town[], town: Town): SearchPlace[] {
  const elsewhere = towns.filter((one) => one !== town && one.state !== town.state && one.population >= 1000)
  return elsewhere.slice(0, 12).map(placeOfTown)
}

function isBlocked({ taken }: Reader, from: number, count: number): boolean {
  return range(from, count).some((at) => (taken.get(at) ?? 0) >= count)
}

const countyWords = new Set(['county', 'parish', 'borough', 'municipio'])

/** 'cuyahoga county', 'orleans parish', 'condado de orange', with or without a state. */
function readCounty(reader: Reader): PlaceFound | null {
  const { tokens, gazetteer } = reader
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = 4; count >= 2; count -= 1) {
      const span = tokens.slice(from, from + count)
      const last = span.at(-1)?.plain ?? ''
      const isSpanish = span[0]?.plain === 'condado'
      if (span.length < count || !(countyWords.has(last) || isSpanish)) continue
      const words = isSpanish ? span.slice(1).filter((token, at) => at > 0 || token.plain !== 'de') : span.slice(0, -1)
      const name = foldPlace(words.map((token) => token.plain).join(' '))
      const named =
        gazetteer.countiesByName.get(isSpanish ? name : `${name} ${last}`) ?? gazetteer.countiesByName.get(name)
      if (!named || !name) continue
      const after = readStateAt(reader, from + count)
      const county = named.find((one) => one.state === after?.state) ?? named[0]
      if (!county) continue
      const withState = after && county.state === after.state
      const others = withState
        ? []
        : named
            .filter((one) => one !== county)
            .slice(0, 12)
            .map(placeOfCounty)
      return { place: placeOfCounty(county), others, at: range(from, count + (withState ? after.count : 0)) }
    }
  }
  return null
}

/** 'oregon ohio', 'indiana pa', 'portland, me': a town followed by its state. */
function readTownWithState(reader: Reader): PlaceFound | null {
  const { tokens, gazetteer } = reader
  for (let count = MAX_PLACE_WORDS; count >= 1; count -= 1) {
    for (let from = 0; from + count < tokens.length; from += 1) {
      const name = nameAt(reader, from, count)
      const after = name ? readStateAt(reader, from + count) : null
      if (!name || !after) continue
      const town = gazetteer.findTowns(name).find((one) => one.state === after.state)
      const before = tokens[from - 1]
      const isLed = from === 0 || before?.endsPart || leading.has(before?.plain ?? '')
      if (!town || (isBlocked(reader, from, count) && !isLed)) continue
      if (isBlocked(reader, from, count) && isEveryday(name) && town.population < MIN_BARE_POPULATION) continue
      // 'South Central LA' is not a town in Louisiana.
      if (after.state === 'LA' && gazetteer.findTowns(`${before?.plain} ${name} la`).length > 0) continue
      if (count === 1 && isEveryday(name) && town.population < 2000 && !strong.has(before?.plain ?? '')) continue
      // 'in' and 'me' are not states in the middle of a sentence: 'i live in columbus in a car'.
      const next = tokens[from + count + after.count]
      const goesOn = next !== undefined && !afterLosAngeles.has(next.plain)
      if (after.isCode && ['in', 'me', 'or', 'hi', 'la', 'as', 'de'].includes(after.state.toLowerCase()) && goesOn)
        continue
      return { place: placeOfTown(town), others: [], at: range(from, count + after.count) }
    }
  }
  return null
}

function readZip({ tokens, gazetteer }: Reader): PlaceFound | null {
  for (const [at, { plain }] of tokens.entries()) {
    const zip = /^\d{5}$/.test(plain) ? gazetteer.findZip(plain) : null
    if (zip) return { place: placeOfZip(zip), others: [], at: [at] }
  }
  return null
}

function readState(reader: Reader): PlaceFound | null {
  const { tokens, gazetteer } = reader
  for (let count = 4; count >= 1; count -= 1) {
    for (let from = 0; from + count <= tokens.length; from += 1) {
      const name = nameAt(reader, from, count)
      const state = name ? gazetteer.states.get(name) : undefined
      if (!name || !state || (name === 'mass' && !strong.has(tokens[from - 1]?.plain ?? ''))) continue
      return { place: placeOfState(state), others: townsNamedLike(gazetteer, name), at: range(from, count) }
    }
  }
  return null
}

/** 'New York' is a state and a city: both are offered. */
function townsNamedLike(gazetteer: Gazetteer, name: string): SearchPlace[] {
  const [town] = gazetteer.findTowns(name)
  return town && town.population >= 100_000 ? [placeOfTown(town)] : []
}

/** 'My id', 'no id': a card, not Idaho. */
const beforeCards = new Set(
  'my an photo state his her no lost free new replacement need get fake stolen without'.split(' '),
)

function readStateCode({ tokens }: Reader): PlaceFound | null {
  const isShouted = tokens.length > 1 && tokens.every((token) => token.isUpper || /\d/.test(token.plain))
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    const code = token?.plain.toUpperCase() ?? ''
    if (!token || !isStateCode(code)) continue
    const isLast = at === tokens.length - 1
    const isWritten = (token.isUpper && !isShouted) || tokens.length === 1 || (isLast && tokens[at - 1]?.endsPart)
    const isPlain = !wordCodes.has(token.plain) || (isLast && endCodes.has(token.plain))
    const isLed = strong.has(tokens[at - 1]?.plain ?? '') && !['me', 'mi', 'la', 'in'].includes(token.plain)
    const isCard = token.plain === 'id' && beforeCards.has(tokens[at - 1]?.plain ?? '')
    if (token.plain === 'la' || isCard || !(isWritten || isPlain || isLed)) continue
    return { place: placeOfState(code), others: [], at: [at] }
  }
  return null
}

/** English words that never follow the Spanish article. */
const afterLosAngeles = new Set(
  (
    'shelter shelters homeless women womens woman womans domestic dv violence abuse abused rape sexual legal lawyer ' +
    'lawyers attorney housing rent rental food pantry pantries free clinic clinics health county crisis hotline help ' +
    'emergency family families immigration counseling therapist therapy rehab detox dental dentist safe eviction ' +
    'section utility diapers wic abortion job jobs teen youth trans lgbt lgbtq food pregnancy'
  ).split(' '),
)

/** 'LA' is Los Angeles at the end of the text, before one of those English words, or in capitals. */
function readLosAngeles({ tokens, gazetteer }: Reader): PlaceFound | null {
  const at = tokens.findLastIndex((token) => token.plain === 'la')
  const token = tokens[at]
  if (!token) return null
  const isLast = at === tokens.length - 1
  const isLed = strong.has(tokens[at - 1]?.plain ?? '') && isLast
  const isFollowed = afterLosAngeles.has(tokens[at + 1]?.plain ?? '')
  if (!(token.isUpper || isLast || isLed || isFollowed)) return null
  const [town] = gazetteer.findTowns('los angeles')
  return town ? { place: placeOfTown(town), others: [placeOfState('LA')], at: [at] } : null
}

function readTown(reader: Reader): PlaceFound | null {
  const { tokens, gazetteer } = reader
  for (let count = MAX_PLACE_WORDS; count >= 1; count -= 1) {
    for (let from = tokens.length - count; from >= 0; from -= 1) {
      const name = nameAt(reader, from, count)
      if (!name || name.length < 2) continue
      const towns = gazetteer.findTowns(name)
      const [town] = towns
      if (!town || countries.has(name) || isThing(name)) continue
      // The name of a nation says who she is, and where.
      if (isBlocked(reader, from, count) && !(town.isNicknamed && count > 1)) continue
      const isLed = strong.has(tokens[from - 1]?.plain ?? '')
      const isAll = count === tokens.length
      // 'Cut Off', 'Two Rivers': ordinary words, unless the town is large.
      const isCommon =
        buildings.has(tokens[from + count]?.plain ?? '') ||
        (count === 1 ? isEveryday(name) : name.split(' ').every((word) => isPlainWord(word)))
      const least =
        isAll || isLed || town.isNicknamed
          ? 0
          : isCommon
            ? MIN_COMMON_WORD_POPULATION
            : count > 1
              ? 1000
              : MIN_BARE_POPULATION
      if (count === 1 && tokens[from]?.isFiller && town.population < MIN_COMMON_WORD_POPULATION) continue
      if (isLed && isEveryday(name) && town.population < MIN_BARE_POPULATION) continue
      if (town.population < least) continue
      const at = range(from, count)
      return { place: placeOfTown(town), others: othersOf(towns, town), at, isNicknamed: town.isNicknamed }
    }
  }
  return null
}

/** 'cuyahoga' alone, if no town has that name. */
function readBareCounty(reader: Reader): PlaceFound | null {
  const { tokens, gazetteer } = reader
  for (let count = 3; count >= 1; count -= 1) {
    for (let from = tokens.length - count; from >= 0; from -= 1) {
      const name = nameAt(reader, from, count)
      const named = name && name.length > 3 ? gazetteer.countiesByName.get(name) : undefined
      const [county, ...others] = named ?? []
      if (!county || !name || isEveryday(name) || isBlocked(reader, from, count)) continue
      if (tokens[from]?.isFiller && count === 1) continue
      if (county.population < 30_000 && !strong.has(tokens[from - 1]?.plain ?? '')) continue
      return { place: placeOfCounty(county), others: others.slice(0, 12).map(placeOfCounty), at: range(from, count) }
    }
  }
  return null
}

/** A town whose name contains a state's: 'Kansas City', 'Virginia Beach', 'New York Mills'. */
function isWithin(inner: PlaceFound, outer: PlaceFound): boolean {
  return inner.at.length < outer.at.length && inner.at.every((at) => outer.at.includes(at))
}

/** Includes the words that lead to the place ('in', 'near'). */
function takeLeading(found: PlaceFound, tokens: Token[]): PlaceFound {
  const first = Math.min(...found.at)
  const at = [...found.at]
  for (let before = first - 1; before >= 0 && leading.has(tokens[before]?.plain ?? ''); before -= 1) at.push(before)
  return { ...found, at }
}

/** 'I moved from Texas', 'vengo de Houston': where she was. */
function isOrigin({ at }: PlaceFound, tokens: Token[]): boolean {
  const [before = '', last = ''] = range(Math.min(...at) - 2, 2).map((place) => tokens[place]?.plain ?? '')
  if (last === 'de')
    return /^(?:vengo|vine|venimos|llegue|sali|salimos|salgo|hui|huimos|escape|mude|mudamos)$/.test(before)
  return /^(?:from|desde|left|leaving|fled|fleeing|escaped|deje)$/.test(last)
}

function readAnyPlace(reader: Reader): PlaceFound | null {
  const sure = readZip(reader) ?? readCounty(reader) ?? readTownWithState(reader)
  if (sure) return sure
  const state = readState(reader)
  const town = readTown(reader)
  if (state && town) return isWithin(state, town) ? town : state
  return state ?? town ?? readLosAngeles(reader) ?? readStateCode(reader) ?? readBareCounty(reader)
}

export function readPlaceIn(
  gazetteer: Gazetteer,
  tokens: Token[],
  taken: ReadonlyMap<number, number>,
): PlaceFound | null {
  const found = readAnyPlace({ gazetteer, tokens, taken, names: new Map() })
  if (!found) return null
  // Where she came from counts only if she names no other place.
  const rest = isOrigin(found, tokens)
    ? tokens.map((token, at) => (found.at.includes(at) ? { ...token, plain: '', word: '' } : token))
    : null
  const now = rest ? readAnyPlace({ gazetteer, tokens: rest, taken, names: new Map() }) : null
  return takeLeading(now ?? found, tokens)
}
