/** Bookkeeping for the directory: what the seed wrote, the search vocabulary, and the version number. */
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt } from './columns'
import { resources } from './directory'

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

/** Addresses of records that were merged into another: they lead to that one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    resourceId: belongsTo(() => resources.id),
    createdAt: createdAt(),
  },
  (table) => [index('former_slugs_of_resource').on(table.resourceId)],
)

/** Records that look like one and are two, by their slugs in order: nobody is asked twice. */
export const distinctTwins = pgTable(
  'distinct_twins',
  {
    one: text().notNull(),
    other: text().notNull(),
    decidedBy: text().notNull(),
    decidedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.one, table.other] }),
    check('distinct_twins_order', sql`${table.one} < ${table.other}`),
    check('distinct_twins_by_length', sql`char_length(${table.decidedBy}) between 1 and 320`),
  ],
)
