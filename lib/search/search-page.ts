/** Reads the search page's address without ever failing: errors are shown, and what was typed stays. */
import type { WhoFact } from '@/db/vocabulary/who-may-come'
import type { StateCode } from '@/lib/geography/states'
import type { When } from '@/lib/resources/hours/when'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { SEARCH_MAX, type SearchFilters, toFilters } from './filters'
import type { Question, SearchPosition } from './find'
import { isTooShort, SEARCH_PAGE, searchInput } from './request'

export interface ShownSearch {
  q: string
  near: string
  category: Category | null
  state: StateCode | null
  language: string | null
  openNow: boolean
  open24Hours: boolean
  emergency: boolean
  when: When | null
  who: readonly WhoFact[]
}

export interface SearchPageRequest {
  question: Question
  filters: SearchFilters
  position: SearchPosition
  pageNumber: number
  /** What the form shows. */
  shown: ShownSearch
  problem: string | null
  /** More letters than a question may have: nothing was searched. */
  isTooLong: boolean
}

const MAX_PAGES = 100_000

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

export function readSearchPage(params: Record<string, string | string[] | undefined>): SearchPageRequest {
  const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, first(value)]))
  const parsed = searchInput.safeParse(given)
  const input = parsed.success ? parsed.data : searchInput.parse({})
  const typed = (given.q ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, SEARCH_MAX)
  const number = Number(given.page ?? 1)
  const pageNumber = Number.isInteger(number) && number >= 1 ? Math.min(number, MAX_PAGES) : 1
  const filters = toFilters(input)
  const w = words().search.problem
  const isTooLong = [...(given.q ?? '')].length > SEARCH_MAX
  const problem = parsed.success
    ? isTooShort(input)
      ? w.tooShort
      : null
    : isTooLong
      ? w.tooLong
      : choose({ en: parsed.error.issues[0]?.message ?? w.unreadable, es: w.unreadable })
  return {
    question: { typed: input.q, near: input.near, state: input.state, speaks: choose({ en: undefined, es: 'es' }) },
    filters,
    position: { offset: (pageNumber - 1) * SEARCH_PAGE },
    pageNumber,
    shown: {
      q: parsed.success ? input.q : typed,
      near: input.near ?? '',
      category: filters.category,
      state: input.state ?? null,
      language: filters.language,
      openNow: filters.openNow,
      open24Hours: filters.open24Hours,
      emergency: filters.emergency,
      when: filters.when,
      who: filters.who,
    },
    problem,
    isTooLong,
  }
}

/** The address of another page of the same search, or of a slightly changed one. */
export function searchAddress(shown: ShownSearch, pageNumber = 1): string {
  const params = new URLSearchParams()
  if (shown.q) params.set('q', shown.q)
  if (shown.near) params.set('near', shown.near)
  if (shown.category) params.set('category', shown.category)
  if (shown.state) params.set('state', shown.state)
  if (shown.language) params.set('language', shown.language)
  if (shown.openNow) params.set('open', '1')
  if (shown.open24Hours) params.set('open24', '1')
  if (shown.emergency) params.set('emergency', '1')
  if (shown.when?.day) params.set('day', shown.when.day)
  if (shown.when?.time) params.set('time', shown.when.time)
  for (const fact of shown.who) params.set(fact, '1')
  if (pageNumber > 1) params.set('page', String(pageNumber))
  const query = params.toString()
  return to(query ? `/resources/search?${query}` : '/resources/search')
}
