import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, type ExtraConfigColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const primaryId = () => uuid().primaryKey().defaultRandom()
export const instant = () => timestamp({ withTimezone: true })
export const createdAt = () => instant().notNull().defaultNow()

/** References a parent row, and is deleted with it. */
export const belongsTo = (owner: () => AnyPgColumn) => uuid().notNull().references(owner, { onDelete: 'cascade' })

/** At most one row per parent, under the parent's id. */
export const oneFor = (owner: () => AnyPgColumn) => uuid().primaryKey().references(owner, { onDelete: 'cascade' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const cube = customType<{ data: string }>({ dataType: () => 'cube' })

/** A site language, as its two-letter code; lib/site/language/languages.mjs defines them. */
export const spokenLanguage = () => text().notNull().default('en')

/** A descending index column, for lists that start with the newest or highest. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/** Check constraints for columns. */
export const isLanguage = (column: unknown) => sql`${column} ~ '^[a-z]{2}$'`

/** Lower case, so that each address has one row. */
export const isEmailAddress = (column: SQLWrapper) =>
  sql`${column} = lower(${column}) and char_length(${column}) between 3 and 320`

export const isWebAddress = (column: SQLWrapper) => sql`${column} ~ '^https?://' and char_length(${column}) <= 2000`

export const isSha256 = (column: SQLWrapper) => sql`${column} ~ '^[0-9a-f]{64}$'`

/** ('a','b'): a list of fixed values for a check constraint; the values are ours, never a visitor's. */
export function oneOf(words: readonly string[]): SQL {
  return sql.raw(`(${words.map((word) => `'${word}'`).join(',')})`)
}

/** ARRAY['a','b']: the same for array columns. */
export function wordList(words: readonly string[]): SQL {
  return sql.raw(`ARRAY[${words.map((word) => `'${word}'`).join(',')}]::text[]`)
}
