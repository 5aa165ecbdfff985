import type { StateCode } from '@/lib/geography/states'
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
