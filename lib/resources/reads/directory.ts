import type { StateCode } from '@/lib/geography/states'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import type { Age } from '../freshness'
import type { ResourceDto } from '../schema'
import type { Category } from '../vocabulary'

/** The list position: the sort values of the last entry shown. */
export interface ListPosition {
  importance: number
  title: string
  id: string
}

export interface ListFilter {
  category?: Category
  /** Entries that serve this state, without nationwide ones. */
  state?: StateCode
  scope?: 'national'
  tag?: string
  /** Only hotlines, organizations and programs: no individual sites of a large network. */
  withoutFacilities?: boolean
  emergency?: boolean
  limit: number
  after?: ListPosition
}

export interface ResourceList {
  items: ResourceDto[]
  next: ListPosition | null
}

export interface Count {
  category: Category
  /** Null for nationwide services. */
  state: StateCode | null
  kind: ResourceDto['kind']
  isEmergency: boolean
  isOpen24Hours: boolean
  languages: string[]
  count: number
  /** The same, but an entry of several states counts only in its first one, so the counts can be added up. */
  entries: number
}

export interface FacetCounts {
  category: Record<string, number>
  state: Record<string, number>
  language: Record<string, number>
  open24Hours: number
  emergency: number
}

/** Number of entries by category, state and age of the check; each entry counts once. */
export interface AgeCount {
  category: Category
  /** Null for what has no state of its own. */
  state: StateCode | null
  isEmergency: boolean
  age: Age
  count: number
}

/** The reads of the directory, implemented by PostgreSQL and by the copy in memory for outages. */
export interface Directory {
  listResources(filter: ListFilter): Promise<ResourceList>
  getResource(slug: string): Promise<ResourceDto | null>
  getResources(slugs: string[]): Promise<ResourceDto[]>
  countResources(): Promise<Count[]>
  countAges(now: Date): Promise<AgeCount[]>
}

/**
 * Tracks whether a cacheable page was rendered from the copy in memory. That is logged, and the page is
 * rendered again soon, even if the database was only too slow for one query, which nobody else would notice.
 */
const INTERVAL_MS = 30_000

interface Used {
  isUsed: boolean
  /** Incremented by each check that follows a use. */
  times: number
  at: number
}

function state(): Used {
  return oncePerProcess('copy-used', () => ({ isUsed: false, times: 0, at: 0 }))
}

export function noteCopyUsed(): void {
  const used = state()
  if (!used.isUsed) logEvent('directory-copy-used')
  used.isUsed = true
}

/** Until the pages are rendered again, any of them may be from the copy. */
export function isCopyUsed(): boolean {
  return state().isUsed
}

/** Changes after a use, at most twice a minute: a database that stays too slow is not asked to rerender everything at once. */
export function countCopyUses(now: number): number {
  const used = state()
  if (used.isUsed && now - used.at >= INTERVAL_MS)
    Object.assign(used, { isUsed: false, times: used.times + 1, at: now })
  return used.times
}
