import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import 'server-only'
import { eq } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { savedResources } from '@/db/schema/people'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import { readResources } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import { toFilters } from '@/lib/search/filters'
import { emptyQuestionAt, orderFound } from '@/lib/search/find'
import type { Ranked } from '@/lib/search/order'
import { placeOfState, placeOfZip, type SearchPlace } from '@/lib/search/read-place'
import type { Viewer } from '@/lib/session/policy'
import { findPreferences } from './rows'
import type { Preferences, PreferencesDto, RecommendationDto } from './schema'
import { type Candidate, rank } from './score'

/** How many search results per kind of help are considered: bounded, however large the directory grows. */
const MAX_PER_NEED = 150

/** A record too far from her ZIP code, or one that lists counties without hers, does not serve her. */
function serves({ tier }: Ranked, place: SearchPlace | null): boolean {
  return tier !== 'other-county' && (tier !== 'in-state' || !place?.point)
}

/** Entries that serve her place and that she has not saved yet, in the order of the search. */
async function listCandidates(
  db: Database,
  userId: string,
  { needs }: Preferences,
  place: SearchPlace | null,
): Promise<Candidate[]> {
  const saved = await db
    .select({ id: savedResources.resourceId })
    .from(savedResources)
    .where(eq(savedResources.userId, userId))
  const savedIds = new Set(saved.map(({ id }) => id))
  const found = new Map<string, Ranked>()
  for (const category of needs.length > 0 ? needs : [null]) {
    const { order } = await orderFound(db, emptyQuestionAt(place), { ...toFilters({}), category })
    const fitting = order.ranked.filter((one) => serves(one, place) && !savedIds.has(one.id))
    for (const one of fitting.slice(0, MAX_PER_NEED)) found.set(one.id, one)
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

/** About as many as someone will look at. */
const MAX_RECOMMENDATIONS = 12

export function getPreferences(viewer: Viewer): Promise<PreferencesDto | null> {
  return query((db) => findPreferences(db, viewer.userId))
}

function describeLocation(entry: ResourceDto): string | null {
  return entry.scope === 'national' ? null : describePlace(entry, words().records)
}

/** Where she is: the ZIP code is more precise than the state. */
function findPlace({ state, zip }: PreferencesDto): SearchPlace | null {
  const found = zip ? getGazetteer().findZip(zip) : null
  return found ? placeOfZip(found) : state && placeOfState(state)
}

/** Empty without preferences, because there is nothing to go by. */
export function listRecommendations(viewer: Viewer): Promise<RecommendationDto[]> {
  return query(async (db) => {
    const preferences = await findPreferences(db, viewer.userId)
    if (!preferences) return []
    const place = findPlace(preferences)
    const candidates = await listCandidates(db, viewer.userId, preferences, place)
    return rank(preferences, place?.state ?? null, candidates, MAX_RECOMMENDATIONS).map(
      ({ candidate: { entry }, judgement }) => ({
        id: entry.id,
        title: words().records.name(entry),
        description: entry.description,
        descriptionEs: entry.descriptionEs,
        category: entry.category,
        matchScore: judgement.score,
        location: describeLocation(entry),
        availability: entry.isOpen24Hours
          ? words().dashboard.recommendations.always
          : (describeHours(entry, words().records)?.text ?? null),
        reasons: judgement.reasons,
        unknowns: judgement.unknowns,
        questions: judgement.questions,
        path: to(resourcePath(entry)),
        phones: entry.phones,
        url: entry.url,
      }),
    )
  })
}
