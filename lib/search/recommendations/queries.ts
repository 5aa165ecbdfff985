import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import 'server-only'
import { query } from '@/db'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { placeOfState, placeOfZip, type SearchPlace } from '@/lib/search/read-place'
import type { Viewer } from '@/lib/session/policy'
import { listCandidates } from './candidates'
import { findPreferences } from './rows'
import type { PreferencesDto, RecommendationDto } from './schema'
import { rank } from './score'

/** About as many as someone will look at. */
const MOST_RECOMMENDATIONS = 12

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
    return rank(preferences, place?.state ?? null, candidates, MOST_RECOMMENDATIONS).map(
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
