/**
 * A cache of records as the search reads them, valid until the directory changes: most questions find records that
 * earlier ones found. Each database result includes the directory's version at that instant, and with a new version
 * the cache starts over. Nothing about a search is stored.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type HoursRow, type SpecialRow, selectHours, selectSpecialHours } from '@/lib/resources/hours/sql-hours'
import { readResources, writeIds } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Facts } from './candidate'
import { foldTitle } from './order'

/** About one kilobyte each for facts, and three for shown records. */
const MAX_FACTS = 10_000
const MAX_SHOWN = 2_000

export interface Shown {
  resource: ResourceDto
  week: HoursRow[]
  specialHours: SpecialRow[]
}

export interface RecordCache {
  version: string
  facts: Map<string, Facts>
  shown: Map<string, Shown>
}

let cache: RecordCache | null = null

/** The cache for this version; callers that still have an older version's cache add nothing to the new one. */
export function cacheFor(version: string): RecordCache {
  if (cache?.version !== version) cache = { version, facts: new Map(), shown: new Map() }
  return cache
}

/** Includes its transaction id, because after a restore from a backup the version continues from an earlier number. */
export const directoryVersion = sql`(select version || ' ' || xmin::text from directory_version)`

function keep<Value>(map: Map<string, Value>, most: number, id: string, value: Value): void {
  const oldest = map.size < most ? undefined : map.keys().next().value
  if (oldest !== undefined) map.delete(oldest)
  map.set(id, value)
}

/** Distances are computed from `points`, which include only public addresses. */
function selectFacts(ids: readonly string[]): SQL {
  return sql`
    select r.id, r.slug, r.title, r.tags, r.help_kinds as "helpKinds", r.category, r.kind, r.scope, r.city, r.state,
      r.service_area as "serviceArea", r.county_fips as "countyFips", r.counties_served as "countiesServed",
      r.languages, r.importance, r.is_emergency as "isEmergency",
      exists (select 1 from phones p where p.resource_id = r.id) as "hasPhone",
      to_char(r.verified_on, 'YYYY-MM-DD') as "verifiedOn",
      (select json_agg(json_build_array(cube_ll_coord(l.position, 1), cube_ll_coord(l.position, 2),
        cube_ll_coord(l.position, 3))) from locations l where l.resource_id = r.id and l.position is not null) as points
    from resources r where r.id = any(${writeIds(ids)}) and r.archived_at is null`
}

type FactsRow = Omit<Facts, 'name' | 'points'> & { points: [number, number, number][] | null } & Record<string, unknown>

/** By id, without archived records. */
export async function readFacts(
  db: Database,
  { facts }: RecordCache,
  ids: readonly string[],
): Promise<Map<string, Facts>> {
  const found = new Map<string, Facts>()
  const missing: string[] = []
  for (const id of ids) {
    const known = facts.get(id)
    if (known) found.set(id, known)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  for (const row of await db.execute<FactsRow>(selectFacts(missing))) {
    const one: Facts = { ...row, points: row.points ?? [], name: foldTitle(row.title) }
    keep(facts, MAX_FACTS, one.id, one)
    found.set(one.id, one)
  }
  return found
}

/** Records as shown on a page, in the order of the ids. */
export async function readShown(db: Database, { shown }: RecordCache, ids: readonly string[]): Promise<Shown[]> {
  const found = new Map(ids.flatMap((id) => [[id, shown.get(id)] as const]))
  const missing = ids.filter((id) => !found.get(id))
  if (missing.length > 0) {
    const [resources, hours, specials] = await Promise.all([
      readResources(db, missing),
      db.execute<HoursRow>(selectHours(missing)),
      db.execute<SpecialRow>(selectSpecialHours(missing)),
    ])
    for (const resource of resources) {
      const isOwn = ({ resourceId }: { resourceId: string }) => resourceId === resource.id
      const one = { resource, week: hours.filter(isOwn), specialHours: specials.filter(isOwn) }
      keep(shown, MAX_SHOWN, resource.id, one)
      found.set(resource.id, one)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
