import { type AnyPgColumn, customType, type ExtraConfigColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const primaryId = () => uuid().primaryKey().defaultRandom()
export const instant = () => timestamp({ withTimezone: true })
export const createdAt = () => instant().notNull().defaultNow()

/** A row of what it names: it goes when that goes. */
export const belongsTo = (owner: () => AnyPgColumn) => uuid().notNull().references(owner, { onDelete: 'cascade' })

/** At most one row for each of what it names, under that one's id. */
export const oneFor = (owner: () => AnyPgColumn) => uuid().primaryKey().references(owner, { onDelete: 'cascade' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const cube = customType<{ data: string }>({ dataType: () => 'cube' })

/** Of the site's languages, by its two letters; which there are is decided in lib/site/language/languages.mjs. */
export const spokenLanguage = () => text().notNull().default('en')

/** In an index, as a list that begins with the newest or the highest asks for it. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst()
