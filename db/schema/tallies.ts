/** Running counts, so that no page or list counts a whole table. Maintained by triggers only. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tallyTopics } from '../vocabulary/operations'
import { descending, oneOf } from './columns'

/**
 * The number of rows of a table that share a key. Each change appends +1 or -1 rows, and their sum is the
 * count, so writers never block each other. A job regularly folds the rows of a key into one.
 */
export const tallies = pgTable(
  'tallies',
  {
    topic: text({ enum: tallyTopics }).notNull(),
    key: jsonb().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** In cents, if the rows are about money. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('tallies_topic').on(table.topic),
    check('tallies_topic_known', sql`${table.topic} in ${oneOf(tallyTopics)}`),
  ],
)

/**
 * The published records by each state they serve, in list order; 'US' for nationwide ones. A page of a list is one index
 * scan, whether the state has a hundred thousand entries or none.
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
