import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { findCities } from '@/lib/geography/cities'
import { findZipCenter } from '@/lib/geography/zip-centers'
import { correctWord } from '@/lib/spelling'
import { type FacetCounts, SEARCH_DEPTH, type SearchPage, type SearchResult } from './directory'
import type { SearchQuery } from './search-query'
import { type Match, selectMatches, selectNearest, useSearchIndex, type Vicinity } from './sql-candidates'
import { readResources } from './sql-rows'
import { isSynonym, joinWords } from './sql-words'
import { splitWords } from './words'

async function findMatches(
  db: Database,
  search: SearchQuery,
  text: SQL | null,
  phrase: string,
  vicinity: Vicinity | null,
): Promise<Match[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(useSearchIndex())
    return transaction.execute<Match>(selectMatches(search, text, phrase, vicinity))
  })
}

async function findVicinity(db: Database, zip: string | null): Promise<Vicinity | null> {
  const center = zip ? findZipCenter(zip) : null
  if (!center) return null
  const nearest = await db.execute<{ id: string }>(selectNearest(center))
  return { center, nearest: nearest.map((row) => row.id) }
}

function countFacets(matches: Match[]): FacetCounts {
  const counts: FacetCounts = { category: {}, state: {}, language: {}, open24Hours: 0, emergency: 0 }
  const add = (group: Record<string, number>, key: string) => {
    group[key] = (group[key] ?? 0) + 1
  }
  for (const match of matches) {
    add(counts.category, match.category)
    for (const area of match.areas) add(counts.state, area)
    for (const language of match.languages) add(counts.language, language)
    if (match.isOpen24Hours) counts.open24Hours += 1
    if (match.isEmergency) counts.emergency += 1
  }
  return counts
}

/** Words that nothing in the directory holds are compared to those it has; null when none needed mending. */
async function correctSpelling(db: Database, words: string[]): Promise<string[] | null> {
  const mended = await Promise.all(
    words.map(async (word) => {
      // A town is no slip of the pen: 'columbus' is not 'columbia', which is in another state.
      if (word.length < 4 || /\d/.test(word) || isSynonym(word) || findCities(word).length > 0) return word
      const [known] = await db.execute<{ known: boolean }>(sql`
        select coalesce(bool_and(exists (select 1 from search_terms where stem = lexeme)), true) as known
        from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', fold(${word})))) lexeme`)
      if (known?.known) return word
      const near = await db.execute<{ term: string }>(
        sql`select term from search_terms where term % fold(${word}) order by similarity(term, fold(${word})) desc, term limit 20`,
      )
      return (
        correctWord(
          word,
          near.map((row) => row.term),
        ) ?? word
      )
    }),
  )
  return mended.some((word, index) => word !== words[index]) ? mended : null
}

export async function searchDirectory(db: Database, search: SearchQuery, page: SearchPage): Promise<SearchResult> {
  const words = splitWords(search.text)
  const phrase = words.join(' ')
  const vicinity = await findVicinity(db, search.zip)
  let correctedTo: string | null = null
  let matches = await findMatches(db, search, words.length > 0 ? joinWords(words, '&&') : null, phrase, vicinity)
  if (matches.length === 0 && words.length > 0) {
    const mended = await correctSpelling(db, words)
    const used = mended ?? words
    correctedTo = mended ? mended.join(' ') : null
    if (mended) matches = await findMatches(db, search, joinWords(used, '&&'), used.join(' '), vicinity)
    if (matches.length === 0 && used.length > 1)
      matches = await findMatches(db, search, joinWords(used, '||'), '', vicinity)
    if (matches.length === 0) correctedTo = null
  }
  const ranked = [...matches].sort(
    (a, b) => b.rank - a.rank || a.title.localeCompare(b.title) || a.id.localeCompare(b.id),
  )
  const shown = ranked.slice(0, SEARCH_DEPTH)
  return {
    items: await readResources(
      db,
      shown.slice(page.offset, page.offset + page.limit).map((match) => match.id),
    ),
    total: shown.length,
    isCapped: ranked.length > SEARCH_DEPTH,
    facets: countFacets(shown),
    correctedTo,
  }
}
