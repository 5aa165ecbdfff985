/** State facts that staff have confirmed or corrected; the rest is in lib/legal/states/facts. */
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stateCells } from '../vocabulary/state-facts'
import { stateCodes } from '../vocabulary/states'
import { oneOf } from './column-rules'
import { instant } from './columns'

/** A row overrides the file's line of the same name. A trigger rerenders the pages that show it. */
export const stateFacts = pgTable(
  'state_facts',
  {
    state: text({ enum: stateCodes }).notNull(),
    cell: text({ enum: stateCells }).notNull(),
    /** Null: removed from the pages, whatever the file says. */
    value: text(),
    /** The source that staff noted: an office on the phone, or a page. */
    source: text(),
    url: text(),
    confirmedOn: date().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.state, table.cell] }),
    check('state_facts_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('state_facts_cell', sql`${table.cell} in ${oneOf(stateCells)}`),
    check('state_facts_value_length', sql`char_length(${table.value}) between 1 and 1000`),
    check('state_facts_source_length', sql`char_length(${table.source}) between 1 and 300`),
    check('state_facts_url_length', sql`char_length(${table.url}) between 1 and 2000`),
  ],
)
