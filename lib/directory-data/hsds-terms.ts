/** The words of this directory as taxonomies of HSDS: its categories, its tags, and facts that HSDS has no field for. */
import { type Category, categories } from '@/db/vocabulary/directory'
import { deriveId } from './hsds-id'
import type { HsdsTaxonomy, HsdsTaxonomyTerm } from './hsds-record'

const taxonomyNames = {
  category: ['Marigold categories', 'The four categories of the directory. Every service is in one of them.'],
  tag: ['Marigold tags', 'Finer words for what a service is or does. A service may have several.'],
  fact: ['Marigold facts', 'Facts of a record that HSDS has no field for. Most of them have a value.'],
} as const
export type TaxonomyKey = keyof typeof taxonomyNames

const categoryNames: Record<Category, string> = {
  'housing-shelter': 'Housing & Shelter',
  'womens-health': "Women's Health",
  'rights-advocacy': 'Rights & Advocacy',
  'financial-support': 'Financial Support',
}

/** Each code with its meaning. Those marked `value` say what follows in the attribute's `value`. */
export const factTerms = {
  slug: 'Value: the last part of the address of its page.',
  kind: 'Value: hotline, organization, program or facility.',
  scope: 'Value: national, state or local.',
  city: 'Value: the town where it is, as far as it may be told.',
  state: 'Value: the USPS code of the state where it is.',
  emergency: 'It answers in an emergency.',
  'open-24-hours': 'It is open 24 hours, every day.',
  source: 'Value: where the facts were published.',
  confidence: 'Value: high or medium.',
  'check-precision': 'Value: day, month or year. How much of assured_date is known.',
  unverified: 'Nobody vouches for the facts at present.',
  'text-keyword': 'Value: the word to send to this text line.',
} as const
export type FactCode = keyof typeof factTerms

export function getTaxonomy(key: TaxonomyKey): HsdsTaxonomy {
  const [name, description] = taxonomyNames[key]
  return { id: deriveId('taxonomy', key), name, description }
}

export const taxonomyKeys = Object.keys(taxonomyNames) as TaxonomyKey[]

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
const MOST_KEPT = 5000

function keep(key: string, create: () => HsdsTaxonomyTerm): HsdsTaxonomyTerm {
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const created = create()
  kept.set(key, created)
  return created
}

export function getCategoryTerm(category: Category): HsdsTaxonomyTerm {
  const name = categoryNames[category]
  return keep(`category:${category}`, () => createTerm('category', category, name, `Services of ${name}.`))
}

export function getTagTerm(tag: string): HsdsTaxonomyTerm {
  return keep(`tag:${tag}`, () => createTerm('tag', tag, nameCode(tag), `Tagged '${tag}'.`))
}

export function getFactTerm(code: FactCode): HsdsTaxonomyTerm {
  return keep(`fact:${code}`, () => createTerm('fact', code, nameCode(code), factTerms[code]))
}

/** The terms that are there whatever the records say. */
export function listFixedTerms(): HsdsTaxonomyTerm[] {
  return [...categories.map(getCategoryTerm), ...(Object.keys(factTerms) as FactCode[]).map(getFactTerm)]
}
