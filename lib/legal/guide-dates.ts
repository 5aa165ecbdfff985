import type { GuideContent, GuideSection, GuideSource, LegalGuide } from './schema'

function listIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.map(String) : listIds(inner),
  )
}

/** The sources that a section rests on, in the order of the list at the end of its guide. */
export function listSectionSources(section: GuideSection, sources: GuideSource[]): GuideSource[] {
  const ids = new Set(listIds(section.blocks))
  return sources.filter(({ id }) => ids.has(id))
}

/** A law or a ruling holds until it is changed, however old it is: what counts is the copy that was read. */
const LAW = /\b(U\.S\. Code|CFR|Public (Law|Act)|Supreme Court|Code|Statutes|Act)\b/

/** The year of the text of a source, or in which it was read. */
function findYear({ label, date, read }: GuideSource): number[] {
  const years = (text: string) => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  const copy = /\b(?:version|copy|text) of .*/.exec(date)?.[0]
  if (LAW.test(label)) return [Math.max(...years(copy ?? read ?? ''))].filter(Number.isFinite)
  const own = years(date)
  return own.length > 0 ? [Math.max(...own)] : years(read ?? '').slice(0, 1)
}

/** The year of the oldest text that the guide rests on: what it says may be as old as that. */
export function findOldestYear({ sources }: Pick<GuideContent, 'sources'>): number | null {
  const years = sources.flatMap(findYear)
  return years.length > 0 ? Math.min(...years) : null
}

/** The one rule by which a guide is found, for the server and for the browser alike. */
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
