/** Files with records from other directories: what each row would do, until somebody says that it shall. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { importActions, importFormats, importStatuses } from '../vocabulary/imports'
import { oneOf } from './column-rules'
import { belongsTo, createdAt, instant, primaryId } from './columns'
import { resources } from './directory'

export const imports = pgTable(
  'imports',
  {
    id: primaryId(),
    /** Whose records these are; with their own ids, how a record is known again. */
    source: text().notNull(),
    fileName: text().notNull(),
    format: text({ enum: importFormats }).notNull(),
    status: text({ enum: importStatuses }).notNull().default('checking'),
    /** Why the file was refused, or why applying it failed. */
    problem: text(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    readBytes: bigint({ mode: 'number' }).notNull().default(0),
    toAdd: integer().notNull().default(0),
    toChange: integer().notNull().default(0),
    toLeave: integer().notNull().default(0),
    toSkip: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    /** Of an official list: records of ours that it does not have any more. Null for a file that somebody sent. */
    gone: integer(),
    /** The first line of a CSV: rows that were left out are handed back under it. */
    columns: text().array(),
    /** The first rows of a CSV whose columns nobody has explained yet. */
    sample: jsonb().$type<string[][]>(),
    /** What was chosen when the file was sent. */
    category: text(),
    actorId: uuid(),
    actor: text().notNull(),
    createdAt: createdAt(),
    /** When the check last gave a sign of life. */
    beatAt: createdAt(),
    checkedAt: instant(),
    appliedAt: instant(),
  },
  (table) => [
    index('imports_created').on(table.createdAt),
    check(
      'imports_source_form',
      sql`${table.source} ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(${table.source}) <= 60`,
    ),
    check('imports_file_name_length', sql`char_length(${table.fileName}) between 1 and 200`),
    check('imports_format', sql`${table.format} in ${oneOf(importFormats)}`),
    check('imports_status', sql`${table.status} in ${oneOf(importStatuses)}`),
    check('imports_problem_length', sql`char_length(${table.problem}) between 1 and 1000`),
    check('imports_actor_length', sql`char_length(${table.actor}) between 1 and 320`),
    check('imports_applied_whole', sql`(${table.status} = 'applied') = (${table.appliedAt} is not null)`),
  ],
)

/** A row of a file that was checked, and what it would do. Gone a day after the file came. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: belongsTo(() => imports.id),
    position: integer().notNull(),
    /** Where it stands in the file: 'line 12', 'phone.csv, line 3'. */
    place: text().notNull(),
    externalId: text(),
    title: text().notNull(),
    action: text({ enum: importActions }).notNull(),
    resourceId: uuid(),
    /** Of the record that the row was compared with; another one by now makes the check worthless. */
    baseVersion: integer(),
    /** { field: [old, new] } */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
    problems: jsonb().$type<{ column: string; message: string }[]>().notNull().default([]),
    /** Why it is skipped. */
    note: text(),
    /** What is written when it is applied. */
    write: jsonb(),
    /** A row that does not fit, as it stands in the file: to be mended and sent again. */
    given: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_action').on(table.importId, table.action, table.position),
    check('import_rows_action', sql`${table.action} in ${oneOf(importActions)}`),
  ],
)

/** What the columns of a source's CSV mean, as staff have said: asked once, and remembered. */
export const importMappings = pgTable(
  'import_mappings',
  {
    source: text().primaryKey(),
    mapping: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [check('import_mappings_source_length', sql`char_length(${table.source}) between 1 and 60`)],
)

/** By which name of its source a record is known again. Stays when staff delete the record, so that no file brings it back. */
export const importKeys = pgTable(
  'import_keys',
  {
    source: text().notNull(),
    externalId: text().notNull(),
    resourceId: uuid().references(() => resources.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.externalId] }),
    index('import_keys_resource').on(table.resourceId),
    check('import_keys_external_id_length', sql`char_length(${table.externalId}) between 1 and 200`),
  ],
)
