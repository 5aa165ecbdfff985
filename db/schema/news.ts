import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { feedResults } from '../vocabulary/news'
import { isWebAddress, oneOf } from './column-rules'
import { instant } from './columns'

/** What is remembered of each feed between two looks at it. */
export const newsFeeds = pgTable(
  'news_feeds',
  {
    /** As configured. */
    url: text().primaryKey(),
    etag: text(),
    lastModified: text(),
    /** Not asked again before: the server said so, or it has failed several times. */
    notBefore: instant(),
    /** It answered 410: not asked again. */
    goneAt: instant(),
    /** In a row. */
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

/** One row: raised by every change of an article or a story, so that the pages that show them are made anew. */
export const newsVersion = pgTable(
  'news_version',
  { id: boolean().primaryKey().default(true), version: bigint({ mode: 'number' }).notNull().default(1) },
  (table) => [check('news_version_one_row', sql`${table.id}`)],
)
