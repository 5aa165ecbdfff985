import { factTexts } from '@/db/vocabulary/text-fields'
import type { HsdsAttribute, HsdsTaxonomyTerm } from './hsds-record'
import {
  deriveId,
  type FactCode,
  findHelpTerm,
  getCategoryTerm,
  getEmergencyTerm,
  getFactTerm,
  getScopeTerm,
  getTagTerm,
  getVisibilityTerm,
} from './hsds-terms'
import type { PublicEntry } from './public-entry'

type Entity = HsdsAttribute['link_entity']

function attach(entity: Entity, owner: string, type: string, term: HsdsTaxonomyTerm, value?: string): HsdsAttribute {
  return {
    id: deriveId('attribute', owner, term.id),
    link_id: owner,
    link_entity: entity,
    link_type: type,
    taxonomy_term_id: term.id,
    value,
    taxonomy_term: term,
  }
}

function listFacts(entry: PublicEntry): [FactCode, string | undefined][] {
  const valued: [FactCode, string | null][] = [
    ['slug', entry.slug],
    ['kind', entry.kind],
    ['city', entry.city],
    ['state', entry.state],
    ['county', entry.county],
    ['county-fips', entry.countyFips],
    ['source', entry.source],
    ['listed-by', entry.listedBy],
    ['listed-on', entry.listedOn],
    ['source-url', entry.sourceUrl],
    ['confidence', entry.confidence],
    ['check-precision', entry.verifiedPrecision],
    ...factTexts.map(({ key, fact }): [FactCode, string | null] => [fact, entry[key]]),
  ]
  const flags: [FactCode, boolean][] = [
    ['open-24-hours', entry.isOpen24Hours],
    ['unverified', !entry.isVerified],
  ]
  return [
    ...valued.flatMap(([code, value]): [FactCode, string][] => (value ? [[code, value]] : [])),
    ...flags.flatMap(([code, isSo]): [FactCode, undefined][] => (isSo ? [[code, undefined]] : [])),
  ]
}

/** Its category first, then its tags, then its other facts. */
export function toHsdsAttributes(entry: PublicEntry): HsdsAttribute[] {
  return [
    attach('service', entry.id, 'category', getCategoryTerm(entry.category)),
    ...[...new Set(entry.tags)].map((tag) => attach('service', entry.id, 'tag', getTagTerm(tag))),
    ...[...new Set(entry.helpKinds)].flatMap((slug) => {
      const term = findHelpTerm(slug)
      return term ? [attach('service', entry.id, 'help', term)] : []
    }),
    attach('service', entry.id, 'scope', getScopeTerm(entry.scope)),
    ...(entry.isEmergency ? [attach('service', entry.id, 'emergency', getEmergencyTerm())] : []),
    ...listFacts(entry).map(([code, value]) => attach('service', entry.id, 'fact', getFactTerm(code), value)),
  ]
}

export function toPhoneAttributes(phone: string, keyword: string | null): HsdsAttribute[] {
  return keyword ? [attach('phone', phone, 'fact', getFactTerm('text-keyword'), keyword)] : []
}

/** Of a place of its own; a town alone says nothing of an address. */
export function toLocationAttributes(location: string, visibility: 'full' | 'area' | null): HsdsAttribute[] {
  return visibility ? [attach('location', location, 'visibility', getVisibilityTerm(visibility))] : []
}
