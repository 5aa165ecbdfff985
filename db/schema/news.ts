import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { feedResults } from '../vocabulary/content'
import { instant, isWebAddress, oneOf } from './columns'

/** The state of each feed between two fetches. */
export const newsFeeds = pgTable(
  'news_feeds',
  {
    /** The URL as configured. */
    url: text().primaryKey(),
    etag: text(),
    lastModified: text(),
    /** Not fetched before this time: the server asked for it, or several fetches failed. */
    notBefore: instant(),
    /** It answered 410 Gone: never fetched again. */
    goneAt: instant(),
    /** Consecutive failures. */
    failures: integer().notNull().default(0),
    checkedAt: instant().notNull(),
    result: text({ enum: feedResults }).notNull(),
  },
  (table) => [
    check('news_feeds_url_form', isWebAddress(table.url)),
    check('news_feeds_etag_length', sql`char_length(${table.etag}) <= 500`),
    check('news_feeds_last_modified_length', sql`char_length(${table.lastModified}) <= 100`),
    check('news_feeds_failures', sql`${table.failures} >= 0`),
    check('news_feeds_result', sql`${table.result} in ${oneOf(feedResults)}`),
  ],
)

/** A single row, incremented by every change of an article or story, so that the pages showing them are rerendered. */
export const newsVersion = pgTable(
  'news_version',
  { id: boolean().primaryKey().default(true), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('news_version_one_row', sql`${table.id}`)],
)
