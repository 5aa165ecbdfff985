/** This directory's vocabulary as HSDS taxonomies: categories, tags, and facts without a field in HSDS. */

import { createHash } from 'node:crypto'
import { type Category, categories, categoryRecords, scopes } from '@/db/vocabulary/directory'
import { HELP_TAXONOMY, helpKinds } from '@/db/vocabulary/help-kinds'
import { factTexts, type TextFact } from '@/db/vocabulary/text-fields'
import { taxonomies } from './fields'
import type { HsdsTaxonomy, HsdsTaxonomyTerm } from './hsds-record'

// Ids for objects without their own. Services and organizations keep this directory's ids; their dependent objects
// get a name-based UUID (RFC 9562, version 5), so that the same facts have the same id in every export.

/** Our namespace: any fixed UUID. */
const NAMESPACE = Buffer.from('6f0d5a2e3c1b4d7e9a8b2c4d6e8f0a1b', 'hex')

function writeUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export function deriveId(kind: string, ...parts: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([kind, ...parts]))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return writeUuid(bytes.toString('hex'))
}

/**
 * A reversible id: a service's location is requested by it, and the service has to be found. Version and
 * variant bits stay as they are.
 */
export function maskId(kind: string, id: string, index: number): string {
  const mask = Buffer.from(deriveId(kind, index).replaceAll('-', ''), 'hex')
  mask.writeUInt8(mask.readUInt8(6) & 0x0f, 6)
  mask.writeUInt8(mask.readUInt8(8) & 0x3f, 8)
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const hex = Buffer.from(bytes.map((byte, at) => byte ^ mask.readUInt8(at))).toString('hex')
  return writeUuid(hex)
}

const names = taxonomies
export type TaxonomyKey = keyof typeof names

const meanings: Record<TaxonomyKey, string> = {
  category: 'The four categories of the directory. Every service is in one of them.',
  tag: 'Finer words for what a service is or does. A service may have several.',
  emergency: 'Whether a service answers in an emergency.',
  scope: 'Whom a service is for: a town or county, a state, or the whole country.',
  visibility: 'Whether the address of a location is public.',
  help: 'Kinds of help in plain words, each with the nearest term of Open Eligibility. A service has one or several.',
  fact: 'Other facts of a record that HSDS has no field for. Most of them have a value.',
}

/** Each code with its meaning. For those marked `value`, the attribute has a `value` of this meaning. */
export const factTerms = {
  slug: 'Value: the last part of the address of its page.',
  kind: 'Value: hotline, organization, program or facility.',
  city: 'Value: the town where it is, as far as it may be told.',
  state: 'Value: the USPS code of the state where it is.',
  county: 'Value: the county where it is, or the only one that it serves.',
  'county-fips': 'Value: the five digits of that county.',
  'listed-by': 'Value: the list that it was taken from.',
  'listed-on': 'Value: the date of that list.',
  'source-url':
    'Value: the web address of that list. A record without a list is not confirmed: it was found in public lists.',
  'open-24-hours': 'It is open 24 hours, every day.',
  source: 'Value: where the facts were published.',
  confidence: 'Value: high or medium.',
  'check-precision': 'Value: day, month or year. How much of assured_date is known.',
  unverified: 'Nobody vouches for the facts at present.',
  'text-keyword': 'Value: the word to send to this text line.',
  ...(Object.fromEntries(factTexts.map(({ fact, meaning }) => [fact, meaning])) as Record<TextFact, string>),
} as const
export type FactCode = keyof typeof factTerms

export function getTaxonomy(key: TaxonomyKey): HsdsTaxonomy {
  return { id: deriveId('taxonomy', key), name: names[key], description: meanings[key] }
}

export const taxonomyKeys = Object.keys(names) as TaxonomyKey[]

/** 'domestic-violence' as 'domestic violence'. */
function nameCode(code: string): string {
  return code.replaceAll('-', ' ')
}

function createTerm(taxonomy: TaxonomyKey, code: string, name: string, description: string): HsdsTaxonomyTerm {
  const { id, name: of } = getTaxonomy(taxonomy)
  return {
    id: deriveId('term', taxonomy, code),
    code,
    name,
    description,
    taxonomy: of,
    language: 'en',
    taxonomy_id: id,
  }
}

const kept = new Map<string, HsdsTaxonomyTerm>()
const MAX_CACHED = 5000

function keep(key: string, create: () => HsdsTaxonomyTerm): HsdsTaxonomyTerm {
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MAX_CACHED) kept.clear()
  const created = create()
  kept.set(key, created)
  return created
}

export function getCategoryTerm(category: Category): HsdsTaxonomyTerm {
  const name = categoryRecords[category].name.en
  return keep(`category:${category}`, () => createTerm('category', category, name, `Services of ${name}.`))
}

export function getTagTerm(tag: string): HsdsTaxonomyTerm {
  return keep(`tag:${tag}`, () => createTerm('tag', tag, nameCode(tag), `Tagged '${tag}'.`))
}

/** Undefined for a code that is no longer in the vocabulary. */
export function findHelpTerm(slug: string): HsdsTaxonomyTerm | undefined {
  const kind = helpKinds.find((one) => one.slug === slug)
  const description = kind && `${HELP_TAXONOMY}: ${kind.term}.`
  return kind && keep(`help:${slug}`, () => createTerm('help', slug, kind.name, description ?? ''))
}

export function getFactTerm(code: FactCode): HsdsTaxonomyTerm {
  return keep(`fact:${code}`, () => createTerm('fact', code, nameCode(code), factTerms[code]))
}

export function getScopeTerm(scope: (typeof scopes)[number]): HsdsTaxonomyTerm {
  return keep(`scope:${scope}`, () => createTerm('scope', scope, scope, `A ${scope} service.`))
}

export function getEmergencyTerm(): HsdsTaxonomyTerm {
  return keep('emergency', () => createTerm('emergency', 'emergency', 'emergency', 'It answers in an emergency.'))
}

const visibilityMeanings = {
  full: 'The address is public.',
  area: 'The town is public, the address is not.',
} as const

/** For a public location. Hidden ones are not exported at all, so they need no term. */
export function getVisibilityTerm(visibility: keyof typeof visibilityMeanings): HsdsTaxonomyTerm {
  const meaning = visibilityMeanings[visibility]
  return keep(`visibility:${visibility}`, () => createTerm('visibility', visibility, visibility, meaning))
}

/** Terms that exist whatever the records contain. */
export function listFixedTerms(): HsdsTaxonomyTerm[] {
  return [
    ...categories.map(getCategoryTerm),
    ...scopes.map(getScopeTerm),
    getEmergencyTerm(),
    getVisibilityTerm('full'),
    getVisibilityTerm('area'),
    ...helpKinds.flatMap(({ slug }) => findHelpTerm(slug) ?? []),
    ...(Object.keys(factTerms) as FactCode[]).map(getFactTerm),
  ]
}
