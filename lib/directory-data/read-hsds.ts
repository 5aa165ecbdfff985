/**
 * An HSDS service with all that hangs on it, as a record of ours: the inverse of the export. Takes what is there; of
 * what HSDS requires, it names what is missing. Whether the rest is true to our rules is looked at afterwards, as for any
 * other file. What can't be taken is named.
 */
import { factTexts, hsdsTexts } from '@/db/vocabulary/text-fields'
import { readLanguages } from '@/lib/geography/languages'
import { findState } from '@/lib/geography/states'
import { taxonomies } from './fields'
import { dropTags } from './imports/cell-words'
import { categoryOfKind, guessHelpKind, tagsOfKinds } from './imports/help-terms'
import { readPrivacy } from './imports/private-columns'
import { isObject, type Json, listObjects, readFilled, readTerms, readText, type Term } from './json-value'
import { type ReadNumber, readHsdsPhones, readPhoneType } from './read-phones'
import { type ReadPlace, readHsdsPlaces, type Spot } from './read-places'
import { readHsdsSchedules } from './read-schedules'
import { upgradeService } from './upgrade-hsds'

const STATE_EXTENT = /^US-([A-Z]{2})$/
/** Of a county, as our own export writes it. */
const COUNTY_EXTENT = /^\d{5}$/

export interface HsdsRecord {
  values: Record<string, unknown>
  /** Where in the service each value stood; of a list, 'places[0].state'. */
  paths: Record<string, string>
  /** What HSDS requires of a service, and this one does not have. */
  missing: { path: string; message: string }[]
  /** Why it should not be taken. */
  skip: string | null
  /** What of it is not taken, and why. */
  notes: string[]
  /** An export of this directory. */
  isOurs: boolean
}

export interface HsdsReading {
  /** For records that have none of ours. */
  category: string | null
  isCategory(word: string): boolean
  readNumber: ReadNumber
  /** '2026-11-22' */
  today: string
}

/** HSDS 1.1 leaves the status empty where nothing has changed: it is active. */
function findEnd(status: unknown, today: string): string | null {
  const word = readFilled(status)?.trim() ?? ''
  const meaning = readPrivacy('status', 'status', word, today)
  if (meaning === 'take') return null
  const shown = `“${word.slice(0, 60)}”`
  return meaning === 'out'
    ? `Not for the public: status says ${shown}.`
    : `Left out, because HSDS has no status ${shown}: nobody knows whether it is active.`
}

/** Fields of a service that are imported, or that carry no information about the service. */
const known = new Set([
  ...['id', 'organization_id', 'program_id', 'name', 'description', 'url', 'status', 'eligibility_description'],
  ...['organization', 'phones', 'schedules', 'languages', 'attributes', 'service_areas', 'service_at_locations'],
  ...['last_modified', 'metadata', 'application_process', 'fees_description', 'alert', 'required_documents'],
  // Written beside a row that was left out, when it was handed back to be mended.
  'left_out_because',
])

function listUntaken(service: Json): string[] {
  const names = Object.keys(service).filter((name) => {
    const value = service[name]
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    return !known.has(name) && !isEmpty && /^[a-z_]{1,60}$/.test(name)
  })
  return names.length > 0 ? [`There is no place here for ${names.slice(0, 30).join(', ')}.`] : []
}

function readAreas(service: Json, isOurs: boolean) {
  const areas = listObjects(service.service_areas)
  if (areas.length === 0) return isOurs ? { countiesServed: [] } : {}
  const states = areas.flatMap(({ extent }) => findState(STATE_EXTENT.exec(readFilled(extent) ?? '')?.[1] ?? '') ?? [])
  const words = areas.flatMap(({ extent, name }) => {
    const isWhole = isOurs ? readFilled(extent) !== undefined : STATE_EXTENT.test(readFilled(extent) ?? '')
    return isWhole ? [] : (readFilled(name) ?? [])
  })
  const counties = areas.flatMap(({ extent }) => COUNTY_EXTENT.exec(readFilled(extent) ?? '')?.[0] ?? [])
  return {
    countiesServed: isOurs ? counties : undefined,
    serviceArea: states.length > 0 ? [...new Set(states)] : undefined,
    areaServed: words.join('; ') || undefined,
  }
}

/** Numbers or hours of the service, of its first place, and of the places that have no address. */
function listOwn(name: 'phones' | 'schedules', service: Json, spots: readonly Spot[]) {
  return [
    { list: listObjects(service[name]), path: name },
    ...spots.flatMap(({ joint, location, path }) => [
      { list: listObjects(joint[name]), path: `${path}.${name}` },
      { list: listObjects(location[name]), path: `${path}.location.${name}` },
    ]),
  ]
}

/** Those of its organization only where it has none of its own. */
function listPhones(service: Json, organization: Json, spots: readonly Spot[]) {
  const own = listOwn('phones', service, spots).filter(({ list }) => list.some(({ number }) => readFilled(number)))
  return own.length > 0 ? own : [{ list: listObjects(organization.phones), path: 'organization.phones' }]
}

const listSchedules = (service: Json, spots: readonly Spot[]) =>
  listOwn('schedules', service, spots).filter(({ list }) => list.length > 0)

/** What belongs to one place of several. */
function noteOfPlaces(places: readonly ReadPlace[]): string[] {
  return places
    .slice(1)
    .flatMap(({ joint, location, path }) =>
      (['phones', 'schedules'] as const).flatMap((name) =>
        [...listObjects(joint[name]), ...listObjects(location[name])].length > 0
          ? [`${path}: its own ${name} are not taken: a record here has them for all of its places.`]
          : [],
      ),
    )
}

/** Besides the id and name that every row needs. */
function listMissing(service: Json, organization: Json) {
  const hasGiver = [organization.name, organization.id, service.organization_id].some((value) => readFilled(value))
  return hasGiver ? [] : [{ path: 'organization', message: 'HSDS requires the organization that gives the service.' }]
}

/** Our kinds of help for the terms of another taxonomy. */
function listKinds(terms: readonly Term[]): string[] {
  const found = terms.map(
    ({ id, code, name }) =>
      [id, code.toUpperCase(), name, code].flatMap((word) => (word ? (guessHelpKind(word) ?? []) : []))[0],
  )
  return [...new Set(found.flatMap((kind) => kind ?? []))]
}

/** A list of organizations, taxonomies or terms looks like one of services, less what only a service has. */
export const isService = (record: Json): boolean =>
  ['status', 'organization', 'organization_id', 'program_id', 'service_at_locations'].some(
    (name) => record[name] !== undefined,
  )

/** Only what the file has: a field of which it says nothing stays as it is. */
export function readHsdsService(record: Json, reading: HsdsReading): HsdsRecord {
  const service = upgradeService(record)
  const values: Record<string, unknown> = {}
  const paths: Record<string, string> = {}
  const put = (key: string, value: unknown, path: string) => {
    paths[key] = path
    if (value !== undefined) values[key] = value
  }
  const plain = [
    ['id', 'id'],
    ['title', 'name'],
    ['description', 'description'],
    ['url', 'url'],
  ] as const
  const putField = (key: string, name: string) => put(key, service[name] === null ? '' : readText(service[name]), name)
  for (const [key, name] of plain) putField(key, name)
  for (const { key, field } of hsdsTexts) putField(key, field)
  const documents = listObjects(service.required_documents).flatMap(({ document }) => readFilled(document) ?? [])
  put('requiredDocuments', documents.length > 0 ? documents.join('\n') : undefined, 'required_documents')
  const organization = isObject(service.organization) ? service.organization : {}
  put('organization', readFilled(organization.name), 'organization.name')
  const about = readFilled(organization.description)
  // HSDS does not require one: the words of its owner stand then, or its name.
  const [aside, path] = about ? [about, 'organization.description'] : [readFilled(service.name), 'name']
  if (!readFilled(service.description) && aside) put('description', aside, path)

  const terms = readTerms(service)
  const isOurs = terms.some(({ taxonomy }) => taxonomy.startsWith('marigold-'))
  if (!isOurs) {
    for (const key of ['description', ...hsdsTexts.map((one) => one.key)]) {
      const text = values[key]
      if (typeof text === 'string') values[key] = dropTags(text)
    }
  }
  const codes = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy).map(({ code }) => code)
  const word = codes(taxonomies.category)[0] ?? terms.find(({ code }) => reading.isCategory(code))?.code
  const kinds = isOurs ? [] : listKinds(terms)
  const ofKind = kinds.map(categoryOfKind).find((one) => one !== undefined)
  put('category', word ?? ofKind ?? reading.category ?? undefined, 'attributes')
  const tags = tagsOfKinds(kinds)
  put('tags', isOurs ? codes(taxonomies.tag) : tags.length > 0 ? tags : undefined, 'attributes')
  put('scope', codes(taxonomies.scope)[0], 'attributes')
  put('isEmergency', isOurs ? codes(taxonomies.emergency).includes('emergency') : undefined, 'attributes')

  put('helpKinds', isOurs ? codes(taxonomies.help) : kinds.length > 0 ? kinds : undefined, 'attributes')
  const ownFacts = [
    ...Object.entries({ county: 'county', countyFips: 'county-fips' }),
    ...Object.entries({ listedBy: 'listed-by', listedOn: 'listed-on', sourceUrl: 'source-url' }),
    ...factTexts.map(({ key, fact }) => [key, fact]),
  ]
  for (const [key = '', code] of ownFacts) {
    const fact = terms.find((term) => term.taxonomy === taxonomies.fact && term.code === code)?.value
    put(key, isOurs ? (fact ?? '') : undefined, 'attributes')
  }

  const { places, spots, notes: placeNotes } = readHsdsPlaces(service)
  const [first, ...others] = places
  const withContacts = first ? [first, ...spots] : spots
  for (const [key, path] of Object.entries(first?.paths ?? {})) {
    put(key, first?.values[key as keyof ReadPlace['values']], path)
  }
  for (const key of ['city', 'state'] as const) {
    const fact = terms.find((term) => term.taxonomy === taxonomies.fact && term.code === key)?.value
    if (fact !== undefined && !first?.paths.state?.endsWith('.country')) put(key, fact, paths[key] ?? 'attributes')
  }
  const access = spots
    .flatMap(({ location }) => listObjects(location.accessibility))
    .concat(first ? listObjects(first.location.accessibility) : [])
  const forWhom = [
    ...new Set(access.flatMap(({ description, details }) => readFilled(description) ?? readFilled(details) ?? [])),
  ]
  put('accessibility', forWhom.length > 0 ? forWhom.join('; ') : undefined, 'service_at_locations')
  put('places', others.length > 0 ? others.map(({ values: place }) => place) : undefined, 'service_at_locations')
  for (const [index, place] of others.entries()) {
    for (const [key, path] of Object.entries(place.paths)) paths[`places[${index}].${key}`] = path
  }
  const { serviceArea, areaServed, countiesServed } = readAreas(service, isOurs)
  // Without an address, the one state that it serves is the state where it is looked for.
  if (values.state === undefined && serviceArea?.length === 1) put('state', serviceArea[0], 'service_areas')
  put('serviceArea', serviceArea, 'service_areas')
  put('areaServed', areaServed, 'service_areas')
  put('countiesServed', countiesServed, 'service_areas')

  const listed = listPhones(service, organization, withContacts)
  const { phones, notes: phoneNotes } = readHsdsPhones(listed, reading.readNumber)
  // One that nobody can call is no reason to refuse a record; that the first one can be called is looked at.
  const main = listed
    .flatMap(({ list, path }) => list.map((phone, at) => ({ phone, path: `${path}[${at}].number` })))
    .find(({ phone }) => readFilled(phone.number) && readPhoneType(phone) === 'voice')
  put('phones', phones.length > 0 ? phones : undefined, listed[0]?.path ?? 'phones')
  const isUnread = phones.length === 0 && main !== undefined && !reading.readNumber(readFilled(main.phone.number) ?? '')
  put('phoneNumber', isUnread ? readFilled(main.phone.number) : undefined, main?.path ?? 'phones')

  const [schedules, ...moreSchedules] = listSchedules(service, withContacts).map(({ list, path }) => ({
    path,
    list,
  }))
  const state = findState(String(values.state ?? ''))
  const read = readHsdsSchedules(schedules?.list ?? [], schedules?.path ?? 'schedules', {
    ...{ state, today: reading.today },
    zip: readFilled(values.zip),
  })
  // Our own words are written out; where there are none, none are made up.
  const isWordless =
    isOurs && !schedules?.list.some(({ description, valid_to: to }) => readFilled(description) && !readFilled(to))
  put('hours', isWordless ? undefined : read.words, 'schedules')
  put('schedules', schedules ? read.weekly : undefined, 'schedules')
  put('specialHours', isOurs || read.special.length > 0 ? read.special : undefined, 'schedules')
  const given = listObjects(service.languages).flatMap(({ code }) => readFilled(code) ?? [])
  const { codes: languages, unknown } = readLanguages(given.join(';'))
  put('languages', given.length > 0 ? languages : undefined, 'languages')

  const notes = [
    ...(unknown.length > 0 ? [`Languages that we do not know: ${unknown.join(', ').slice(0, 200)}.`] : []),
    ...phoneNotes,
    ...read.notes,
    ...moreSchedules.map(({ path }) => `${path} are not taken: a record here has one set of hours.`),
    ...noteOfPlaces(places),
    // Our own export leaves out what is not public, and says what it adds.
    ...(isOurs ? [] : [...placeNotes, ...listUntaken(service)]),
  ]
  const missing = listMissing(service, organization)
  return { values, paths, missing, notes, isOurs, skip: findEnd(service.status, reading.today) }
}
