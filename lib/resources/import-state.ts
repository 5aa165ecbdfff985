/** A record as an import compares and writes it: what there is, and what a row of a file makes of it. */
import { AppError } from '@/lib/http/app-error'
import type { ImportInput, ImportPhone } from './import-input'
import type { WeeklyHours } from './opening'
import { writeAddress } from './read-address'
import { toColumns } from './staff-columns'
import type { StaffResourceDto } from './staff-schema'
import { describeWeek } from './week'

export interface ImportPlace {
  street: string
  city: string | null
  state: string | null
  zip: string | null
  latitude: number | null
  longitude: number | null
}

/** What is there now, beside what the staff's list shows. */
export interface Current extends StaffResourceDto {
  languages: string[]
  eligibility: string | null
  place: StoredPlace | null
  /** All that have a street, `place` among them. */
  places: StoredPlace[]
  serviceArea: string[]
  areaServed: string | null
  phones: ImportPhone[]
  schedules: WeeklyHours[]
}

type Visibility = StaffResourceDto['addressVisibility']

export interface StoredPlace extends ImportPlace {
  id: string
  visibility: Visibility
}

type NewPlace = ImportPlace & { visibility: Visibility }

/** What is written: the columns of the row, and, where they change, its phone and its place. */
export interface ImportWrite {
  title: string
  description: string
  category: string
  tags: string[]
  url: string | null
  isEmergency: boolean
  hours: string | null
  scope: string
  city: string | null
  state: string | null
  serviceArea?: string[]
  areaServed: string | null
  languages: string[]
  eligibility: string | null
  organization: string
  /** Null: there is none any more. */
  phone?: { number: string; extension: string | null } | null
  /** All of its numbers, in their order. */
  phones?: (ImportPhone & { position: number })[]
  /** All of its week. */
  schedules?: WeeklyHours[]
  /** `id`: which of several it is. */
  place?: (NewPlace & { id: string | null }) | { street: null; visibility: Visibility; id: string | null }
  /** Beside those that are there. */
  newPlaces?: NewPlace[]
  /** The audit log never holds an address that is kept private. */
  isPrivate: boolean
}

export interface Outcome {
  write: ImportWrite
  /** Field by field, what was and what will be; empty where nothing changes. */
  changes: Record<string, [unknown, unknown]>
  /** What of the row is not taken, and why. */
  notes: string[]
}

/** Tags of a record whose door no file makes public. */
const refuges = ['domestic-violence', 'address-withheld', 'confidential-address', 'human-trafficking']

const sameWords = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** The title of a service that does not name who gives it: 'Emergency Shelter, Harbor House'. */
export function nameService(title: string, organization: string | null | undefined): string {
  if (!organization) return title
  const [one, other] = [title.toLowerCase(), organization.toLowerCase()]
  if (one.includes(other) || other.includes(one)) return title
  return [...`${title}, ${organization}`].slice(0, 200).join('')
}

/** Of several places of a record, the one that the row is about. */
function choosePlace(input: ImportInput, current: Current): StoredPlace | null | undefined {
  const { street, city = null, state = null, zip = null } = input
  if (current.places.length < 2 || !street) return current.place
  const words = writeAddress({ street, city, state, zip })
  return current.places.find((place) => writeAddress(place) === words)
}

const notChosen =
  'The street is not taken: the record has several places, and none of them is this one. Staff can change them in the record itself.'

/** The row and the record, as they are compared: each with one place. */
function pairPlaces(
  input: ImportInput,
  current: Current | null,
): { input: ImportInput; current: Current | null; notes: string[] } {
  const place = current && choosePlace(input, current)
  if (!current || place === current.place) return { input, current, notes: [] }
  if (place) return { input, current: { ...current, place, addressVisibility: place.visibility }, notes: [] }
  const silent = { street: undefined, zip: undefined, latitude: undefined, longitude: undefined }
  return { input: { ...input, ...silent, addressVisibility: undefined }, current, notes: [notChosen] }
}

/** Undefined: there is none, and none comes. Null: there will be none. */
function readPlace(input: Partial<ImportInput>, current: Current | null): ImportPlace | null | undefined {
  const { street, city, state, zip, latitude, longitude } = input
  const before = current?.place ?? null
  if (!street) {
    // Whoever wrote the file may not have been told of an address that is kept private: her silence deletes nothing.
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
  // Where a new door lies is not known from its words.
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

function readVisibility(input: Partial<ImportInput>, current: Current | null, hasMoved: boolean, tags: string[]) {
  const kept = current && !hasMoved ? current.addressVisibility : 'hidden'
  // A file that does not have the street can't be said to show it.
  const isUnseen = input.addressVisibility === 'full' && !input.street
  const visibility = isUnseen ? kept : (input.addressVisibility ?? kept)
  if (input.addressVisibility === 'full' && kept !== 'full' && refuges.some((tag) => tags.includes(tag))) {
    const message =
      'The street of a place that may hide people is not made public by a file. Use area or hidden here; staff can show it in the record itself.'
    throw new AppError('invalid', undefined, { errors: [{ path: 'addressVisibility', message }] })
  }
  return visibility
}

/** Places of the row that the record does not have. */
function listNewPlaces(input: ImportInput, current: Current | null, tags: string[]): NewPlace[] {
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

/** No street, and of a hidden place not the town either. */
const nameTown = ({ city, state, visibility }: NewPlace) =>
  visibility === 'hidden' ? 'kept private' : [city, state].filter(Boolean).join(', ') || 'no town'

type Shown = Record<string, unknown>

const showPhone = (phone: { number: string; extension: string | null } | null) =>
  phone && (phone.extension ? `${phone.number} ext. ${phone.extension}` : phone.number)

const phoneKinds = { voice: '', text: ' (text)', tty: ' (TTY)', videophone: ' (videophone)', fax: ' (fax)' } as const

function describePhone({ type, keyword, languages, description, ...phone }: ImportPhone): string {
  const word = keyword ? ` “${keyword}”` : ''
  const asides = [description, languages.join(' ')].filter(Boolean)
  return `${showPhone(phone)}${phoneKinds[type]}${word}${asides.length > 0 ? `: ${asides.join('; ')}` : ''}`
}

const firstVoice = (phones: readonly ImportPhone[]) => showPhone(phones.find(({ type }) => type === 'voice') ?? null)

function listChanges(before: Shown, after: Shown): Record<string, [unknown, unknown]> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  return Object.fromEntries(
    Object.keys(after).flatMap((name) =>
      same(before[name], after[name]) ? [] : [[name, [before[name] ?? null, after[name] ?? null]]],
    ),
  )
}

const shown = [
  'title',
  'description',
  'category',
  'tags',
  'url',
  'hours',
  'scope',
  'city',
  'state',
  'isEmergency',
] as const

function showCurrent(current: Current | null): Shown {
  if (!current) return { isEmergency: false }
  const place = current.place && writeAddress(current.place)
  return {
    ...Object.fromEntries(shown.map((name) => [name, current[name]])),
    phoneNumber: current.phoneNumber,
    address: place,
    addressVisibility: place ? current.addressVisibility : null,
    latitude: current.place?.latitude,
    longitude: current.place?.longitude,
    languages: current.languages,
    eligibility: current.eligibility,
    serviceArea: current.serviceArea,
    areaServed: current.areaServed,
    phones: current.phones.map(describePhone),
    schedules: describeWeek(current.schedules),
    places: current.places.map(nameTown),
  }
}

const placeNames = ['address', 'addressVisibility', 'latitude', 'longitude']

/**
 * What a row makes of a record, or of none. A field that the file does not have stays as it is; one that is empty in
 * it is emptied. Throws what staff would be told by the form.
 */
export function applyInput(row: ImportInput, stored: Current | null, isOwn: boolean): Outcome {
  const { input, current, notes } = pairPlaces(row, stored)
  const title = isOwn ? input.title : nameService(input.title, input.organization)
  const columns = toColumns({ ...input, title, address: undefined }, current)
  const given = input.tags ?? current?.tags ?? []
  const { tag } = input.category
  const wanted = tag && !given.includes(tag) ? [...given, tag] : given
  const tags = current && sameWords(wanted, current.tags) ? current.tags : wanted
  const place = readPlace(input, current)
  const hasMoved =
    Boolean(place) && (!current?.place || writeAddress(place ?? current.place) !== writeAddress(current.place))
  const visibility = readVisibility(input, current, hasMoved, tags)
  const newPlaces = listNewPlaces(input, current, tags)
  const languages = input.languages ?? current?.languages ?? []
  const eligibility = input.eligibility === undefined ? (current?.eligibility ?? null) : input.eligibility
  const url = columns.url === undefined ? (current?.url ?? null) : columns.url
  const hours = columns.hours === undefined ? (current?.hours ?? null) : columns.hours
  const isEmergency = columns.isEmergency ?? current?.isEmergency ?? false
  const serviceArea = input.serviceArea ?? columns.serviceArea ?? current?.serviceArea ?? []
  const areaServed = input.areaServed ?? current?.areaServed ?? null
  const address = place ? writeAddress(place) : null
  const before = showCurrent(current)
  const after: Shown = {
    title,
    description: columns.description,
    category: columns.category,
    tags,
    url,
    hours,
    scope: columns.scope,
    city: columns.city,
    state: columns.state,
    isEmergency,
    phoneNumber: before.phoneNumber,
    address,
    addressVisibility: address ? visibility : null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    languages: current && sameWords(languages, current.languages) ? current.languages : languages,
    eligibility,
    ...(input.phoneNumber === undefined ? {} : { phoneNumber: showPhone(input.phoneNumber) }),
    ...(input.phones ? { phoneNumber: firstVoice(input.phones), phones: input.phones.map(describePhone) } : {}),
    ...(input.serviceArea
      ? { serviceArea: current && sameWords(serviceArea, current.serviceArea) ? current.serviceArea : serviceArea }
      : {}),
    ...(input.areaServed ? { areaServed } : {}),
    ...(input.schedules ? { schedules: describeWeek(input.schedules) } : {}),
    ...(newPlaces.length > 0 ? { places: [...(current?.places ?? []), ...newPlaces].map(nameTown) } : {}),
  }
  const changes = listChanges(current ? before : { ...before, phones: [], schedules: [], serviceArea: [] }, after)
  const has = (...names: string[]) => names.some((name) => name in changes)
  const isHidden = (seen: unknown, text: unknown) => Boolean(text) && seen !== 'full'
  const id = current?.place?.id ?? null
  return {
    notes,
    changes,
    write: {
      title,
      description: columns.description,
      category: columns.category,
      tags,
      url,
      isEmergency,
      hours,
      scope: columns.scope,
      city: columns.city,
      state: columns.state,
      serviceArea: input.serviceArea ?? columns.serviceArea,
      areaServed,
      languages: after.languages as string[],
      eligibility,
      organization: input.organization ?? title,
      ...(input.phones
        ? has('phones') && { phones: input.phones.map((phone, position) => ({ ...phone, position })) }
        : has('phoneNumber') && { phone: input.phoneNumber ?? null }),
      // Hours in other words take the old week away.
      ...(input.schedules && has('schedules', 'hours') ? { schedules: input.schedules } : {}),
      ...(has(...placeNames) ? { place: place ? { ...place, visibility, id } : { street: null, visibility, id } } : {}),
      ...(newPlaces.length > 0 ? { newPlaces } : {}),
      isPrivate: isHidden(before.addressVisibility, before.address) || isHidden(after.addressVisibility, after.address),
    },
  }
}
