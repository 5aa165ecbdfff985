import type { Category } from '@/lib/resources/vocabulary'
import type { SearchInput } from './request'

/** Letters in a question: a told story fits. */
export const SEARCH_MAX = 1000

export interface SearchFilters {
  category: Category | null
  tag: string | null
  language: string | null
  openNow: boolean
  open24Hours: boolean
  emergency: boolean
}

export function toFilters(input: Omit<SearchInput, 'q'>): SearchFilters {
  return {
    category: input.category?.category ?? null,
    tag: input.category?.tag ?? null,
    language: input.language ?? null,
    openNow: input.open ?? false,
    open24Hours: input.open24 ?? false,
    emergency: input.emergency ?? false,
  }
}
