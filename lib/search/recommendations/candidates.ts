import { eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { savedResources } from '@/db/schema/people'
import { readResources } from '@/lib/resources/reads/sql-rows'
import { toFilters } from '@/lib/search/filters'
import { emptyQuestionAt, orderFound } from '@/lib/search/find'
import type { Ranked } from '@/lib/search/order'
import type { SearchPlace } from '@/lib/search/read-place'
import type { Preferences } from './schema'
import type { Candidate } from './score'

/** How many search results per kind of help are considered: bounded, however large the directory grows. */
const MOST_OF_NEED = 150

/** A record too far from her ZIP code, or one that lists counties without hers, does not serve her. */
function serves({ tier }: Ranked, place: SearchPlace | null): boolean {
  return tier !== 'other-county' && (tier !== 'in-state' || !place?.point)
}

/** Entries that serve her place and that she has not saved yet, in the order of the search. */
export async function listCandidates(
  db: Database,
  userId: string,
  { needs }: Preferences,
  place: SearchPlace | null,
): Promise<Candidate[]> {
  const saved = await db
    .select({ id: savedResources.resourceId })
    .from(savedResources)
    .where(eq(savedResources.userId, userId))
  const hers = new Set(saved.map(({ id }) => id))
  const found = new Map<string, Ranked>()
  for (const category of needs.length > 0 ? needs : [null]) {
    const { order } = await orderFound(db, emptyQuestionAt(place), { ...toFilters({}), category })
    const fitting = order.ranked.filter((one) => serves(one, place) && !hers.has(one.id))
    for (const one of fitting.slice(0, MOST_OF_NEED)) found.set(one.id, one)
  }
  const ranked = [...found.values()]
  const entries = await readResources(
    db,
    ranked.map(({ id }) => id),
  )
  return entries.map((entry, position) => {
    const { tier = 'in-state', miles = null } = found.get(entry.id) ?? {}
    return { entry, position, tier, miles }
  })
}
