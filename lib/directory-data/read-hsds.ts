/**
 * An HSDS 3.x service with all that hangs on it, as a record of ours: the inverse of the export. Takes what is there and
 * asks for nothing; whether it is enough and true to the rules is looked at afterwards, as for any other file.
 */
import { taxonomies } from './fields'

/** Facts with a value, as our own export writes them. */
const FACTS = 'marigold-fact'

type Json = Record<string, unknown>

export interface HsdsRecord {
  values: Record<string, unknown>
  /** Where in the service each value stood. */
  paths: Record<string, string>
  /** Why it should not be taken. */
  skip: string | null
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : []
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
const filled = (value: unknown): string | undefined => {
  const found = text(value)
  return found?.trim() ? found : undefined
}

interface Term {
  taxonomy: string
  code: string
  value: string | undefined
}

/** The terms by which something is marked, by their code or else their name. */
function readTerms(owner: Json): Term[] {
  return list(owner.attributes).flatMap((attribute) => {
    const term = isObject(attribute.taxonomy_term) ? attribute.taxonomy_term : {}
    const detail = isObject(term.taxonomy_detail) ? term.taxonomy_detail : {}
    const taxonomy = filled(term.taxonomy) ?? filled(detail.name) ?? ''
    const code = filled(term.code) ?? filled(attribute.value) ?? filled(term.name) ?? filled(attribute.label)
    const value = filled(attribute.value)
    return code ? [{ taxonomy: taxonomy.trim().toLowerCase(), code: code.trim().toLowerCase(), value }] : []
  })
}

const days: Record<string, string> = { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' }

function describeSchedule({ byday, opens_at: opens, closes_at: closes }: Json): string[] {
  const named = (filled(byday) ?? '').split(',').flatMap((day) => days[day.trim().toUpperCase()] ?? [])
  const [from, to] = [filled(opens), filled(closes)].map((time) => time?.match(/^\d{1,2}:\d{2}/)?.[0])
  if (!from || !to) return []
  return [`${named.length > 0 ? `${named.join(', ')} ` : ''}${from}–${to}`]
}

/** The words of whoever wrote it; else its days and times, put into words. */
function readHours(schedules: Json[]): string | undefined {
  const words = schedules.map(({ description }) => filled(description)).filter((word) => word !== undefined)
  if (words.length > 0) return [...new Set(words)].join('; ')
  const times = schedules.flatMap(describeSchedule)
  return times.length > 0 ? times.join('; ') : undefined
}

interface Phones {
  list: Json[]
  path: string
}

function readPhone(places: Phones[]): { value: string; path: string } | undefined {
  for (const { list: phones, path } of places) {
    const index = phones.findIndex(({ number, type }) => filled(number) && /^(voice|cell|)$/i.test(filled(type) ?? ''))
    const phone = phones[index]
    if (phone) {
      const extension = filled(phone.extension)
      const value = `${filled(phone.number)}${extension ? ` ext. ${extension}` : ''}`
      return { value, path: `${path}[${index}].number` }
    }
  }
  return undefined
}

function isHome(country: unknown): boolean {
  return /^(|us|usa|united states( of america)?)$/i.test((filled(country) ?? '').trim())
}

const ended: Record<string, string> = {
  inactive: 'The file says that it is not active.',
  defunct: 'The file says that it has ended.',
  'temporarily closed': 'The file says that it is closed for now.',
}

/** Only what the file has: a field of which it says nothing stays as it is. */
export function readHsdsService(
  service: Json,
  category: string | null,
  isCategory: (word: string) => boolean,
): HsdsRecord {
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
    ['eligibility', 'eligibility_description'],
  ] as const
  for (const [key, name] of plain) put(key, service[name] === null ? '' : text(service[name]), name)
  const organization = isObject(service.organization) ? service.organization : {}
  put('organization', filled(organization.name), 'organization.name')

  const terms = readTerms(service)
  const isOurs = terms.some(({ taxonomy }) => taxonomy.startsWith('marigold-'))
  const codes = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy).map(({ code }) => code)
  const known = codes(taxonomies.category)[0] ?? terms.find(({ code }) => isCategory(code))?.code
  put('category', known ?? category ?? undefined, 'attributes')
  put('tags', isOurs ? codes(taxonomies.tag) : undefined, 'attributes')
  put('scope', codes(taxonomies.scope)[0], 'attributes')
  put('isEmergency', isOurs ? codes(taxonomies.emergency).includes('emergency') : undefined, 'attributes')

  const fact = (code: string) => terms.find((term) => term.taxonomy === FACTS && term.code === code)?.value
  put('city', fact('city'), 'attributes')
  put('state', fact('state'), 'attributes')

  const joints = list(service.service_at_locations)
  const joint = joints.find(({ location }) => isObject(location)) ?? {}
  const jointPath = `service_at_locations[${Math.max(0, joints.indexOf(joint))}]`
  const location = isObject(joint.location) ? joint.location : {}
  const addresses = list(location.addresses)
  const address = addresses.find(({ address_type: type }) => type !== 'postal') ?? addresses[0]
  if (address && location.location_type !== 'virtual') {
    const path = `${jointPath}.location.addresses[${addresses.indexOf(address)}]`
    const street = [filled(address.address_1), filled(address.address_2)].filter(Boolean).join(', ')
    put('street', street || undefined, `${path}.address_1`)
    put('city', fact('city') ?? filled(address.city), `${path}.city`)
    // Names the field; the rule for states says what is wrong with it.
    const abroad = isHome(address.country) ? undefined : `${filled(address.country)}`
    put(
      'state',
      abroad ?? fact('state') ?? filled(address.state_province),
      `${path}.${abroad ? 'country' : 'state_province'}`,
    )
    put('zip', street ? filled(address.postal_code) : undefined, `${path}.postal_code`)
    const visibility = readTerms(location).find(({ taxonomy }) => taxonomy === taxonomies.visibility)?.code
    put('addressVisibility', visibility, `${jointPath}.location.attributes`)
    if (street) {
      put('latitude', location.latitude ?? undefined, `${jointPath}.location.latitude`)
      put('longitude', location.longitude ?? undefined, `${jointPath}.location.longitude`)
    }
  }

  const phone = readPhone([
    { list: list(service.phones), path: 'phones' },
    { list: list(joint.phones), path: `${jointPath}.phones` },
    { list: list(location.phones), path: `${jointPath}.location.phones` },
    { list: list(organization.phones), path: 'organization.phones' },
  ])
  put('phoneNumber', phone?.value, phone?.path ?? 'phones')
  const schedules = [service.schedules, joint.schedules, location.schedules].map(list).find((some) => some.length > 0)
  put('hours', readHours(schedules ?? []), 'schedules')
  const languages = list(service.languages).map(({ code }) => filled(code))
  put('languages', languages.length > 0 ? languages.filter((code) => code !== undefined) : undefined, 'languages')
  return { values, paths, skip: ended[(filled(service.status) ?? '').trim().toLowerCase()] ?? null }
}
