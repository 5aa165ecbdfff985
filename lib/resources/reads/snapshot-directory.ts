import { readAge } from '../freshness'
import { getImportance } from '../importance'
import type { ResourceDto } from '../schema'
import type { AgeCount, Count, Directory, ListFilter, ListPosition } from './directory'

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function compare(a: ListPosition, b: ListPosition): number {
  return b.importance - a.importance || compareText(a.title, b.title) || compareText(a.id, b.id)
}

function position(item: ResourceDto): ListPosition {
  return { importance: getImportance(item), title: item.title, id: item.id }
}

function areas(item: ResourceDto): NonNullable<ResourceDto['state']>[] {
  return item.serviceArea.length > 0 ? item.serviceArea : item.state ? [item.state] : []
}

function matches(item: ResourceDto, filter: ListFilter): boolean {
  return (
    (!filter.category || item.category === filter.category) &&
    (!filter.state || areas(item).includes(filter.state) || item.state === filter.state) &&
    (!filter.scope || item.scope === filter.scope) &&
    (!filter.tag || item.tags.includes(filter.tag)) &&
    (!filter.emergency || item.isEmergency) &&
    (!filter.withoutFacilities || item.kind !== 'facility') &&
    (!filter.after || compare(filter.after, position(item)) < 0)
  )
}

/** The same reads as the database's, over a list in memory. */
export function createSnapshotDirectory(entries: ResourceDto[]): Directory {
  const items = [...entries].sort((a, b) => compare(position(a), position(b)))
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return {
    async listResources(filter) {
      const found = items.filter((item) => matches(item, filter))
      const shown = found.slice(0, filter.limit)
      const last = shown.at(-1)
      return { items: shown, next: found.length > filter.limit && last ? position(last) : null }
    },
    async getResource(slug) {
      return bySlug.get(slug) ?? null
    },
    async getResources(slugs) {
      return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
    },
    async countResources() {
      const counts = new Map<string, Count>()
      for (const item of items) {
        const { category, kind, isEmergency, isOpen24Hours, languages } = item
        for (const [place, state] of (areas(item).length > 0 ? areas(item) : [null]).entries()) {
          const key = JSON.stringify([category, state, kind, isEmergency, isOpen24Hours, languages])
          const count = counts.get(key) ?? {
            category,
            state,
            kind,
            isEmergency,
            isOpen24Hours,
            languages,
            count: 0,
            entries: 0,
          }
          count.count += 1
          if (place === 0) count.entries += 1
          counts.set(key, count)
        }
      }
      return [...counts.values()]
    },
    async countAges(now) {
      const counts = new Map<string, AgeCount>()
      for (const { category, state, isEmergency, ...checked } of items) {
        const age = readAge(checked, now)
        const key = [category, state, isEmergency, age].join()
        const count = counts.get(key) ?? { category, state, isEmergency, age, count: 0 }
        count.count += 1
        counts.set(key, count)
      }
      return [...counts.values()]
    },
  }
}
