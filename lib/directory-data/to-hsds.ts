/**
 * A record of this directory as a service of HSDS, with all that hangs on it. The inverse is the import's.
 *
 * - The service and its organization keep their ids; every other id is derived (hsds-id.ts).
 * - What HSDS has no field for stands in attributes (hsds-terms.ts): category, tags, kind, scope, town and state, slug,
 *   emergency, county, kinds of help, source and list, confidence, precision of the check, the word to send to a text line.
 * - A county that is served is a service area whose extent is its five digits.
 * - Hours in words are a schedule with a description and nothing else; weekly hours are one schedule for each span, with
 *   its days. Round the clock is 00:00 to 23:59, as HSDS has no word for it.
 * - A location without an address is one whose address is not public, or not known: the two can't be told apart.
 */
import { stateNames } from '@/db/vocabulary/states'
import { hsdsTexts } from '@/db/vocabulary/text-fields'
import { getCounty } from '@/lib/geography/counties'
import type {
  HsdsContact,
  HsdsLanguage,
  HsdsLocation,
  HsdsOrganization,
  HsdsPhone,
  HsdsService,
  HsdsServiceArea,
  HsdsServiceAtLocation,
  HsdsServiceFacts,
} from './hsds-record'
import { deriveId, maskId } from './hsds-terms'
import type { PublicEntry, PublicPlace } from './public-entry'
import { toHsdsAttributes, toLocationAttributes, toPhoneAttributes } from './to-hsds-attributes'
import { toHsdsSchedules } from './to-hsds-schedules'

export const WHOLE_COUNTRY = { name: 'United States', extent: 'US' } as const

const hsdsPhoneTypes = {
  voice: 'voice',
  text: 'text',
  tty: 'textphone',
  videophone: 'video',
  fax: 'fax',
} as const satisfies Record<PublicEntry['phones'][number]['type'], HsdsPhone['type']>

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** As a URI has to be written: other letters in it are encoded. What can't be is left out. */
export function writeUri(url: string | null): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const written = new URL(url).href.replaceAll(/[|^`{}[\]\\]/g, (letter) => encodeURIComponent(letter))
  return /^https?:\/\/[\w.~:/?#@!$&'()*+,;=%-]+$/.test(written) ? written : undefined
}

function listOrNone<T>(items: T[]): T[] | undefined {
  return items.length > 0 ? items : undefined
}

const names = new Intl.DisplayNames('en-US', { type: 'language' })

function nameLanguage(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

function toLanguages(owner: string, tags: string[]): HsdsLanguage[] | undefined {
  return listOrNone(
    [...new Set(tags)].map((code) => ({ id: deriveId('language', owner, code), name: nameLanguage(code), code })),
  )
}

function toPhone(entry: PublicEntry, phone: PublicEntry['phones'][number], position: number | string): HsdsPhone {
  const id = deriveId('phone', entry.id, position)
  // A number in HSDS: one that begins with a zero would lose it.
  const isNumber = phone.extension !== null && !phone.extension.startsWith('0')
  const aside = phone.extension !== null && !isNumber ? `Extension ${phone.extension}` : null
  return {
    id,
    number: phone.number,
    extension: isNumber ? Number(phone.extension) : undefined,
    type: hsdsPhoneTypes[phone.type],
    description: [phone.description, aside].filter(Boolean).join('. ') || undefined,
    languages: toLanguages(id, phone.languages),
    attributes: listOrNone(toPhoneAttributes(id, phone.keyword)),
  }
}

/** One document on each line, or with semicolons between. */
const listDocuments = (text: string | null) =>
  (text ?? '')
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function toRequiredDocuments(entry: PublicEntry) {
  return listDocuments(entry.requiredDocuments).map((document, at) => ({
    id: deriveId('required_document', entry.id, at),
    service_id: entry.id,
    document,
  }))
}

function toContact(entry: PublicEntry, contact: PublicEntry['contacts'][number], at: number): HsdsContact {
  const { name, title, department, email, phone, extension } = contact
  const id = deriveId('contact', entry.id, at)
  const line: PublicEntry['phones'][number] = {
    ...{ number: phone ?? '', extension, type: 'voice', keyword: null, languages: [], description: null },
  }
  return {
    id,
    service_id: entry.id,
    name: name ?? undefined,
    title: title ?? undefined,
    department: department ?? undefined,
    email: email && EMAIL.test(email) ? email : undefined,
    phones: phone ? [toPhone(entry, line, `contact-${at}`)] : undefined,
  }
}

function nameCounty(fips: string): string {
  const county = getCounty(fips)
  return county ? `${county.fullName}, ${stateNames[county.state]}` : fips
}

function toServiceAreas(entry: PublicEntry): HsdsServiceArea[] {
  const create = (key: string, name: string, extent?: string): HsdsServiceArea => ({
    id: deriveId('service_area', entry.id, key),
    name,
    ...(extent ? { extent, extent_type: 'text' } : {}),
  })
  const states = [...new Set(entry.serviceArea)].map((code) => create(code, stateNames[code], `US-${code}`))
  const whole =
    entry.scope === 'national' && states.length === 0 ? [create('US', WHOLE_COUNTRY.name, WHOLE_COUNTRY.extent)] : []
  const counties = [...new Set(entry.countiesServed)].map((fips) => create(fips, nameCounty(fips), fips))
  return [...whole, ...states, ...counties, ...(entry.areaServed ? [create('words', entry.areaServed)] : [])]
}

/** Where nothing else is told of the place, its town is: it stands on the record's own page. */
export function listPlaces(entry: PublicEntry): PublicPlace[] {
  if (entry.places.length > 0) return entry.places
  if (!entry.city && !entry.state) return []
  if (entry.scope === 'national') return []
  const nothing = { visibility: null, street: null, zip: null, latitude: null, longitude: null, isApproximate: false }
  return [{ ...nothing, city: entry.city, state: entry.state }]
}

function toLocation(entry: PublicEntry, place: PublicPlace, index: number): HsdsLocation {
  const { street, city, state, zip, latitude, longitude } = place
  const id = deriveId('location', entry.id, index)
  const address =
    street && city && state && zip
      ? ({
          id: deriveId('address', entry.id, index),
          address_1: street,
          city,
          state_province: state,
          postal_code: zip,
          country: 'US',
          address_type: 'physical',
        } as const)
      : null
  // An address that lacks a part is no address in HSDS: its words are kept.
  const words = street && !address ? [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean) : []
  return {
    id,
    location_type: 'physical',
    organization_id: entry.organization.id,
    name: [city, state].filter(Boolean).join(', ') || undefined,
    description: words.length > 0 ? words.join(', ') : undefined,
    ...(latitude !== null && longitude !== null ? { latitude, longitude } : {}),
    addresses: address ? [address] : undefined,
    accessibility: entry.accessibility
      ? [{ id: deriveId('accessibility', entry.id, index), location_id: id, description: entry.accessibility }]
      : undefined,
    attributes: listOrNone(toLocationAttributes(id, place.visibility)),
  }
}

const PLACE = 'service_at_location'
/** No service has more places by whose id one may ask. */
const MAX_PLACES = 50

/** The services of which the id could be a place. */
export function listOwners(place: string): string[] {
  return Array.from({ length: MAX_PLACES }, (_, index) => maskId(PLACE, place, index))
}

export function toServicesAtLocations(entry: PublicEntry): HsdsServiceAtLocation[] {
  return listPlaces(entry).map((place, index) => ({
    id: maskId(PLACE, entry.id, index),
    service_id: entry.id,
    location: toLocation(entry, place, index),
  }))
}

export function toHsdsOrganization({ organization }: Pick<PublicEntry, 'organization'>): HsdsOrganization {
  const { id, name, description, email, website } = organization
  return {
    id,
    name,
    description,
    email: email && EMAIL.test(email) ? email : undefined,
    website: writeUri(website),
  }
}

/** What stands in a list of services: what is there once for each. */
export function toHsdsServiceFacts(entry: PublicEntry): HsdsServiceFacts {
  return {
    id: entry.id,
    name: entry.title,
    description: entry.description,
    url: writeUri(entry.url),
    status: 'active',
    ...Object.fromEntries(hsdsTexts.map(({ key, field }) => [field, entry[key] ?? undefined])),
    assured_date: entry.verifiedOn ?? undefined,
    last_modified: entry.updatedAt,
    organization: toHsdsOrganization(entry),
  }
}

export function toHsdsService(entry: PublicEntry): HsdsService {
  return {
    ...toHsdsServiceFacts(entry),
    phones: listOrNone(entry.phones.map((phone, position) => toPhone(entry, phone, position))),
    schedules: listOrNone(toHsdsSchedules(entry)),
    service_areas: listOrNone(toServiceAreas(entry)),
    service_at_locations: listOrNone(toServicesAtLocations(entry)),
    languages: toLanguages(entry.id, entry.languages),
    required_documents: listOrNone(toRequiredDocuments(entry)),
    contacts: listOrNone(entry.contacts.map((contact, at) => toContact(entry, contact, at))),
    attributes: toHsdsAttributes(entry),
  }
}
