/** What a person says about where she is, as a point, a state, or both. */

import { type City, findCities, findCitiesLike, readCityAndState, writeCity } from '@/lib/geography/cities'
import { findStateAt } from '@/lib/geography/state-shapes'
import { findState, type StateCode, stateName } from '@/lib/geography/states'
import { findZipArea, findZipPoint, listZipAreasNear } from '@/lib/geography/zip-areas'
import type { Point } from '@/lib/geography/zip-centers'
import { AppError } from '@/lib/http/app-error'
import type { Place } from './schema'

export interface Where {
  /** 'Austin, TX', '78701, Austin, TX', 'Texas'; null for a bare position. */
  label: string | null
  state: StateCode | null
  /** Null when only a state is known. */
  point: Point | null
}

export interface PlaceReading {
  where: Where | null
  /** Full names of the places that may be meant. */
  others: string[]
  /** Whether they all have the name that was typed; else they are near it. */
  isShared?: boolean
}

/** As many towns of one name as one reads through. */
const MOST_OTHERS = 30
const MOST_LIKE = 4

function atCity(city: City): Where {
  return { label: writeCity(city), state: city.state, point: city.point }
}

function atState(state: StateCode): Where {
  return { label: stateName(state), state, point: null }
}

export function readZip(zip: string): Where | null {
  const area = findZipArea(zip)
  if (!area) return null
  const town = area.city ? `, ${area.city}, ${area.state}` : `, ${area.state}`
  return { label: `${zip}${town}`, state: area.state, point: findZipPoint(zip) }
}

/** A ZIP code, a town with or without its state, or a state. A name of several places gives their full names. */
export function readPlace(typed: string): PlaceReading {
  const text = typed.replace(/\s+/g, ' ').trim()
  const [, zip] = /^(\d{5})(?:-\d{4})?$/.exec(text) ?? []
  if (zip) return { where: readZip(zip), others: [] }
  const state = findState(text)
  const towns = findCities(text)
  if (state) return { where: atState(state), others: towns.slice(0, 3).map(writeCity) }
  const [town, other] = towns
  if (town && !other) return { where: atCity(town), others: [] }
  if (town) return { where: null, others: towns.slice(0, MOST_OTHERS).map(writeCity), isShared: true }
  const { name, state: named } = readCityAndState(text)
  const [found] = named ? findCities(name, named) : []
  if (found) return { where: atCity(found), others: [] }
  const like = findCitiesLike(name, MOST_LIKE, named ?? undefined).map(writeCity)
  return { where: null, others: named ? [...like, stateName(named)] : like }
}

export function readPosition(point: Point): Where {
  return { label: null, state: findStateAt(point), point }
}

/** The nearest town's ZIP area is named only if it is this near. */
const NAMED_MILES = 40

/** City, state and ZIP code of a position; nothing at sea. */
export function describePosition(point: Point): Place {
  const state = findStateAt(point)
  const near = state ? listZipAreasNear(point, NAMED_MILES).find(({ area }) => area.state === state) : undefined
  return { ...point, city: near?.area.city ?? null, state, zipCode: near?.area.zip ?? null }
}

export interface WhereInput {
  latitude?: number
  longitude?: number
  zip?: string
  place?: string
}

/** For a call: what can't be read is said so that the person can mend it. */
export function requireWhere({ latitude, longitude, zip, place }: WhereInput): Where {
  if (latitude !== undefined && longitude !== undefined) return readPosition({ latitude, longitude })
  const fail = (path: string, message: string) => new AppError('invalid', message, { errors: [{ path, message }] })
  if (zip !== undefined) {
    const where = readZip(zip)
    if (!where) throw fail('zip', 'We know no such ZIP code. Please check the five digits, or type a town and a state.')
    return where
  }
  const { where, others } = readPlace(place ?? '')
  if (where) return where
  if (others.length > 0) throw fail('place', `Which place do you mean: ${others.slice(0, 5).join('; ')}?`)
  throw fail('place', 'We know no such place. Please type a ZIP code, a town and a state, or a state.')
}
