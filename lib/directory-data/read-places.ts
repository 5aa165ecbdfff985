/** The places of an HSDS service, the inverse of the export. One without an address still has phones and hours. */
import { taxonomies } from './fields'
import { repairZip } from './imports/cell-words'
import { isObject, type Json, listObjects, readFilled, readTerms } from './json-value'

export interface ReadPlace {
  values: {
    street?: string
    city?: string
    state?: string
    zip?: string
    latitude?: unknown
    longitude?: unknown
    addressVisibility?: string
  }
  /** Where in the service each value stood. */
  paths: Record<string, string>
  joint: Json
  location: Json
  /** 'service_at_locations[0]' */
  path: string
}

function isHome(country: unknown): boolean {
  return /^(|us|usa|united states( of america)?)$/i.test((readFilled(country) ?? '').trim())
}

function readOne(joint: Json, location: Json, address: Json, path: string): ReadPlace {
  const at = `${path}.location.addresses[${listObjects(location.addresses).indexOf(address)}]`
  const street = [readFilled(address.address_1), readFilled(address.address_2)].filter(Boolean).join(', ')
  // Names the field; the rule for states says what is wrong with it.
  const abroad = isHome(address.country) ? undefined : readFilled(address.country)
  const visibility = readTerms(location).find(({ taxonomy }) => taxonomy === taxonomies.visibility)?.code
  return {
    joint,
    location,
    path,
    values: {
      street: street || undefined,
      city: readFilled(address.city),
      state: abroad ?? readFilled(address.state_province),
      zip: street
        ? repairZip(readFilled(address.postal_code) ?? '', readFilled(address.state_province) ?? '') || undefined
        : undefined,
      latitude: street ? (location.latitude ?? undefined) : undefined,
      longitude: street ? (location.longitude ?? undefined) : undefined,
      addressVisibility: visibility,
    },
    paths: {
      street: `${at}.address_1`,
      city: `${at}.city`,
      state: `${at}.${abroad === undefined ? 'state_province' : 'country'}`,
      zip: `${at}.postal_code`,
      latitude: `${path}.location.latitude`,
      longitude: `${path}.location.longitude`,
      addressVisibility: `${path}.location.attributes`,
    },
  }
}

/** What can be called or visited there, wherever it is. */
export type Spot = Pick<ReadPlace, 'joint' | 'location' | 'path'>

/**
 * `places` have an address, in the order of the file. `spots` have none: this is how a confidential shelter is written,
 * and its phones and hours are still hers to find.
 */
export function readHsdsPlaces(service: Json): { places: ReadPlace[]; spots: Spot[]; notes: string[] } {
  const places: ReadPlace[] = []
  const spots: Spot[] = []
  const notes: string[] = []
  for (const [index, joint] of listObjects(service.service_at_locations).entries()) {
    const path = `service_at_locations[${index}]`
    if (!isObject(joint.location)) {
      notes.push(`${path}: the file does not have its location. Only its own phones and hours are taken.`)
      spots.push({ joint, location: {}, path })
      continue
    }
    const { location } = joint
    const addresses = listObjects(location.addresses)
    const address = addresses.find(({ address_type: type }) => type !== 'postal') ?? addresses[0]
    const isVirtual = location.location_type === 'virtual'
    if (isVirtual) notes.push(`${path} is a virtual place: only its phones and hours are taken.`)
    if (!address || isVirtual) spots.push({ joint, location, path })
    else places.push(readOne(joint, location, address, path))
    for (const more of addresses) {
      if (more !== address)
        notes.push(`${path}.location.addresses[${addresses.indexOf(more)}] is not taken: one address for each place.`)
    }
    for (const name of ['accessibility', 'transportation', 'contacts', 'languages']) {
      const given = location[name] ?? undefined
      if (Array.isArray(given) ? given.length > 0 : given !== undefined) {
        notes.push(`${path}.location.${name} is not taken: there is no place for it here.`)
      }
    }
  }
  return { places, spots, notes }
}
