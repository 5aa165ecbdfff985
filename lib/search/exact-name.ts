/** Whoever types an entry's own name finds it first, whatever else the words could mean ('VA' is a state, too). */
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { SearchFilters } from './filters'
import type { Ranked } from './order'
import type { Understood } from './understand'

/** Many offices share a name. */
const MOST = 5
/** Of letters and digits. A single word means a kind of help or a town at least as often. */
const isName = (typed: string) => /\S\s+\S/.test(typed) && typed.length >= 8 && typed.length <= 200

const isFiltered = ({ category, tag, language, openNow, open24Hours, emergency, when, who }: SearchFilters) =>
  Boolean(category || tag || language || openNow || open24Hours || emergency || when || who.length > 0)

/** After the line to call now. Where she asked for less than everything, only what is among it anyway. */
export async function putNamedFirst(
  db: Database,
  { typed, place }: Pick<Understood, 'typed' | 'place'>,
  filters: SearchFilters,
  ranked: Ranked[],
): Promise<Ranked[]> {
  const words = typed.trim()
  if (!isName(words)) return ranked
  const rows = await db.execute<{ id: string }>(sql`select id from resources
    where archived_at is null and plain_name(title) = plain_name(${words})
    order by state is distinct from ${place?.state ?? null}, importance desc, id limit ${MOST}`)
  if (rows.length === 0) return ranked
  const known = new Map(ranked.map((one) => [one.id, one]))
  const named = rows.flatMap(({ id }): Ranked[] => {
    const one = known.get(id)
    if (one) return [one]
    return isFiltered(filters) ? [] : [{ id, tier: 'in-state', miles: null }]
  })
  const first = new Set(named.map(({ id }) => id))
  const isLine = ({ tier, id }: Ranked) => tier === 'line' && !first.has(id)
  return [...ranked.filter(isLine), ...named, ...ranked.filter((one) => !isLine(one) && !first.has(one.id))]
}
