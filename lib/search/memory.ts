/**
 * The search over records in memory: the same words, the same ranking, without the database. The server uses it while
 * the database is down, and a browser uses it for a private search: it imports nothing that either lacks. Records are
 * filtered before anything about them is copied.
 */
import { readHoursInWords } from '@/db/vocabulary/hours-in-words'
import { findTimeZone } from '@/db/vocabulary/time-zones'
import { whoFacts } from '@/db/vocabulary/who-may-come'
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import type { WeeklyHours } from '@/lib/resources/hours/opening'
import { isOpenWhen } from '@/lib/resources/hours/when'
import { getImportance } from '@/lib/resources/importance'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Candidate } from './candidate'
import { type SearchFilters, withWhen } from './filters'
import { foldTitle, isTypedName, listNeed, listPins, type Need, orderCandidates, servesState } from './order'
import type { SearchCounts } from './sql-rest'
import type { Understood } from './understand'

const WORD_RANK = 0.5

/** A record with the fields that searches compare, computed on first use and cached as long as its snapshot. */
class Entry {
  private written: string | null = null
  private folded: string | null = null
  private readonly made = new Map<number, Candidate>()

  constructor(readonly item: ResourceDto) {}

  get name(): string {
    this.folded ??= foldTitle(this.item.title)
    return this.folded
  }

  get text(): string {
    this.written ??= this.write()
    return this.written
  }

  private write(): string {
    const { title, description, city, tags } = this.item
    return [title, description, city, tags.join(' ')].join(' ').toLowerCase()
  }

  toCandidate(wordRank: number): Candidate {
    const known = this.made.get(wordRank)
    if (known) return known
    const { item, name } = this
    const made: Candidate = {
      ...{ id: item.id, slug: item.slug, title: item.title, name, tags: item.tags, helpKinds: item.helpKinds },
      ...{ category: item.category, kind: item.kind, scope: item.scope, city: item.city, state: item.state },
      ...{ serviceArea: item.serviceArea, countyFips: item.countyFips, countiesServed: item.countiesServed },
      ...{ languages: item.languages, isEmergency: item.isEmergency, verifiedOn: item.verifiedOn },
      importance: getImportance(item),
      isOpenNow: item.isOpen24Hours,
      hasPhone: item.phones.length > 0,
      miles: null,
      wordRank,
    }
    this.made.set(wordRank, made)
    return made
  }
}

interface Index {
  entries: readonly Entry[]
  byId: ReadonlyMap<string, ResourceDto>
}

const indexes = new WeakMap<readonly ResourceDto[], Index>()

/** Built once per snapshot of the directory. */
function indexOf(items: readonly ResourceDto[]): Index {
  const known = indexes.get(items)
  if (known) return known
  const made = { entries: items.map((item) => new Entry(item)), byId: new Map(items.map((item) => [item.id, item])) }
  indexes.set(items, made)
  return made
}

const alwaysOpen: WeeklyHours[] = [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }]

/** The snapshot has no weekly hours, so they are parsed from the text of its hours; empty if that is not possible. */
function readWeek({ isOpen24Hours, hours, walkIn, state, countyFips }: ResourceDto): WeeklyHours[] {
  if (walkIn === 'no') return []
  if (isOpen24Hours) return alwaysOpen
  return (hours && readHoursInWords(hours, findTimeZone(state, countyFips))) || []
}

function isOpenAsAsked(item: ResourceDto, { when, areHoursUnknown }: SearchFilters): boolean {
  if (!when) return true
  const week = readWeek(item)
  return areHoursUnknown ? week.length === 0 : week.length > 0 && isOpenWhen(week, [], when, new Date())
}

function passesFilters(item: ResourceDto, filters: SearchFilters): boolean {
  return (
    filters.who.every((fact) => item[fact] === 'yes') &&
    isOpenAsAsked(item, filters) &&
    (!filters.category || item.category === filters.category) &&
    (!filters.tag || item.tags.includes(filters.tag)) &&
    (!filters.language || item.languages.includes(filters.language)) &&
    // The copy has no weekly hours.
    (!(filters.open24Hours || filters.openNow) || item.isOpen24Hours) &&
    (!filters.emergency || item.isEmergency)
  )
}

function isMatch(entry: Entry, wordRank: number, asked: Understood, pins: ReadonlySet<string>, need: Need): boolean {
  const { item } = entry
  if (asked.place && !servesState(item, asked.place.state)) return false
  if (pins.has(item.slug) || isTypedName(entry, asked)) return true
  if (asked.digits && asked.kinds.length === 0)
    return item.phones.some(({ number }) => number.replaceAll('-', '').includes(asked.digits ?? ''))
  if (need.best.size > 0) return item.helpKinds.some((kind) => need.best.has(kind) || need.also.has(kind))
  return asked.words.length === 0 || wordRank > 0
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
  chosen: SearchFilters,
  gazetteer: Gazetteer,
): MemoryAnswer {
  const filters = withWhen(chosen, asked)
  const { entries, byId } = indexOf(items)
  const { first, national } = listPins(asked)
  const pins = new Set([...first, ...national])
  const need = listNeed(asked)
  const stems = asked.words.map((word) => word.replace(/s$/, ''))
  const candidates: Candidate[] = []
  for (const entry of entries) {
    if (!passesFilters(entry.item, filters)) continue
    const wordRank = stems.length > 0 && stems.every((stem) => entry.text.includes(stem)) ? WORD_RANK : 0
    if (isMatch(entry, wordRank, asked, pins, need)) candidates.push(entry.toCandidate(wordRank))
  }
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
    who: {},
  }
  const add = (group: Record<string, number>, key: string) => {
    group[key] = (group[key] ?? 0) + 1
  }
  for (const { resource } of found) {
    add(facets.category, resource.category)
    for (const area of resource.serviceArea) add(facets.state, area)
    for (const language of resource.languages) add(facets.language, language)
    for (const fact of whoFacts) if (resource[fact] === 'yes') add(facets.who, fact)
    if (resource.isOpen24Hours) {
      facets.open24Hours += 1
      facets.openNow += 1
    }
    if (resource.isEmergency) facets.emergency += 1
  }
  return { found, rung, facets }
}
