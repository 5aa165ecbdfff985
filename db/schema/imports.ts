/** Files with records from other directories: what each row would change, until someone applies the file. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { importActions, importFormats, importStatuses } from '../vocabulary/operations'
import { belongsTo, createdAt, instant, oneOf, primaryId } from './columns'
import { resources } from './directory'

export const imports = pgTable(
  'imports',
  {
    id: primaryId(),
    /** The source's name; together with the source's own ids it identifies a record in the next file. */
    source: text().notNull(),
    fileName: text().notNull(),
    format: text({ enum: importFormats }).notNull(),
    status: text({ enum: importStatuses }).notNull().default('checking'),
    /** Why the file was rejected, or why applying it failed. */
    problem: text(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    readBytes: bigint({ mode: 'number' }).notNull().default(0),
    toAdd: integer().notNull().default(0),
    toChange: integer().notNull().default(0),
    toLeave: integer().notNull().default(0),
    toSkip: integer().notNull().default(0),
    bad: integer().notNull().default(0),
    /** For an official list: records of ours that are no longer on it. Null for an uploaded file. */
    gone: integer(),
    /** A CSV's header line: rejected rows can be downloaded under it. */
    columns: text().array(),
    /** What is in a table whose columns have not been mapped yet. */
    sample: jsonb().$type<Record<string, unknown>>(),
    /** The options chosen at upload. */
    category: text(),
    actorId: uuid(),
    actor: text().notNull(),
    createdAt: createdAt(),
    /** The last heartbeat of the check. */
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

/** A checked row of a file, and what it would change. Deleted a day after the upload. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: belongsTo(() => imports.id),
    position: integer().notNull(),
    /** Its position in the file: 'line 12', 'phone.csv, line 3'. */
    place: text().notNull(),
    externalId: text(),
    title: text().notNull(),
    action: text({ enum: importActions }).notNull(),
    resourceId: uuid(),
    /** The version of the record that the row was compared with; if it has changed since, the check is void. */
    baseVersion: integer(),
    /** { field: [old, new] } */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
    problems: jsonb().$type<{ column: string; message: string }[]>().notNull().default([]),
    /** Why the row is skipped. */
    note: text(),
    /** What applying the row writes. */
    write: jsonb(),
    /** An invalid row, as it is in the file, to be corrected and uploaded again. */
    given: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('import_rows_action').on(table.importId, table.action, table.position),
    check('import_rows_action', sql`${table.action} in ${oneOf(importActions)}`),
  ],
)

/** The column mapping of a source's CSV, as chosen by staff: asked once, then remembered. */
export const importMappings = pgTable(
  'import_mappings',
  {
    source: text().primaryKey(),
    mapping: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [check('import_mappings_source_length', sql`char_length(${table.source}) between 1 and 60`)],
)

/** The source's own id for a record. Outlives the record, so that no file recreates what staff deleted. */
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
