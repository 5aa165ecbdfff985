/** State facts that staff have confirmed or corrected; the rest is in content/facts/states. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stateCells } from '../vocabulary/state-facts'
import { stateCodes } from '../vocabulary/states'
import { instant, oneOf } from './columns'

/** A row overrides the file's line of the same name. A trigger rerenders the pages that show it. */
export const stateFacts = pgTable(
  'state_facts',
  {
    state: text({ enum: stateCodes }).notNull(),
    cell: text({ enum: stateCells }).notNull(),
    /** Null: removed from the pages, whatever the file says. */
    value: text(),
    /** The same in Spanish, where staff wrote it. */
    valueEs: text(),
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
    check('state_facts_value_es_length', sql`char_length(${table.valueEs}) between 1 and 1000`),
    check('state_facts_source_length', sql`char_length(${table.source}) between 1 and 300`),
    check('state_facts_url_length', sql`char_length(${table.url}) between 1 and 2000`),
  ],
)

/** What an official national list says otherwise than our page, until staff take it or leave it. */
export const stateDifferences = pgTable(
  'state_differences',
  {
    state: text({ enum: stateCodes }).notNull(),
    cell: text({ enum: stateCells }).notNull(),
    /** Name of the list. */
    list: text().notNull(),
    value: text().notNull(),
    foundOn: date().notNull(),
    /** Staff looked, and left ours; it comes back when the list says something else. */
    isLeft: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.state, table.cell, table.list] }),
    check('state_differences_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('state_differences_cell', sql`${table.cell} in ${oneOf(stateCells)}`),
    check('state_differences_value_length', sql`char_length(${table.value}) between 1 and 1000`),
  ],
)
