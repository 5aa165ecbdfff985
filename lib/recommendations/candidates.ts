import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { categories } from '@/db/vocabulary/directory'
import type { StateCode } from '@/lib/geography/states'
import { findZipCenter, type Point } from '@/lib/geography/zip-centers'
import { published, readResources } from '@/lib/resources/sql-rows'
import type { Preferences } from './schema'
import type { Candidate } from './score'

/** How many of each reach are looked at, the most important first: bounded, however long the directory grows. */
const MOST_NATIONAL = 80
const MOST_OF_STATE = 200
const MOST_NEAR = 60
const MILE = 1609.344

const inOrder = sql`r.importance desc, r.title, r.id`

function listReach(which: SQL, most: number): SQL {
  return sql`(select r.id from resources r where ${published} and ${which} order by ${inOrder} limit ${most})`
}

const door = ({ latitude, longitude }: Point) => sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`

/** Entries that she has not saved yet: national ones, those of her state, and those nearest to her ZIP area. */
export async function listCandidates(
  db: Database,
  userId: string,
  { needs, zip }: Preferences,
  state: StateCode | null,
): Promise<Candidate[]> {
  const asked = sql.join(
    (needs.length > 0 ? needs : categories).map((category) => sql`${category}`),
    sql`, `,
  )
  const fits = sql`r.category in (${asked})
    and not exists (select 1 from saved_resources s where s.user_id = ${userId} and s.resource_id = r.id)`
  const center = zip ? findZipCenter(zip) : null
  const parts = [listReach(sql`r.scope = 'national' and ${fits}`, MOST_NATIONAL)]
  if (state) parts.push(listReach(sql`r.search @@ ${`'~s:${state}'`}::tsquery and ${fits}`, MOST_OF_STATE))
  if (center) {
    parts.push(sql`(select near.id from (
      select r.id, r.state from locations l join resources r on r.id = l.resource_id
      where l.position is not null and ${published} and ${fits}
      order by l.position <-> ${door(center)} limit ${MOST_NEAR}
    ) near where near.state = ${state})`)
  }
  const found = await db.execute<{ id: string; importance: number; meters: number | null }>(sql`
    select r.id, r.importance, ${
      center
        ? sql`(select min(earth_distance(l.position, ${door(center)})) from locations l
            where l.resource_id = r.id and l.position is not null and not l.is_approximate)`
        : sql`null::float8`
    } as meters
    from resources r where r.id in (${sql.join(parts, sql` union `)})`)
  const facts = new Map(found.map((row) => [row.id, row]))
  const entries = await readResources(db, [...facts.keys()])
  return entries.map((entry) => {
    const { importance = 0, meters = null } = facts.get(entry.id) ?? {}
    return { entry, importance, miles: meters === null ? null : meters / MILE }
  })
}
