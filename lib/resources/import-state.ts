/** A record as an import compares and writes it: what there is, and what a row of a file makes of it. */
import { AppError } from '@/lib/http/app-error'
import type { ImportInput } from './import-input'
import { writeAddress } from './read-address'
import { toColumns } from './staff-columns'
import type { StaffResourceDto } from './staff-schema'

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
  place: ImportPlace | null
}

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
  languages: string[]
  eligibility: string | null
  organization: string
  /** Null: there is none any more. */
  phone?: { number: string; extension: string | null } | null
  place?: (ImportPlace & { visibility: string }) | { street: null; visibility: string }
  /** The audit log never holds an address that is kept private. */
  isPrivate: boolean
}

export interface Outcome {
  write: ImportWrite
  /** Field by field, what was and what will be; empty where nothing changes. */
  changes: Record<string, [unknown, unknown]>
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

/** Undefined: there is none, and none comes. Null: there will be none. */
function readPlace(input: ImportInput, current: Current | null): ImportPlace | null | undefined {
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

function readVisibility(input: ImportInput, current: Current | null, hasMoved: boolean, tags: string[]) {
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

type Shown = Record<string, unknown>

const showPhone = (phone: { number: string; extension: string | null } | null) =>
  phone && (phone.extension ? `${phone.number} ext. ${phone.extension}` : phone.number)

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
  }
}

/**
 * What a row makes of a record, or of none. A field that the file does not have stays as it is; one that is empty in
 * it is emptied. Throws what staff would be told by the form.
 */
export function applyInput(input: ImportInput, current: Current | null, isOwn: boolean): Outcome {
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
  const languages = input.languages ?? current?.languages ?? []
  const eligibility = input.eligibility === undefined ? (current?.eligibility ?? null) : input.eligibility
  const url = columns.url === undefined ? (current?.url ?? null) : columns.url
  const hours = columns.hours === undefined ? (current?.hours ?? null) : columns.hours
  const isEmergency = columns.isEmergency ?? current?.isEmergency ?? false
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
    phoneNumber: input.phoneNumber === undefined ? before.phoneNumber : showPhone(input.phoneNumber),
    address,
    addressVisibility: address ? visibility : null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    languages: current && sameWords(languages, current.languages) ? current.languages : languages,
    eligibility,
  }
  const changes = listChanges(before, after)
  const placeChanges = ['address', 'addressVisibility', 'latitude', 'longitude'].some((name) => name in changes)
  const isHidden = (seen: unknown, text: unknown) => Boolean(text) && seen !== 'full'
  return {
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
      serviceArea: columns.serviceArea,
      languages: after.languages as string[],
      eligibility,
      organization: input.organization ?? title,
      ...('phoneNumber' in changes ? { phone: input.phoneNumber ?? null } : {}),
      ...(placeChanges ? { place: place ? { ...place, visibility } : { street: null, visibility } } : {}),
      isPrivate: isHidden(before.addressVisibility, before.address) || isHidden(after.addressVisibility, after.address),
    },
  }
}
