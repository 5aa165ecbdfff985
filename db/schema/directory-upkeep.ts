/** Bookkeeping for the directory: what the seed wrote, the search vocabulary, and the version number. */
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** What the seed has already written: a record that staff deleted is not recreated. */
export const seedRecords = pgTable('seed_records', {
  slug: text().primaryKey(),
  hash: text().notNull(),
  seededAt: createdAt(),
})

/** Hashes of the seed files as last imported: a start that finds them unchanged reads no further. */
export const seedFiles = pgTable('seed_files', {
  name: text().primaryKey(),
  hash: text().notNull(),
  seededAt: createdAt(),
})

/** The directory's distinct words, for correcting misspelled queries (maintained by a trigger). */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text().primaryKey(),
    /** The word's stem in the text search; several words may share one. */
    stem: text().generatedAlwaysAs(
      (): SQL => sql`(tsvector_to_array(to_tsvector('pg_catalog.english'::regconfig, term)))[1]`,
    ),
  },
  (table) => [
    index('search_terms_trigrams').using('gin', sql`${table.term} gin_trgm_ops`),
    index('search_terms_stem').on(table.stem),
  ],
)

/** A single row, incremented once per transaction that changes the directory: cached pages depend on it. */
export const directoryVersion = pgTable(
  'directory_version',
  { id: boolean().primaryKey().default(true), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('directory_version_one_row', sql`${table.id}`)],
)
