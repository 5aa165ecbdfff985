/** Typed words as PostgreSQL's text queries. */
import { type SQL, sql } from 'drizzle-orm'
import { synonyms } from './synonyms'

const english = sql.raw("'pg_catalog.english'")

export function isSynonym(word: string): boolean {
  return Object.hasOwn(synonyms, word)
}

/** One word, or any of the words that mean the same. */
export function wordQuery(word: string): SQL {
  const alternatives = [word, ...(isSynonym(word) ? (synonyms[word] ?? []) : [])]
  const parts = alternatives.map((text) => sql`plainto_tsquery(${english}, fold(${text}))`)
  return parts.length === 1 ? sql`${parts[0]}` : sql`(${sql.join(parts, sql` || `)})`
}

/** All of the words ('&&'), or any of them ('||'). */
export function joinWords(words: string[], joiner: '&&' | '||'): SQL {
  return sql`(${sql.join(words.map(wordQuery), sql.raw(` ${joiner} `))})`
}

/** A facet is a word that nobody types, such as '~s:TX' (the function resource_search makes them). */
export function facetQuery(name: string): SQL {
  return sql`${`'${name.replaceAll(/['\\]/g, '')}'`}::tsquery`
}
