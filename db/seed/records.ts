/** Turns facts into rows of the directory, adding nothing that the facts do not say. */
import { createHash } from 'node:crypto'
import type { Category } from '../vocabulary/directory'
import { areImpossibleHours, readHoursInWords, type WeekRow } from '../vocabulary/hours-in-words'
import { cleanName } from '../vocabulary/names'
import { isForMenOnly, isOfficeOnly } from '../vocabulary/people'
import { readHelpKinds } from '../vocabulary/read-help-kinds'
import { isStateCode, type StateCode } from '../vocabulary/states'
import type { Texts } from '../vocabulary/text-fields'
import { findTimeZone } from '../vocabulary/time-zones'
import { readAreaServed, readStates } from './area'
import { describeFacility } from './facility-description'
import {
  type Fact,
  longFiles,
  type ReadSource,
  readDescriptions,
  readFacts,
  readLocalPrograms,
  readMoreHelp,
  readProvenanceFacts,
  readSample,
  readSpanishService,
  readTold,
  readUrl,
  streamFacts,
} from './facts'
import { type LegalAid, readLegalAid } from './legal-aid'
import { readProvenance } from './listed-by'
import { readPublicPhones, type SeedPhone } from './phones'
import { readStateHelp } from './state-help'
import { readProgramsToCall } from './to-call'

export interface SeedLocation {
  street: string | null
  city: string | null
  state: StateCode | null
  zip: string | null
  latitude: number | null
  longitude: number | null
  isApproximate: boolean
  addressVisibility: 'full' | 'area' | 'hidden' | 'held'
}

export interface SeedRecord {
  id: string
  organizationId: string
  email: string | null
  resource: Partial<Texts> & {
    slug: string
    kind: Fact['kind']
    title: string
    description: string
    /** Only if one was written: the page itself translates generated text. */
    descriptionEs: string | null
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
    sourceUrl: string | null
    confidence: Fact['confidence']
    verifiedOn: string | null
    verifiedPrecision: 'day' | 'month' | 'year' | null
  }
  phones: SeedPhone[]
  location: SeedLocation | null
  schedules: WeekRow[]
}

/** A stable id: the same for the same name on every machine. */
function stableId(name: string): string {
  const hex = createHash('sha1').update(`marigold:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Such a program counts as one whatever else it offers: a pantry list tags it as a pantry. */
const AGAINST_VIOLENCE = /\b(against violence|free of violence|family crisis center)\b/i

/** Places whose address is not even loaded. The database holds back those that may be one under another name. */
function isConfidential(tags: readonly string[]): boolean {
  if (tags.includes('federal') && !tags.includes('address-withheld')) return false
  return ['domestic-violence', 'address-withheld', 'human-trafficking', 'trafficking'].some((tag) => tags.includes(tag))
}

const NO_STREET = /^(unspecified|n\/?a|[^a-z0-9]*)$/i

/** The visitable address, without the list's notes on mail and offices. Null if it has no street. */
export function readStreet(written: string): string | null {
  const street = written
    .replace(/^.*:,\s*/, '')
    .replace(/\s*\((no mail|mailing\b[^)]*)\)/gi, '')
    .replace(/\s*\/mailing\b.*$/i, '')
    .trim()
  return NO_STREET.test(street) ? null : street
}

const bare = (phone: string) => phone.replaceAll('-', '').replace(/^1(?=\d{10}$)/, '')

/** `waiting`: numbers of programs against violence that no record shows. Whatever else has one may be in their house. */
function readLocation(fact: Fact, tags: string[], waiting: ReadonlySet<string>): SeedLocation | null {
  if (!fact.city && !fact.street && !fact.latitude) return null
  const isRefuge = isConfidential(tags)
  const street = readStreet(fact.street)
  const point = fact.latitude !== '' && fact.longitude !== '' && !isRefuge
  return {
    street: isRefuge ? null : street,
    city: fact.city || null,
    state: isStateCode(fact.state) ? fact.state : null,
    zip: isRefuge ? null : fact.zip || null,
    latitude: point ? Number(fact.latitude) : null,
    longitude: point ? Number(fact.longitude) : null,
    isApproximate: tags.includes('approx-location-2020'),
    addressVisibility: isRefuge ? 'hidden' : !street ? 'area' : waiting.has(bare(fact.phone)) ? 'held' : 'full',
  }
}

/** What is known of records beside their rows. */
interface Beside {
  legalAid: LegalAid
  read: ReadonlyMap<string, ReadSource>
  /** The national records that answer in Spanish. */
  inSpanish: ReadonlySet<string>
  /** What pages say of who may come, and of chats. */
  told: ReadonlyMap<string, Partial<Texts>>
  waiting: ReadonlySet<string>
}

function readBeside(originals: readonly Fact[]): Beside {
  const legalAid = readLegalAid(originals)
  return {
    legalAid,
    read: new Map([...legalAid.read, ...readProvenanceFacts()]),
    inSpanish: new Set(readSpanishService().map(({ id }) => id)),
    told: readTold(),
    waiting: new Set(readProgramsToCall().flatMap(({ phone }) => (phone ? [bare(phone)] : []))),
  }
}

/** A remark that stands in a list like a name: 'Currently no services located in ...', with the number of another county. */
const NO_PLACE = /\bno services\b/i

/** Not for women, nobody's place of help, or the office of a program that stands in one entry. */
function isLeftOut(fact: Fact, { legalAid }: Beside): boolean {
  const named = { title: fact.name, category: fact.category, tags: fact.tags.split(';') }
  return NO_PLACE.test(fact.name) || isForMenOnly(named) || isOfficeOnly(named) || legalAid.isFolded(fact)
}

/** '2026-07' as a day. */
const asDay = (date: string) => (date === '' ? null : date.length === 7 ? `${date}-01` : date)

/** The number and the source that someone read win over those of the row. */
function readSource(row: Fact, read: ReadSource | undefined) {
  const { phoneProof, ...parsed } = readProvenance(row.source, row.source_date)
  const fact = read?.phone ? { ...row, phone: read.phone } : row
  const from = read ? { listedBy: read.listed_by, listedOn: asDay(read.listed_on), sourceUrl: read.source_url } : parsed
  return { from, phones: readPublicPhones(fact, phoneProof, Boolean(read?.phone)) }
}

/** Of a national line only where a page says so that someone read; a local list's own word is taken. */
function speaksSpanish({ id, scope }: Fact, tags: readonly string[], { inSpanish }: Beside): boolean {
  return scope === 'national' ? inSpanish.has(id) : tags.some((word) => word.startsWith('spanish'))
}

/** Hours that can't be so are not shown: she calls first. */
function readHours(hours: string): string | null {
  if (hours === '' || areImpossibleHours(hours)) return null
  return hours === '24/7' ? 'Open 24 hours, every day' : hours
}

/** `description` if one was written; a facility's is generated from its facts. */
function toRecord(row: Fact, beside: Beside, description: string, descriptionEs: string | null = null): SeedRecord {
  const fact = beside.legalAid.complete(row)
  const { from, phones } = readSource(fact, beside.read.get(fact.id))
  const rawTags = [...fact.tags.split(';'), ...(AGAINST_VIOLENCE.test(fact.name) ? ['domestic-violence'] : [])]
  // The facts have a separate legal aid category; here it is rights and advocacy with a tag.
  const isLegal = fact.category === 'legal'
  const category: Category = fact.category === 'legal' ? 'rights-advocacy' : fact.category
  const plainTags = rawTags.filter(
    (word) => /^[a-z0-9-]+$/.test(word) && word !== 'address-withheld' && word !== 'spanish',
  )
  const limitedTo = readStates(rawTags)
  const isStatewide = fact.counties_served === 'statewide' || rawTags.includes('county:-- State-Wide')
  const scope =
    fact.scope === 'national' && limitedTo.length > 0
      ? 'state'
      : isStatewide && fact.scope === 'local'
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
  const location = readLocation(fact, rawTags, beside.waiting)
  return {
    id: stableId(fact.id),
    organizationId: stableId(`organization:${fact.id}`),
    email: fact.email ? fact.email.toLowerCase() : null,
    resource: {
      ...beside.told.get(fact.id),
      slug: fact.id,
      kind: fact.kind,
      title: cleanName(fact.name, tags),
      description,
      descriptionEs,
      category,
      tags,
      url: readUrl(fact.website, location?.addressVisibility === 'full'),
      isEmergency: fact.is_emergency === '1',
      // Nobody here has called yet: a list is a source, not a check of ours.
      isVerified: false,
      scope,
      city: scope === 'national' ? null : fact.city || null,
      state: home,
      serviceArea: limitedTo.length > 0 ? limitedTo : home ? [home] : [],
      areaServed: readAreaServed(rawTags, home),
      county: fact.county || null,
      countyFips: fact.county_fips || null,
      countiesServed: fact.counties_served.split(';').filter((code) => /^\d{5}$/.test(code)),
      helpKinds: readHelpKinds({ tags, category, title: fact.name }),
      languages: speaksSpanish(fact, rawTags, beside) ? ['en', 'es'] : [],
      hours: readHours(fact.hours),
      source: fact.source,
      ...from,
      confidence: fact.confidence,
      verifiedOn: null,
      verifiedPrecision: null,
    },
    phones,
    location,
    schedules: readHoursInWords(fact.hours, findTimeZone(home, fact.county_fips || null)) ?? [],
  }
}

function* toOriginals(facts: readonly Fact[], beside: Beside): Generator<SeedRecord> {
  const descriptions = readDescriptions()
  const spanish = readDescriptions('descriptions/es')
  for (const fact of facts) {
    if (isLeftOut(fact, beside)) continue
    const description = descriptions[fact.id] ?? (fact.kind === 'facility' ? describeFacility(fact) : undefined)
    if (!description) throw new Error(`${fact.id}: no description`)
    yield toRecord(fact, beside, description, spanish[fact.id] ?? null)
  }
}

function toListed(facts: readonly Fact[], beside: Beside): SeedRecord[] {
  return facts.filter((fact) => !isLeftOut(fact, beside)).map((fact) => toRecord(fact, beside, fact.what_it_does))
}

/** The original records, present in every test. */
export function readSeedRecords(): SeedRecord[] {
  const facts = readFacts()
  return [...toOriginals(facts, readBeside(facts))]
}

/** The initial in-memory copy: the original records, every local program against violence, every statewide hotline. */
export function readCopyRecords(): SeedRecord[] {
  const facts = readFacts()
  const beside = readBeside(facts)
  return [...toOriginals(facts, beside), ...toListed(readLocalPrograms(), beside)]
}

/** The records of the additional lists, the offices of the states and the rare kinds of help; as a sample, a few rows of each list. */
export async function* streamSeedRecords({ isSample = false } = {}): AsyncGenerator<SeedRecord> {
  const beside = readBeside(readFacts())
  if (isSample) return yield* toListed(readSample(), beside)
  yield* toListed(readLocalPrograms(), beside)
  const help = [...readStateHelp(), ...readMoreHelp()]
  const read = new Map(help.map(({ read }) => [read.id, read]))
  yield* toListed(
    help.map(({ fact }) => fact),
    { ...beside, read },
  )
  for (const name of longFiles) for await (const fact of streamFacts(name)) yield* toListed([fact], beside)
}
