import { type SQL, sql } from 'drizzle-orm'

/** A trigram index needs three letters or more; shorter terms match at the start only. */
const TRIGRAM = 3

/** Texts that contain these words as typed, ignoring case. LIKE wildcards are escaped. */
export function matchText(text: SQL, typed: string): SQL {
  const words = typed.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const pattern = [...typed].length < TRIGRAM ? `${words}%` : `%${words}%`
  return sql`lower(${text}) like ${pattern}`
}
