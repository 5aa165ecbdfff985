import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { DatabaseUnavailable } from '@/db/breaker'
import { type Category, forCategories } from '@/db/vocabulary/directory'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import type { StateCode } from '@/lib/geography/states'
import { noParts, type RecordParts } from '../schema'
import { type AgeCount, type Count, type Directory, type ListFilter, noteCopyUsed } from './directory'
import { getSnapshot } from './snapshot'
import { findEntryParts, findMergedEntry, sqlDirectory } from './sql-directory'

/** The tag of every page and response made from the directory. */

/** A build has no database; a page requested during an outage shows the copy in memory. */
async function readDirectory<T>(read: (directory: Directory) => Promise<T>): Promise<T> {
  if (isBuilding()) return read(await getSnapshot())
  try {
    return await read(sqlDirectory)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteCopyUsed()
    return read(await getSnapshot())
  }
}

export const listResources = cached(
  'list-resources',
  (filter: ListFilter) => readDirectory((directory) => directory.listResources(filter)),
  [DIRECTORY_TAG],
)

export const getResource = cached(
  'get-resource',
  async (slug: string) => {
    if (isBuilding()) return (await getSnapshot()).getResource(slug)
    try {
      return await sqlDirectory.getResource(slug)
    } catch (error) {
      const copied = error instanceof DatabaseUnavailable ? await (await getSnapshot()).getResource(slug) : null
      // The copy contains only a part of the directory: a record missing in it may well exist.
      if (!copied) throw error
      noteCopyUsed()
      return copied
    }
  },
  [DIRECTORY_TAG],
)

/** Where the address of a record that was merged into another leads. */
export const findMerged = cached('find-merged', async (slug: string) => (isBuilding() ? null : findMergedEntry(slug)), [
  DIRECTORY_TAG,
])

/** The copy in memory has none of it. */
export const getParts = cached(
  'get-parts',
  async (slug: string): Promise<RecordParts> => {
    if (isBuilding()) return noParts
    try {
      return await findEntryParts(slug)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      noteCopyUsed()
      return noParts
    }
  },
  [DIRECTORY_TAG],
)

export const getResources = cached(
  'get-resources',
  (slugs: string[]) => readDirectory((directory) => directory.getResources(slugs)),
  [DIRECTORY_TAG],
)

const countResources = cached('count-resources', () => readDirectory((directory) => directory.countResources()), [
  DIRECTORY_TAG,
])

export function countAgesNow(now = new Date()): Promise<AgeCount[]> {
  return readDirectory((directory) => directory.countAges(now))
}

/** For cached pages, which are rendered again each day. */
export const countAges = cached('count-ages', () => countAgesNow(), [DIRECTORY_TAG])

export interface DirectoryCounts {
  total: number
  byCategory: Record<Category, number>
  /** Hotlines, organizations and programs, without individual sites. */
  servicesByCategory: Record<Category, number>
  emergency: number
  states: number
}

function sum(counts: Count[], which: (count: Count) => boolean): number {
  return counts.filter(which).reduce((total, count) => total + count.entries, 0)
}

export async function getDirectoryCounts(): Promise<DirectoryCounts> {
  const counts = await countResources()
  const each = (which: (count: Count) => boolean) =>
    forCategories((category) => sum(counts, (count) => count.category === category && which(count)))
  return {
    total: sum(counts, () => true),
    byCategory: each(() => true),
    servicesByCategory: each((count) => count.kind !== 'facility'),
    emergency: sum(counts, (count) => count.isEmergency),
    states: new Set(counts.flatMap((count) => count.state ?? [])).size,
  }
}

export interface CategoryFilters {
  emergency: number
  open24Hours: number
  /** Entries by language tag, most first. */
  languages: [language: string, count: number][]
}

/** The filters that exist in a category's data, with their counts. */
export async function getCategoryFilters(category: Category): Promise<CategoryFilters> {
  const counts = (await countResources()).filter((count) => count.category === category)
  const languages = new Map<string, number>()
  for (const { languages: spoken, entries } of counts) {
    for (const language of spoken) languages.set(language, (languages.get(language) ?? 0) + entries)
  }
  return {
    emergency: sum(counts, (count) => count.isEmergency),
    open24Hours: sum(counts, (count) => count.isOpen24Hours),
    languages: [...languages].sort((a, b) => b[1] - a[1]),
  }
}

/** How many entries of a category serve each state, without nationwide ones. */
export async function countByState(category: Category): Promise<Map<StateCode, number>> {
  const byState = new Map<StateCode, number>()
  for (const { category: of, state, count } of await countResources()) {
    if (state && of === category) byState.set(state, (byState.get(state) ?? 0) + count)
  }
  return byState
}
