/**
 * What lies around a point. The points stand on a sphere in a GiST index (`cube`, `earthdistance`): the box around the
 * circle bounds the search, and the index gives what is in it by distance. An address that is not public has no point.
 */
import { type SQL, sql } from 'drizzle-orm'
import { toChord, writeCubes } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import type { Point } from '@/lib/geography/zip-centers'
import { writeIds } from '@/lib/resources/sql-rows'

const URGENT_DEPTH = 20
const NEAR_DEPTH = 60
const AREA_DEPTH = 2000
const STATEWIDE_DEPTH = 30
const IN_STATE_DEPTH = 100

export interface PlainRow extends Record<string, unknown> {
  id: string
  isUrgent: boolean
}

export interface PointRow extends PlainRow {
  chord: number
  isApproximate: boolean
  address: string | null
  city: string | null
  state: StateCode | null
  latitude: number
  longitude: number
}

function selectNearest(point: Point, miles: number, isUrgentOnly: boolean): SQL {
  const [here, box] = writeCubes(point, miles)
  // A join could turn the order around: the record is asked for one by one.
  return sql`(select l.resource_id as id, l.position <-> ${here} as chord, l.is_approximate as "isApproximate",
      concat_ws(', ', l.street, l.city, concat_ws(' ', l.state, l.zip)) as address, l.city, l.state,
      l.is_urgent as "isUrgent", l.latitude, l.longitude
    from locations l
    where l.position <@ ${box}
      and l.position <-> ${here} <= ${toChord(miles)}::float8
      ${isUrgentOnly ? sql`and l.is_urgent` : sql``}
      and (select r.archived_at is null from resources r where r.id = l.resource_id)
    order by l.position <-> ${here} limit ${isUrgentOnly ? URGENT_DEPTH : NEAR_DEPTH})`
}

/** The nearest, and beside them the nearest for an emergency. */
export function selectPoints(point: Point, miles: number): SQL {
  return sql`select distinct on (id) * from (
    ${selectNearest(point, miles, true)} union all ${selectNearest(point, miles, false)}) near order by id, chord`
}

const ON_MAP = 300

/** For the map of a whole state. */
export function selectPointsInState(state: StateCode): SQL {
  return sql`select l.latitude, l.longitude, l.is_urgent as "isUrgent" from locations l
    join resources r on r.id = l.resource_id
    where l.state = ${state} and l.position is not null and not l.is_approximate and r.archived_at is null
    order by l.is_urgent desc, l.id limit ${ON_MAP}`
}

/**
 * Services of a town without a point of their own: their address is kept private, or nobody has told it. What a hidden
 * place says of itself is not looked at, not even its town: such a service is found by the town on its own page.
 */
export function selectAreas(states: StateCode[]): SQL {
  const list = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )
  return sql`select id, city, state, "isUrgent" from (
      select r.id, l.city, l.state, l.is_urgent as "isUrgent", r.importance
      from locations l join resources r on r.id = l.resource_id
      where l.position is null and l.address_visibility <> 'hidden' and l.state in (${list}) and l.city is not null
        and r.archived_at is null and r.scope = 'local'
      union all
      select distinct r.id, r.city, r.state, r.is_emergency or r.is_open_24_hours, r.importance
      from locations l join resources r on r.id = l.resource_id
      where l.address_visibility = 'hidden' and r.state in (${list}) and r.city is not null
        and r.archived_at is null and r.scope = 'local'
        and not exists (select 1 from locations told where told.resource_id = r.id and told.address_visibility <> 'hidden')
    ) areas order by importance desc, id limit ${AREA_DEPTH}`
}

export function selectStatewide(state: StateCode): SQL {
  return sql`select r.id, r.is_emergency or r.is_open_24_hours as "isUrgent" from resources r
    where r.service_area @> array[${state}]::text[] and r.scope = 'state' and r.archived_at is null
    order by r.importance desc, r.title, r.id limit ${STATEWIDE_DEPTH}`
}

/** For a search that names a state and no more. */
export function selectInState(state: StateCode): SQL {
  return sql`select r.id, r.is_emergency or r.is_open_24_hours as "isUrgent" from resources r
    where r.state = ${state} and r.scope = 'local' and r.archived_at is null
    order by (r.is_emergency or r.is_open_24_hours) desc, r.importance desc, r.title, r.id limit ${IN_STATE_DEPTH}`
}

export interface AroundRow extends PointRow {
  kind: 'point' | 'area' | 'state'
}

/** All three at once: one way to the database and back. */
export function selectAround(point: Point, miles: number, states: StateCode[], state: StateCode | null): SQL {
  const nothing = sql`null::float8 as chord, null::boolean as "isApproximate", null::text as address`
  const parts = [
    sql`select 'point' as kind, id, "isUrgent", chord, "isApproximate", address, city, state from (
      ${selectPoints(point, miles)}) points`,
    ...(states.length > 0
      ? [sql`select 'area' as kind, id, "isUrgent", ${nothing}, city, state from (${selectAreas(states)}) areas`]
      : []),
    ...(state
      ? [
          sql`select 'state' as kind, id, "isUrgent", ${nothing}, null::text as city, null::text as state from (
            ${selectStatewide(state)}) statewide`,
        ]
      : []),
  ]
  return sql.join(parts, sql` union all `)
}

export interface HoursRow extends Record<string, unknown> {
  resourceId: string
  open24h: boolean
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

export function selectHours(ids: string[]): SQL {
  return sql`select s.resource_id as "resourceId", s.open_24h as "open24h", s.weekday,
      to_char(s.opens_at, 'HH24:MI') as "opensAt", to_char(s.closes_at, 'HH24:MI') as "closesAt", s.timezone
    from schedules s where s.resource_id = any(${writeIds(ids)})`
}
