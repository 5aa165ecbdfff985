import type { StateCode } from '@/lib/geography/states'
import type { Age } from '../freshness'
import type { ResourceDto } from '../schema'
import type { Category } from '../vocabulary'

/** Where a list goes on: the sort values of the last entry shown. */
export interface ListPosition {
  importance: number
  title: string
  id: string
}

export interface ListFilter {
  category?: Category
  /** Entries that serve this state; a national service is not among them. */
  state?: StateCode
  scope?: 'national'
  tag?: string
  /** Only hotlines, organizations and programs: no single site of a large network. */
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
  /** Null for what serves the whole country. */
  state: StateCode | null
  kind: ResourceDto['kind']
  isEmergency: boolean
  isOpen24Hours: boolean
  languages: string[]
  count: number
  /** The same, with an entry of several states counted in its first one only: what may be added up. */
  entries: number
}

export interface FacetCounts {
  category: Record<string, number>
  state: Record<string, number>
  language: Record<string, number>
  open24Hours: number
  emergency: number
}

/** How many entries of a category in a state have a check of an age; each entry counts once. */
export interface AgeCount {
  category: Category
  /** Null for what has no state of its own. */
  state: StateCode | null
  isEmergency: boolean
  age: Age
  count: number
}

/** The reads of the directory, of which there are two: PostgreSQL, and the copy in memory for when it is away. */
export interface Directory {
  listResources(filter: ListFilter): Promise<ResourceList>
  getResource(slug: string): Promise<ResourceDto | null>
  getResources(slugs: string[]): Promise<ResourceDto[]>
  countResources(): Promise<Count[]>
  countAges(now: Date): Promise<AgeCount[]>
}
