import { type SQL, sql } from 'drizzle-orm'

/** An index of trigrams finds three letters and more; fewer are looked for at the beginning. */
const TRIGRAM = 3

/** Texts that hold these words as typed, whatever the case. What means something to LIKE stands for itself. */
export function matchText(text: SQL, typed: string): SQL {
  const words = typed.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const pattern = [...typed].length < TRIGRAM ? `${words}%` : `%${words}%`
  return sql`lower(${text}) like ${pattern}`
}
