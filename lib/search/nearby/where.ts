/** What a person says about where she is, read as the search reads it. */
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
  /** Places of the same name; or, where there is none of it, of a name like it. */
  others: SearchPlace[]
}

const MOST_LIKE = 4

/** Large towns whose name is nearly what was typed, before a state or alone: 'Clevland OH'. */
function listLike(typed: string): SearchPlace[] {
  const gazetteer = getGazetteer()
  const words = foldPlace(typed).split(' ')
  const spellings = [...new Set([words.join(' '), words.slice(0, -1).join(' ')])].filter(Boolean)
  return correctWords(spellings, [], gazetteer.largeTowns, true)
    .flatMap(({ to }) => gazetteer.findTowns(to))
    .slice(0, MOST_LIKE)
    .map(placeOfTown)
}

/** A ZIP code, a town with or without its state, a county or a state. Of several places, the one with most people. */
export function readPlace(typed: string): PlaceReading {
  const text = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1')
  return readPlaceText(text, getGazetteer()) ?? { place: null, others: listLike(text) }
}

/** A position is rounded, and the drawn coast is a little off the real one: so far from land still counts as on it. */
const SHORE_MILES = 12
/** The nearest ZIP area is named only if it is this near. */
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

/** Counties have changed since the outlines were drawn: an unknown one is that of the nearest ZIP code. */
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

/** City, state and ZIP code of a position; nothing at sea. */
export function describePosition(point: Point): Place {
  const near = findZipAt(point)
  const city = near?.city ?? null
  return { ...point, city, state: near?.state ?? findStateAt(point), zipCode: near?.zip ?? null }
}

/** Places whose names begin with what was typed: states, then towns, the largest first. */
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

/** For a call: what can't be read is said so that the person can mend it. Null for a position at sea or abroad. */
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
  // A call can't show which of them it took.
  if (meant.length > 0) throw fail('place', `Which place do you mean: ${meant.join('; ')}?`)
  throw fail('place', 'We don’t know that place. Please type a ZIP code, a town and a state, or a state.')
}
