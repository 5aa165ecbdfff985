/** A record in the form an import compares and writes: its current state, and how a row changes it. */

import { areImpossibleHours, readHoursInWords } from '@/db/vocabulary/hours-in-words'
import { readHelpKinds } from '@/db/vocabulary/read-help-kinds'
import { forTextFields, pickTexts, type Texts } from '@/db/vocabulary/text-fields'
import { findTimeZone } from '@/db/vocabulary/time-zones'
import { getCounty } from '@/lib/geography/counties'
import { matchCounty } from '@/lib/geography/match-county'
import { stateCodes } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import type { WeeklyHours } from '../hours/opening'
import { describeDays, describeWeek } from '../hours/week'
import { writeAddress } from '../read-address'
import type { SpecialHours } from '../schema'
import { toColumns } from '../staff/staff-columns'
import { plainFields, type StaffResourceDto } from '../staff/staff-schema'
import type { ImportInput, ImportPhone } from './import-input'
import {
  listNewPlaces,
  type NewPlace,
  nameTown,
  pairPlaces,
  readPlace,
  readVisibility,
  type StoredPlace,
  type Visibility,
} from './import-places'

/** The current values, including those not in the staff's list. */
export interface Current extends StaffResourceDto, Texts {
  languages: string[]
  place: StoredPlace | null
  /** All locations with a street, including `place`. */
  places: StoredPlace[]
  serviceArea: string[]
  areaServed: string | null
  county: string | null
  countyFips: string | null
  countiesServed: string[]
  helpKinds: string[]
  phones: ImportPhone[]
  schedules: WeeklyHours[]
  /** Those that are not over. */
  specialHours: SpecialHours[]
}

/** The changes: the row's columns, and its phone and location if they change. */
export interface ImportWrite extends Texts {
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
  county: string | null
  countyFips: string | null
  countiesServed: string[]
  helpKinds: string[]
  listedBy: string | null
  listedOn: string | null
  sourceUrl: string | null
  organization: string
  /** Null: removed. */
  phone?: { number: string; extension: string | null } | null
  /** All of its numbers, in order. */
  phones?: (ImportPhone & { position: number })[]
  /** All of its week. */
  schedules?: WeeklyHours[]
  /** All of its days that are not over. */
  specialHours?: SpecialHours[]
  /** `id`: which of several it is. */
  place?: (NewPlace & { id: string | null }) | { street: null; visibility: Visibility; id: string | null }
  /** In addition to the current ones. */
  newPlaces?: NewPlace[]
  /** The audit log never contains a confidential address. */
  isPrivate: boolean
}

export interface Outcome {
  write: ImportWrite
  /** Old and new value by field; empty if nothing changes. */
  changes: Record<string, [unknown, unknown]>
  /** Parts of the row that are ignored, and why. */
  notes: string[]
}

const sameWords = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** The title of a service without its provider's name: 'Emergency Shelter, Harbor House'. */
export function nameService(title: string, organization: string | null | undefined): string {
  if (!organization) return title
  const [one, other] = [title.toLowerCase(), organization.toLowerCase()]
  if (one.includes(other) || other.includes(one)) return title
  return [...`${title}, ${organization}`].slice(0, 200).join('')
}

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

function showCurrent(current: Current | null): Shown {
  if (!current) return { isEmergency: false }
  const place = current.place && writeAddress(current.place)
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, current[name]])),
    phoneNumber: current.phoneNumber,
    address: place,
    addressVisibility: place ? current.addressVisibility : null,
    latitude: current.place?.latitude,
    longitude: current.place?.longitude,
    languages: current.languages,
    ...pickTexts(current),
    serviceArea: current.serviceArea,
    areaServed: current.areaServed,
    county: current.county,
    countiesServed: current.countiesServed,
    helpKinds: current.helpKinds,
    listedBy: current.listedBy,
    listedOn: current.listedOn,
    sourceUrl: current.sourceUrl,
    phones: current.phones.map(describePhone),
    schedules: describeWeek(current.schedules),
    specialHours: current.specialHours.map(describeDays).sort(),
    places: current.places.map(nameTown),
  }
}

/** Throws for an unknown county. A code takes precedence over a name; without either, the current one stays. */
function readCounties(
  { county: name, countyFips: fips, countiesServed: served }: ImportInput,
  current: Current | null,
  state: string | null,
): Pick<ImportWrite, 'county' | 'countyFips' | 'countiesServed'> {
  const home = stateCodes.find((code) => code === state) ?? null
  const find = (words: string, path: string) => {
    const found = matchCounty(words, home)
    if (found) return found
    const message = `We do not know the county “${words.slice(0, 40)}”. Add its state, such as Erie PA.`
    throw new AppError('invalid', undefined, { errors: [{ path, message }] })
  }
  const hasNotified = name !== undefined || fips !== undefined
  const own = fips ? getCounty(fips) : name ? find(name, 'county') : null
  return {
    county: hasNotified ? (own?.fullName ?? null) : (current?.county ?? null),
    countyFips: hasNotified ? (own?.fips ?? null) : (current?.countyFips ?? null),
    countiesServed: served
      ? [...new Set(served.map((words) => find(words, 'countiesServed').fips))]
      : (current?.countiesServed ?? []),
  }
}

const sayImpossible = (hours: string) =>
  `No place is open “${hours.slice(0, 60)}”: these hours are not taken. Ask, and correct am and pm.`
const noState = 'It names no state, so no one searching in her own state will find it.'

const placeNames = ['address', 'addressVisibility', 'latitude', 'longitude']

/**
 * Applies a row to a record, or to none. A field missing in the file stays as it is; an empty one is
 * cleared. Throws the same errors as the staff's form.
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
  const texts = forTextFields((key) => {
    const given = input[key]
    return given === undefined ? (current?.[key] ?? null) : given
  })
  const url = columns.url === undefined ? (current?.url ?? null) : columns.url
  const isImpossible = typeof columns.hours === 'string' && areImpossibleHours(columns.hours)
  const hours = columns.hours === undefined || isImpossible ? (current?.hours ?? null) : columns.hours
  const isEmergency = columns.isEmergency ?? current?.isEmergency ?? false
  const serviceArea = input.serviceArea ?? columns.serviceArea ?? current?.serviceArea ?? []
  const areaServed = input.areaServed ?? current?.areaServed ?? null
  const address = place ? writeAddress(place) : null
  const counties = readCounties(input, current, columns.state)
  const keep = (words: string[], were: readonly string[] | undefined) =>
    were && sameWords(words, were) ? [...were] : words
  // Every record has at least one: an empty cell removes none.
  const kinds = input.helpKinds?.length ? input.helpKinds : current?.helpKinds
  const helpKinds = keep(kinds ?? readHelpKinds({ tags, category: columns.category, title }), current?.helpKinds)
  const listing = {
    listedBy: input.listedBy === undefined ? (current?.listedBy ?? null) : input.listedBy,
    listedOn: input.listedOn === undefined ? (current?.listedOn ?? null) : input.listedOn,
    // The address of one list never stands beside the name of another.
    sourceUrl:
      input.sourceUrl ??
      (input.listedBy === undefined || input.listedBy === current?.listedBy ? (current?.sourceUrl ?? null) : null),
  }
  const isNowhere = columns.scope !== 'national' && !columns.state && serviceArea.length === 0
  const home = stateCodes.find((code) => code === columns.state) ?? null
  const week =
    input.schedules ?? (hours ? readHoursInWords(hours, findTimeZone(home, counties.countyFips ?? null)) : null)
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
    ...texts,
    ...(input.phoneNumber === undefined ? {} : { phoneNumber: showPhone(input.phoneNumber) }),
    ...(input.phones ? { phoneNumber: firstVoice(input.phones), phones: input.phones.map(describePhone) } : {}),
    ...(input.serviceArea
      ? { serviceArea: current && sameWords(serviceArea, current.serviceArea) ? current.serviceArea : serviceArea }
      : {}),
    ...(input.areaServed ? { areaServed } : {}),
    county: counties.county,
    countiesServed: keep(counties.countiesServed, current?.countiesServed),
    helpKinds,
    ...listing,
    ...(input.schedules ? { schedules: describeWeek(input.schedules) } : {}),
    ...(input.specialHours ? { specialHours: input.specialHours.map(describeDays).sort() } : {}),
    ...(newPlaces.length > 0 ? { places: [...(current?.places ?? []), ...newPlaces].map(nameTown) } : {}),
  }
  const changes = listChanges(
    current ? before : { ...before, phones: [], schedules: [], specialHours: [], serviceArea: [], countiesServed: [] },
    after,
  )
  const has = (...names: string[]) => names.some((name) => name in changes)
  const isHidden = (seen: unknown, text: unknown) => Boolean(text) && seen !== 'full'
  const id = current?.place?.id ?? null
  return {
    notes: [...notes, ...(isNowhere ? [noState] : []), ...(isImpossible ? [sayImpossible(columns.hours ?? '')] : [])],
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
      ...counties,
      helpKinds,
      ...listing,
      languages: after.languages as string[],
      ...texts,
      organization: input.organization ?? title,
      ...(input.phones
        ? has('phones') && { phones: input.phones.map((phone, position) => ({ ...phone, position })) }
        : has('phoneNumber') && { phone: input.phoneNumber ?? null }),
      // New hours text invalidates the old week.
      ...(week && has('schedules', 'hours') ? { schedules: week } : {}),
      ...(input.specialHours && has('specialHours') ? { specialHours: input.specialHours } : {}),
      ...(has(...placeNames) ? { place: place ? { ...place, visibility, id } : { street: null, visibility, id } } : {}),
      ...(newPlaces.length > 0 ? { newPlaces } : {}),
      isPrivate: isHidden(before.addressVisibility, before.address) || isHidden(after.addressVisibility, after.address),
    },
  }
}
