import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { getSnapshot } from '@/lib/resources/reads/snapshot'
import type { RecordWords } from '@/lib/site/language/en/records'
import type { SearchFilters } from './filters'
import { countFound, findHelp, type Question, type SearchFound, type SearchPosition, understandQuestion } from './find'
import { findInMemory } from './memory'
import type { SearchCounts } from './sql-rest'

const WHOLE_COPY = 100_000

interface Searched extends SearchFound {
  /** The database is down, and the answer may be out of date. */
  isFromCopy: boolean
}

async function searchCopy(question: Question, filters: SearchFilters) {
  const asked = await understandQuestion(null, question)
  const copy = await getSnapshot()
  const { items } = await copy.listResources({ limit: WHOLE_COPY })
  return { asked, ...findInMemory(items, asked, filters, getGazetteer()) }
}

/** Never cached: her words are not stored anywhere. */
export async function searchHelp(
  question: Question,
  filters: SearchFilters,
  position: SearchPosition,
  limit: number,
  /** The words for opening hours. */
  said?: RecordWords,
): Promise<Searched> {
  try {
    return await query(async (db) => {
      const asked = await understandQuestion(db, question)
      return { ...(await findHelp(db, asked, filters, position, limit, said)), isFromCopy: false }
    })
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { asked, found, rung } = await searchCopy(question, filters)
    const offset = 'offset' in position ? position.offset : found.length
    const next = offset + limit < found.length ? { offset: offset + limit } : null
    const items = found.slice(offset, offset + limit)
    return { asked, items, next, head: found.map(({ resource }) => resource.id), rung, isFromCopy: true }
  }
}

/** Counts over all results. */
export async function countSearch(question: Question, filters: SearchFilters, head: string[]): Promise<SearchCounts> {
  try {
    return await query(async (db) => countFound(db, await understandQuestion(db, question), filters, head))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { found, facets } = await searchCopy(question, filters)
    return { ...facets, total: found.length }
  }
}
