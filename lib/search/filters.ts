import { type WhoFact, whoFacts } from '@/db/vocabulary/who-may-come'
import type { When } from '@/lib/resources/hours/when'
import type { Category } from '@/lib/resources/vocabulary'
import type { SearchInput } from './request'

/** The maximum length of a query: a story fits. */
export const SEARCH_MAX = 1000

export interface SearchFilters {
  category: Category | null
  tag: string | null
  language: string | null
  openNow: boolean
  open24Hours: boolean
  emergency: boolean
  /** Open then, as far as the hours are known. */
  when: When | null
  /** Only those of which it is not known whether they are open then. */
  areHoursUnknown: boolean
  /** Facts about who may come that must be known to be true. */
  who: readonly WhoFact[]
}

/** A choice in the form overrides her words. */
export function withWhen(filters: SearchFilters, asked: { when: When | null }): SearchFilters {
  return filters.when || !asked.when ? filters : { ...filters, when: asked.when }
}

export function toFilters(input: Omit<SearchInput, 'q'>): SearchFilters {
  return {
    category: input.category?.category ?? null,
    tag: input.category?.tag ?? null,
    language: input.language ?? null,
    openNow: input.open ?? false,
    open24Hours: input.open24 ?? false,
    emergency: input.emergency ?? false,
    when: input.day || input.time ? { day: input.day ?? null, time: input.time ?? null } : null,
    areHoursUnknown: false,
    who: whoFacts.filter((fact) => input[fact]),
  }
}
