import type { GuideContent, GuideSection, LegalSource } from './schema'

function listIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) ? inner.map(String) : listIds(inner),
  )
}

/** The sources that a section rests on, in the order of the list at the end of its guide. */
export function listSectionSources(section: GuideSection, sources: LegalSource[]): LegalSource[] {
  const ids = new Set(listIds(section.blocks))
  return sources.filter(({ id }) => ids.has(id))
}

/** The earliest year that a source of the guide speaks of: what it says may be as old as that. */
export function findOldestYear({ sources }: Pick<GuideContent, 'sources'>): number | null {
  const years = sources.flatMap(({ date }) => date.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return years.length > 0 ? Math.min(...years) : null
}

/** The days on which sources were read, where they say so. */
export function listReadDays({ sources }: Pick<GuideContent, 'sources'>): string[] {
  return sources.flatMap(({ date }) => {
    const [, day] = /read (\w+ \d+, \d{4})/.exec(date) ?? []
    return day ? [new Date(`${day} UTC`).toISOString().slice(0, 10)] : []
  })
}
