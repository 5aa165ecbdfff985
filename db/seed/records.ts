/** Facts become rows of the directory. Nothing is added that the facts do not say. */
import { createHash } from 'node:crypto'
import type { Category } from '../vocabulary/directory'
import { readHelpKinds } from '../vocabulary/read-help-kinds'
import { isStateCode, type StateCode } from '../vocabulary/states'
import { readAreaServed, readStates } from './area'
import { describeFacility } from './facility-description'
import { type Fact, readDescriptions, readFacts } from './facts'
import { readPhones, type SeedPhone } from './phones'
import { readSchedules, type SeedSchedule } from './schedules'
import { readVerificationDate } from './verification-date'

export interface SeedLocation {
  street: string | null
  city: string | null
  state: StateCode | null
  zip: string | null
  latitude: number | null
  longitude: number | null
  isApproximate: boolean
  addressVisibility: 'full' | 'area' | 'hidden'
}

export interface SeedRecord {
  id: string
  organizationId: string
  email: string | null
  resource: {
    slug: string
    kind: Fact['kind']
    title: string
    description: string
    category: Category
    tags: string[]
    url: string | null
    isEmergency: boolean
    isVerified: boolean
    scope: Fact['scope']
    city: string | null
    state: StateCode | null
    serviceArea: StateCode[]
    areaServed: string | null
    county: string | null
    countyFips: string | null
    countiesServed: string[]
    helpKinds: string[]
    languages: string[]
    hours: string | null
    source: string
    listedBy: string | null
    listedOn: string | null
    confidence: Fact['confidence']
    verifiedOn: string | null
    verifiedPrecision: 'day' | 'month' | 'year' | null
  }
  phones: SeedPhone[]
  location: SeedLocation | null
  schedules: SeedSchedule[]
}

/** The same id for the same name on every machine. */
function stableId(name: string): string {
  const hex = createHash('sha1').update(`marigold:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function readUrl(website: string): string | null {
  return website === '' ? null : new URL(website).href
}

function readLocation(fact: Fact, tags: string[]): SeedLocation | null {
  if (!fact.city && !fact.street && !fact.latitude) return null
  const isRefuge =
    (tags.includes('domestic-violence') && !tags.includes('federal')) || tags.includes('address-withheld')
  const point = fact.latitude !== '' && fact.longitude !== '' && !isRefuge
  return {
    street: isRefuge ? null : fact.street || null,
    city: fact.city || null,
    state: isStateCode(fact.state) ? fact.state : null,
    zip: isRefuge ? null : fact.zip || null,
    latitude: point ? Number(fact.latitude) : null,
    longitude: point ? Number(fact.longitude) : null,
    isApproximate: tags.includes('approx-location-2020'),
    addressVisibility: isRefuge ? 'hidden' : fact.street ? 'full' : 'area',
  }
}

function toRecord(fact: Fact, descriptions: Record<string, string>): SeedRecord {
  const rawTags = fact.tags.split(';')
  // The facts keep legal aid apart; here it is rights and advocacy with a tag.
  const isLegal = fact.category === 'legal'
  const category: Category = fact.category === 'legal' ? 'rights-advocacy' : fact.category
  const description = descriptions[fact.id] ?? (fact.kind === 'facility' ? describeFacility(fact) : undefined)
  if (!description) throw new Error(`${fact.id}: no description`)
  const plainTags = rawTags.filter(
    (word) => /^[a-z0-9-]+$/.test(word) && word !== 'address-withheld' && word !== 'spanish',
  )
  const limitedTo = readStates(rawTags)
  const scope =
    fact.scope === 'national' && limitedTo.length > 0
      ? 'state'
      : rawTags.includes('county:-- State-Wide')
        ? 'state'
        : fact.scope
  const home =
    scope === 'national'
      ? null
      : isStateCode(fact.state)
        ? fact.state
        : limitedTo.length === 1
          ? (limitedTo[0] ?? null)
          : null
  const tags = [...new Set(isLegal ? [...plainTags, 'legal-aid'] : plainTags)]
  const checked = readVerificationDate(fact.source_date, fact.source)
  return {
    id: stableId(fact.id),
    organizationId: stableId(`organization:${fact.id}`),
    email: fact.email ? fact.email.toLowerCase() : null,
    resource: {
      slug: fact.id,
      kind: fact.kind,
      title: fact.name,
      description,
      category,
      tags,
      url: readUrl(fact.website),
      isEmergency: fact.is_emergency === '1',
      isVerified: checked !== null,
      scope,
      city: scope === 'national' ? null : fact.city || null,
      state: home,
      serviceArea: limitedTo.length > 0 ? limitedTo : home ? [home] : [],
      areaServed: readAreaServed(rawTags, home),
      county: null,
      countyFips: null,
      countiesServed: [],
      helpKinds: readHelpKinds({ tags, category, title: fact.name }),
      languages:
        rawTags.some((word) => word.startsWith('spanish')) || fact.text_line.includes('Spanish') ? ['en', 'es'] : [],
      hours: fact.hours === '' ? null : fact.hours === '24/7' ? 'Open 24 hours, every day' : fact.hours,
      source: fact.source,
      listedBy: null,
      listedOn: null,
      confidence: fact.confidence,
      verifiedOn: checked?.on ?? null,
      verifiedPrecision: checked?.precision ?? null,
    },
    phones: readPhones(fact),
    location: readLocation(fact, rawTags),
    schedules: readSchedules(fact.hours),
  }
}

export function readSeedRecords(): SeedRecord[] {
  const descriptions = readDescriptions()
  return readFacts().map((fact) => toRecord(fact, descriptions))
}
