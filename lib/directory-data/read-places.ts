/** The places of an HSDS service that have an address, the inverse of the export. */
import { taxonomies } from './fields'
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
      zip: street ? readFilled(address.postal_code) : undefined,
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

/** In the order of the file, and why the others are none. */
export function readHsdsPlaces(service: Json): { places: ReadPlace[]; notes: string[] } {
  const places: ReadPlace[] = []
  const notes: string[] = []
  for (const [index, joint] of listObjects(service.service_at_locations).entries()) {
    const path = `service_at_locations[${index}]`
    if (!isObject(joint.location)) {
      notes.push(`${path} is not taken: the file does not have its location.`)
      continue
    }
    const { location } = joint
    const addresses = listObjects(location.addresses)
    const address = addresses.find(({ address_type: type }) => type !== 'postal') ?? addresses[0]
    if (location.location_type === 'virtual') notes.push(`${path} is not taken: it is a virtual place.`)
    else if (!address) notes.push(`${path} is not taken: it has no address.`)
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
  return { places, notes }
}
