/**
 * The search over records in memory: the same words, the same ranking, without the database. The server uses it while
 * the database is down, and a browser uses it for a private search: it imports nothing that either lacks.
 */
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { getImportance } from '@/lib/resources/importance'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Candidate } from './candidate'
import type { SearchFilters } from './filters'
import { isCalled, listNeed, listPins, type Need, orderCandidates, servesState, writeName } from './order'
import type { SearchCounts } from './sql-rest'
import type { Understood } from './understand'

function rankWords(item: ResourceDto, words: readonly string[]): number {
  if (words.length === 0) return 0
  const text = [item.title, item.description, item.city, item.tags.join(' ')].join(' ').toLowerCase()
  return words.every((word) => text.includes(word.replace(/s$/, ''))) ? 0.5 : 0
}

const names = new WeakMap<ResourceDto, string>()

/** Computed on demand: most questions do not look at names. */
function nameOf(item: ResourceDto): string {
  const known = names.get(item)
  if (known !== undefined) return known
  const name = writeName(item.title)
  names.set(item, name)
  return name
}

function toCandidate(item: ResourceDto, words: readonly string[]): Candidate {
  return {
    ...item,
    importance: getImportance(item),
    isOpenNow: item.isOpen24Hours,
    hasPhone: item.phones.length > 0,
    miles: null,
    wordRank: rankWords(item, words),
    get name() {
      return nameOf(item)
    },
  }
}

function passes(item: ResourceDto, filters: SearchFilters): boolean {
  return (
    (!filters.category || item.category === filters.category) &&
    (!filters.tag || item.tags.includes(filters.tag)) &&
    (!filters.language || item.languages.includes(filters.language)) &&
    // The copy has no weekly hours.
    (!(filters.open24Hours || filters.openNow) || item.isOpen24Hours) &&
    (!filters.emergency || item.isEmergency)
  )
}

function isAnswer(
  one: Candidate,
  item: ResourceDto,
  asked: Understood,
  pins: ReadonlySet<string>,
  need: Need,
): boolean {
  if (asked.place && !servesState(one, asked.place.state)) return false
  if (pins.has(one.slug) || isCalled(one, asked)) return true
  if (asked.digits && asked.kinds.length === 0)
    return item.phones.some(({ number }) => number.replaceAll('-', '').includes(asked.digits ?? ''))
  if (need.best.size > 0) return one.helpKinds.some((kind) => need.best.has(kind) || need.also.has(kind))
  return asked.words.length === 0 || one.wordRank > 0
}

export interface MemoryAnswer {
  found: {
    resource: ResourceDto
    tier: ReturnType<typeof orderCandidates>['ranked'][number]['tier']
    miles: number | null
    opening: null
  }[]
  rung: ReturnType<typeof orderCandidates>['rung']
  facets: Omit<SearchCounts, 'total'>
}

export function findInMemory(
  items: readonly ResourceDto[],
  asked: Understood,
  filters: SearchFilters,
  gazetteer: Gazetteer,
): MemoryAnswer {
  const byId = new Map(items.map((item) => [item.id, item]))
  const { first, national } = listPins(asked)
  const pins = new Set([...first, ...national])
  const need = listNeed(asked)
  const candidates = items.flatMap((item) => {
    const one = toCandidate(item, asked.words)
    return passes(item, filters) && isAnswer(one, item, asked, pins, need) ? [one] : []
  })
  if (candidates.length === 0 && asked.kinds.length === 0 && asked.guesses.length > 0)
    return findInMemory(items, { ...asked, kinds: asked.guesses, guesses: [] }, filters, gazetteer)
  const { ranked, rung } = orderCandidates(candidates, asked, gazetteer)
  const found = ranked.flatMap(({ id, tier, miles }) => {
    const resource = byId.get(id)
    return resource ? [{ resource, tier, miles, opening: null }] : []
  })
  const facets = {
    category: {},
    state: {},
    language: {},
    openNow: 0,
    open24Hours: 0,
    emergency: 0,
  }
  const add = (group: Record<string, number>, key: string) => {
    group[key] = (group[key] ?? 0) + 1
  }
  for (const { resource } of found) {
    add(facets.category, resource.category)
    for (const area of resource.serviceArea) add(facets.state, area)
    for (const language of resource.languages) add(facets.language, language)
    if (resource.isOpen24Hours) {
      facets.open24Hours += 1
      facets.openNow += 1
    }
    if (resource.isEmergency) facets.emergency += 1
  }
  return { found, rung, facets }
}
