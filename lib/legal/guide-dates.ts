import type { GuideContent, GuideSection, GuideSource } from './schema'

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

/** The earliest year that a source of the guide speaks of, or was read in: what it says may be as old as that. */
export function findOldestYear({ sources }: Pick<GuideContent, 'sources'>): number | null {
  const years = sources
    .flatMap(({ date, read }) => `${date} ${read ?? ''}`.match(/\b(?:19|20)\d\d\b/g) ?? [])
    .map(Number)
  return years.length > 0 ? Math.min(...years) : null
}
