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
