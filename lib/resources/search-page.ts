/** The search page's address, read so that nothing in it can fail: what is wrong is said, what was typed stays. */

import type { StateCode } from '@/lib/geography/states'
import type { SearchPage } from './directory'
import { SEARCH_DEPTH } from './directory'
import { isTooShort, SEARCH_PAGE, searchInput, toSearchQuery } from './search-input'
import type { SearchQuery } from './search-query'
import type { Category } from './vocabulary'

export interface SearchPageRequest {
  query: SearchQuery
  page: SearchPage
  pageNumber: number
  /** What the form shows. */
  shown: {
    q: string
    category: Category | null
    state: StateCode | null
    language: string | null
    open24Hours: boolean
    emergency: boolean
  }
  problem: string | null
}

const LAST_PAGE = SEARCH_DEPTH / SEARCH_PAGE

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

export function readSearchPage(params: Record<string, string | string[] | undefined>): SearchPageRequest {
  const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, first(value)]))
  const parsed = searchInput.safeParse(given)
  const input = parsed.success ? parsed.data : searchInput.parse({})
  const typed = (given.q ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 200)
  const number = Number(given.page ?? 1)
  const pageNumber = Number.isInteger(number) && number >= 1 ? Math.min(number, LAST_PAGE) : 1
  const query = toSearchQuery(input)
  const problem = parsed.success
    ? isTooShort(input)
      ? 'Type at least 3 letters, a state or a ZIP code. Nothing was searched yet.'
      : null
    : (parsed.error.issues[0]?.message ?? 'This address cannot be read.')
  return {
    query,
    page: { offset: (pageNumber - 1) * SEARCH_PAGE, limit: SEARCH_PAGE },
    pageNumber,
    shown: {
      q: parsed.success ? input.q : typed,
      category: query.category,
      state: input.state ?? null,
      language: query.language,
      open24Hours: query.open24Hours,
      emergency: query.emergency,
    },
    problem,
  }
}

/** The address of another page of the same search. */
export function searchAddress(shown: SearchPageRequest['shown'], pageNumber: number): string {
  const params = new URLSearchParams()
  if (shown.q) params.set('q', shown.q)
  if (shown.category) params.set('category', shown.category)
  if (shown.state) params.set('state', shown.state)
  if (shown.language) params.set('language', shown.language)
  if (shown.open24Hours) params.set('open24', '1')
  if (shown.emergency) params.set('emergency', '1')
  if (pageNumber > 1) params.set('page', String(pageNumber))
  const query = params.toString()
  return query ? `/resources/search?${query}` : '/resources/search'
}
