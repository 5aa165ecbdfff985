/** Reads where a person says she is, the same way as the search. */
import type { Point } from '@/lib/geography/distance'
import { getGazetteer, type ZipPlace } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import { findCountyAt, findStateAt } from '@/lib/geography/state-shapes'
import { stateCodes, stateName } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { correctWords } from '@/lib/search/correct'
import { placeOfTown, placeOfZip, type SearchPlace } from '@/lib/search/read-place'
import { readPlaceText } from '@/lib/search/understand'
import type { Place } from './schema'

export interface PlaceReading {
  place: SearchPlace | null
  /** Other places with the same name; or, if no place has it, places with similar names. */
  others: SearchPlace[]
}

const MAX_SIMILAR = 4

/** Large towns with a name similar to the typed one, with or without a state: 'Clevland OH'. */
function listLike(typed: string): SearchPlace[] {
  const gazetteer = getGazetteer()
  const words = foldPlace(typed).split(' ')
  const spellings = [...new Set([words.join(' '), words.slice(0, -1).join(' ')])].filter(Boolean)
  return correctWords(spellings, [], gazetteer.largeTowns, true)
    .flatMap(({ to }) => gazetteer.findTowns(to))
    .slice(0, MAX_SIMILAR)
    .map(placeOfTown)
}

/** A ZIP code, a town with or without its state, a county or a state. Of several places, the most populous. */
export function readPlace(typed: string): PlaceReading {
  const text = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1')
  return readPlaceText(text, getGazetteer()) ?? { place: null, others: listLike(text) }
}

/** Positions are rounded and the coastline is approximate: this far from land still counts as on it. */
const SHORE_MILES = 12
/** The nearest ZIP area is named only within this distance. */
const NAMED_MILES = 40

function findZipAt(point: Point): ZipPlace | null {
  const gazetteer = getGazetteer()
  const inside = findStateAt(point)
  for (const { zip, miles } of gazetteer.listZipsNear(point, NAMED_MILES)) {
    const found = gazetteer.findZip(zip)
    if (found && (inside ? found.state === inside : miles <= SHORE_MILES)) return found
  }
  return null
}

/** Counties have changed since the outlines were drawn: an unknown one is replaced by the nearest ZIP code's. */
function listCountiesAt(point: Point, near: ZipPlace | null): string[] {
  const county = findCountyAt(point)
  return county && getGazetteer().counties.has(county) ? [county] : (near?.counties ?? [])
}

/** Null at sea and abroad. */
export function readPosition(point: Point): SearchPlace | null {
  const near = findZipAt(point)
  const state = near?.state ?? findStateAt(point)
  if (!state) return null
  return { kind: 'point', label: 'your position', name: '', state, counties: listCountiesAt(point, near), point }
}

/** City, state and ZIP code of a position; null at sea. */
export function describePosition(point: Point): Place {
  const near = findZipAt(point)
  const city = near?.city ?? null
  return { ...point, city, state: near?.state ?? findStateAt(point), zipCode: near?.zip ?? null }
}

/** Places whose names begin with the typed text: states, then towns, largest first. */
export function suggestPlaces(typed: string, most: number): string[] {
  const wanted = foldPlace(typed)
  if (wanted.length < 2) return []
  const states = stateCodes.map(stateName).filter((name) => foldPlace(name).startsWith(wanted))
  const towns = getGazetteer()
    .suggestTowns(typed, most)
    .map((town) => placeOfTown(town).name)
  return [...new Set([...states, ...towns])].slice(0, most)
}

interface WhereInput {
  latitude?: number
  longitude?: number
  zip?: string
  place?: string
}

/** For an API call: errors say what to correct. Null for a position at sea or abroad. */
export function requirePlace({ latitude, longitude, zip, place: typed }: WhereInput): SearchPlace | null {
  if (latitude !== undefined && longitude !== undefined) return readPosition({ latitude, longitude })
  const fail = (path: string, message: string) => new AppError('invalid', message, { errors: [{ path, message }] })
  if (zip !== undefined) {
    const found = getGazetteer().findZip(zip)
    if (!found)
      throw fail('zip', 'We don’t know that ZIP code. Please check the five digits, or type a town and a state.')
    return placeOfZip(found)
  }
  const { place, others } = readPlace(typed ?? '')
  if (place && (place.kind === 'state' || others.length === 0)) return place
  const meant = [...(place ? [place] : []), ...others].slice(0, 5).map(({ name }) => name)
  // An API response can't show which of them it chose.
  if (meant.length > 0) throw fail('place', `Which place do you mean: ${meant.join('; ')}?`)
  throw fail('place', 'We don’t know that place. Please type a ZIP code, a town and a state, or a state.')
}
