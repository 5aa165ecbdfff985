/** The one rule by which a guide is found, for the server and for the browser alike. */
import type { LegalGuide } from './schema'

export const GUIDE_QUERY_MAX = 100

/** What a guide is found by. */
export function searchableText(guide: Pick<LegalGuide, 'title' | 'description' | 'tags'>): string {
  // Between the parts stands what nobody types, so that no match runs from one into the next.
  return [guide.title, guide.description, ...guide.tags].join('\n').toLowerCase()
}

export function matchesGuide(searchable: string, query: string): boolean {
  return searchable.includes(cleanGuideQuery(query).toLowerCase())
}

/** As typed, without what no search needs; an address can hold anything. */
export function cleanGuideQuery(value: string | string[] | undefined): string {
  const first = Array.isArray(value) ? value[0] : value
  return (first ?? '')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, GUIDE_QUERY_MAX)
    .trim()
}
