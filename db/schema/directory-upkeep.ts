/** What keeps the directory going: what the seed wrote, the words of the search, and the number of the last change. */
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** What the seed has written before: a record that staff deleted is not brought back. */
export const seedRecords = pgTable('seed_records', {
  slug: text().primaryKey(),
  hash: text().notNull(),
  seededAt: createdAt(),
})

/** The files of the seed as they were when they were last brought in: a start that finds them unchanged reads no further. */
export const seedFiles = pgTable('seed_files', {
  name: text().primaryKey(),
  hash: text().notNull(),
  seededAt: createdAt(),
})

/** Distinct words of the directory, to which a misspelt word is compared (kept by a trigger). */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text().primaryKey(),
    /** The word as the text search knows it; several words may share one. */
    stem: text().generatedAlwaysAs(
      (): SQL => sql`(tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, term)))[1]`,
    ),
  },
  (table) => [
    index('search_terms_trigrams').using('gin', sql`${table.term} gin_trgm_ops`),
    index('search_terms_stem').on(table.stem),
  ],
)

/** One row, raised once in each transaction that changes the directory: what cached pages follow. */
export const directoryVersion = pgTable(
  'directory_version',
  { id: boolean().primaryKey().default(true), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('directory_version_one_row', sql`${table.id}`)],
)
