/** Check constraints for columns. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

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
