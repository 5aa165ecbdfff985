/** Locations of records: the current ones, and how an imported row changes them. */
import { findState } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { readAddress, writeAddress } from '../read-address'
import type { StaffResourceDto } from '../staff/staff-schema'
import type { ImportInput } from './import-input'

export interface ImportPlace {
  street: string
  city: string | null
  state: string | null
  zip: string | null
  latitude: number | null
  longitude: number | null
}

export type Visibility = StaffResourceDto['addressVisibility']

export interface StoredPlace extends ImportPlace {
  id: string
  visibility: Visibility
}

export type NewPlace = ImportPlace & { visibility: Visibility }

/** The parts of a record that concern its locations. */
interface Placed {
  place: StoredPlace | null
  /** All locations with a street, including `place`. */
  places: StoredPlace[]
  addressVisibility: Visibility
}

/** Records with these tags never export a street address, and no town is extracted from it. */
export const refuges = ['domestic-violence', 'address-withheld', 'confidential-address', 'human-trafficking']

/** A town within the street line becomes the record's city and state. */
export function splitStreet(input: ImportInput): ImportInput {
  const { street, city, state, zip, tags = [] } = input
  if (!street || city || state) return input
  // 'Austin, TX' alone is no street.
  const [, town = '', place = ''] = /^([^\d,]{2,60}),\s*([A-Za-z. ]{2,30})$/.exec(street.trim()) ?? []
  const townState = findState(place.replaceAll('.', ''))
  if (townState) return { ...input, street: null, city: town.trim(), state: townState }
  const read = readAddress(street)
  if (!read.state) return input
  if (refuges.some((tag) => tags.includes(tag))) return { ...input, state: read.state }
  return { ...input, ...read, zip: read.zip ?? zip }
}

/** The location of a record that the row refers to. */
function choosePlace(input: ImportInput, current: Placed): StoredPlace | null | undefined {
  const { street, city = null, state = null, zip = null } = input
  if (current.places.length < 2 || !street) return current.place
  const words = writeAddress({ street, city, state, zip })
  return current.places.find((place) => writeAddress(place) === words)
}

const notChosen =
  'The street is not taken: the record has several places, and none of them is this one. Staff can change them in the record itself.'

/** Row and record in comparable form: each with one location. */
export function pairPlaces<Record extends Placed>(
  input: ImportInput,
  current: Record | null,
): { input: ImportInput; current: Record | null; notes: string[] } {
  const place = current && choosePlace(input, current)
  if (!current || place === current.place) return { input, current, notes: [] }
  if (place) return { input, current: { ...current, place, addressVisibility: place.visibility }, notes: [] }
  const silent = { street: undefined, zip: undefined, latitude: undefined, longitude: undefined }
  return { input: { ...input, ...silent, addressVisibility: undefined }, current, notes: [notChosen] }
}

/** Undefined: there is none and none is added. Null: it is removed. */
export function readPlace(input: Partial<ImportInput>, current: Placed | null): ImportPlace | null | undefined {
  const { street, city, state, zip, latitude, longitude } = input
  const before = current?.place ?? null
  if (!street) {
    // The file's author may not know a confidential address, so an empty cell does not delete it.
    const isKept = street === undefined || current?.addressVisibility !== 'full'
    if (before && isKept) return before
    return street === undefined ? undefined : null
  }
  const place = {
    street,
    city: city === undefined ? (before?.city ?? null) : city,
    state: state === undefined ? (before?.state ?? null) : state,
    zip: zip === undefined ? (before?.zip ?? null) : zip,
  }
  const hasMoved = !before || writeAddress(place) !== writeAddress(before)
  const kept = hasMoved ? null : before
  // The coordinates of a new address are unknown.
  const point = {
    latitude: latitude === undefined ? (kept?.latitude ?? null) : latitude,
    longitude: longitude === undefined ? (kept?.longitude ?? null) : longitude,
  }
  if ((point.latitude === null) !== (point.longitude === null)) {
    const message = 'A latitude needs a longitude, and the other way round.'
    throw new AppError('invalid', undefined, { errors: [{ path: 'latitude', message }] })
  }
  return { ...place, ...point }
}

export function readVisibility(input: Partial<ImportInput>, current: Placed | null, hasMoved: boolean, tags: string[]) {
  const kept = current && !hasMoved ? current.addressVisibility : 'hidden'
  // A file without the street can't make it public.
  const isUnseen = input.addressVisibility === 'full' && !input.street
  const visibility = isUnseen ? kept : (input.addressVisibility ?? kept)
  if (input.addressVisibility === 'full' && kept !== 'full' && refuges.some((tag) => tags.includes(tag))) {
    const message =
      'The street of a place that may hide people is not made public by a file. Use area or hidden here; staff can show it in the record itself.'
    throw new AppError('invalid', undefined, { errors: [{ path: 'addressVisibility', message }] })
  }
  // Only a decision releases it; our own files call it 'area'.
  return visibility !== 'hidden' && current?.addressVisibility === 'held' && !hasMoved ? 'held' : visibility
}

/** Locations in the row that the record does not have. */
export function listNewPlaces(input: ImportInput, current: Placed | null, tags: string[]): NewPlace[] {
  const known = new Set([...(current?.places ?? []), ...(input.street ? [input] : [])].map(writeGiven))
  return (input.places ?? []).flatMap((given, index): NewPlace[] => {
    const words = writeGiven(given)
    if (!given.street || words === null || known.has(words)) return []
    known.add(words)
    try {
      const place = readPlace(given, null)
      return place ? [{ ...place, visibility: readVisibility(given, null, true, tags) }] : []
    } catch (error) {
      if (!(error instanceof AppError) || !error.errors) throw error
      throw new AppError('invalid', undefined, {
        errors: error.errors.map(({ path, message }) => ({ path: `places[${index}].${path}`, message })),
      })
    }
  })
}

type Given = { [Part in 'street' | 'city' | 'state' | 'zip']?: string | null }

function writeGiven({ street = null, city = null, state = null, zip = null }: Given): string | null {
  return street === null ? null : writeAddress({ street, city, state, zip })
}

/** No street, and no town of a hidden location either. */
export const nameTown = ({ city, state, visibility }: NewPlace) =>
  visibility === 'hidden' ? 'kept private' : [city, state].filter(Boolean).join(', ') || 'no town'
