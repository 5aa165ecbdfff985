/** What is counted as it changes, so that no page and no list counts a whole table. Filled by triggers only. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tallyTopics } from '../vocabulary/tallies'
import { oneOf } from './column-rules'
import { descending } from './columns'

/**
 * How many rows of a table share some facts. Each change adds rows of what came (+) and what went (-), and the sum is
 * the count: writers never wait for one another. A job folds the rows of a key into one from time to time.
 */
export const tallies = pgTable(
  'tallies',
  {
    topic: text({ enum: tallyTopics }).notNull(),
    key: jsonb().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** Cents, where the rows are about money. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('tallies_topic').on(table.topic),
    check('tallies_topic_known', sql`${table.topic} in ${oneOf(tallyTopics)}`),
  ],
)

/**
 * The published records of each state they serve, in the order of lists: 'US' for what serves the whole country. A page
 * of a list is one walk along an index, whether the state has a hundred thousand entries or none.
 */
export const resourceAreas = pgTable(
  'resource_areas',
  {
    resourceId: uuid().notNull(),
    area: text().notNull(),
    category: text().notNull(),
    importance: smallint().notNull(),
    title: text().notNull(),
    isFacility: boolean().notNull(),
  },
  (table) => [
    index('resource_areas_resource').on(table.resourceId),
    index('resource_areas_list').on(
      table.area,
      table.category,
      descending(table.importance),
      table.title,
      table.resourceId,
    ),
    index('resource_areas_services')
      .on(table.area, table.category, descending(table.importance), table.title, table.resourceId)
      .where(sql`not is_facility`),
  ],
)
