/**
 * Records as the search reads them, kept as long as nothing in the directory changes: most questions meet records that
 * others met before. Each answer of the database carries the directory's version of the same instant, and another
 * version begins anew. Nothing of a question is kept.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type HoursRow, selectHours } from '@/lib/resources/hours/sql-hours'
import { readResources, writeIds } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Facts } from './candidate'
import { writeName } from './order'

/** About a kilobyte each, and about three. */
const MOST_FACTS = 10_000
const MOST_SHOWN = 2_000

export interface Shown {
  resource: ResourceDto
  week: HoursRow[]
}

export interface Kept {
  version: string
  facts: Map<string, Facts>
  shown: Map<string, Shown>
}

let kept: Kept | null = null

/** What is kept of this version; who holds one of an older version puts nothing into a newer one. */
export function keptOf(version: string): Kept {
  if (kept?.version !== version) kept = { version, facts: new Map(), shown: new Map() }
  return kept
}

/** With its transaction: a directory that was put back from a copy counts on from an earlier number. */
export const directoryVersion = sql`(select version || ' ' || xmin::text from directory_version)`

function keep<Value>(map: Map<string, Value>, most: number, id: string, value: Value): void {
  const oldest = map.size < most ? undefined : map.keys().next().value
  if (oldest !== undefined) map.delete(oldest)
  map.set(id, value)
}

/** The way through the sphere is worked out from `points`, which are those of public addresses alone. */
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

/** By id; none of what is archived. */
export async function readFacts(db: Database, { facts }: Kept, ids: readonly string[]): Promise<Map<string, Facts>> {
  const found = new Map<string, Facts>()
  const missing: string[] = []
  for (const id of ids) {
    const known = facts.get(id)
    if (known) found.set(id, known)
    else missing.push(id)
  }
  if (missing.length === 0) return found
  for (const row of await db.execute<FactsRow>(selectFacts(missing))) {
    const one: Facts = { ...row, points: row.points ?? [], name: writeName(row.title) }
    keep(facts, MOST_FACTS, one.id, one)
    found.set(one.id, one)
  }
  return found
}

/** As a page shows them, in the order of the ids. */
export async function readShown(db: Database, { shown }: Kept, ids: readonly string[]): Promise<Shown[]> {
  const found = new Map(ids.flatMap((id) => [[id, shown.get(id)] as const]))
  const missing = ids.filter((id) => !found.get(id))
  if (missing.length > 0) {
    const [resources, hours] = await Promise.all([
      readResources(db, missing),
      db.execute<HoursRow>(selectHours(missing)),
    ])
    for (const resource of resources) {
      const one = { resource, week: hours.filter(({ resourceId }) => resourceId === resource.id) }
      keep(shown, MOST_SHOWN, resource.id, one)
      found.set(resource.id, one)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
