/** What a county's page shows, from the database. No place is read that is not public: only those have a position. */
import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '@/lib/geography/distance'
import { toChord, writeCubes } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import { STATE_LINE_TAG } from '../states/state-line'
import type { HelpGroupId } from './county-groups'

/** So many places are looked through for one kind of help, the nearest first. */
const NEAR_DEPTH = 4000
const SERVING_DEPTH = 40

const violence = sql`array['domestic-violence', 'sexual-assault', 'human-trafficking']::text[]`
const food = sql`array['food-pantry', 'food-bank', 'wic', 'diaper-bank']::text[]`
/** For veterans, teenagers or refugees alone, and nurseries: found by their own search, not on a page for everyone. */
const narrow = sql`array['va-health', 'va-benefits', 'vet-center', 'county-office', 'teens-only', 'refugees', 'head-start']::text[]`

const groups: Record<HelpGroupId, SQL> = {
  housing: sql`r.category = 'housing-shelter'`,
  legal: sql`r.category = 'rights-advocacy'`,
  health: sql`r.category = 'womens-health'`,
  money: sql`r.category = 'financial-support' and not r.tags && ${food}`,
  food: sql`r.category = 'financial-support' and r.tags && ${food}`,
}

export interface CountyRow extends Record<string, unknown> {
  id: string
  role: HelpGroupId | 'local' | 'state' | 'neighbor'
  chord: number | null
  isApproximate: boolean
}

const nothing = sql`null::float8 as chord, false as "isApproximate"`

function selectGroup(id: HelpGroupId, point: Point, miles: number, most: number): SQL {
  const [here, box] = writeCubes(point, miles)
  return sql`(select r.id, ${id} as role, near.chord, near.is_approximate as "isApproximate" from (
      select l.resource_id, l.position <-> ${here} as chord, l.is_approximate from locations l
      where l.position <@ ${box} and l.position <-> ${here} <= ${toChord(miles)}::float8
      order by l.position <-> ${here} limit ${NEAR_DEPTH}
    ) near join lateral (select r.id from resources r where r.id = near.resource_id and r.archived_at is null
      and ${groups[id]} and not r.tags && ${narrow} offset 0) r on true
    order by near.chord limit ${most})`
}

/** The nearest of each kind, by the way from the center of the county's people. */
export function selectNearestOfGroups(ids: readonly HelpGroupId[], point: Point, miles: number, most: number): SQL {
  return sql.join(
    ids.map((id) => selectGroup(id, point, miles, most)),
    sql` union all `,
  )
}

/** Programs that name the county: those against violence are for calling now, the others belong to their kind of help. */
export function selectServing(fips: string): SQL {
  const role = sql`case when r.tags && ${violence} then 'local'
    when ${groups.food} then 'food' when ${groups.money} then 'money' when ${groups.housing} then 'housing'
    when ${groups.legal} then 'legal' else 'health' end`
  const serves = sql`r.archived_at is null and r.scope = 'local' and not r.tags && ${narrow}`
  return sql`(select r.id, ${role} as role, ${nothing} from (
      (select * from resources r where r.counties_served @> array[${fips}]::text[] and ${serves}
        order by r.importance desc, r.title, r.id limit ${SERVING_DEPTH})
      union
      (select * from resources r where r.county_fips = ${fips} and r.tags && ${violence} and ${serves}
        order by r.importance desc, r.title, r.id limit ${SERVING_DEPTH})
    ) r order by r.importance desc, r.title, r.id)`
}

/** Programs against violence of the counties around. */
export function selectNeighbors(fips: string[], most: number): SQL {
  const list = sql`${`{${fips.join()}}`}::text[]`
  return sql`(select r.id, 'neighbor' as role, ${nothing} from resources r
    where r.archived_at is null and r.scope = 'local' and r.tags && ${violence}
      and (r.counties_served && ${list} or r.county_fips = any(${list}))
    order by r.importance desc, coalesce((select min(array_position(${list}, served)) from unnest(r.counties_served) served),
      array_position(${list}, r.county_fips)), r.title limit ${most})`
}

/** The state's own lines and its coalition. */
export function selectStateLines(state: StateCode, most: number): SQL {
  return sql`(select r.id, 'state' as role, ${nothing} from resources r
    where r.service_area @> array[${state}]::text[] and r.scope = 'state' and r.archived_at is null
      and (r.is_emergency or r.kind = 'hotline' or r.tags @> array['state-coalition']::text[])
      and exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice')
    order by r.tags @> array[${STATE_LINE_TAG}]::text[] desc, r.tags && ${violence} desc, r.importance desc, r.title, r.id
    limit ${most})`
}

/** What serves the state, or a part of it that nobody named, for a kind of help that has no place nearby. */
export function selectStatewideOfGroups(ids: readonly HelpGroupId[], state: StateCode, most: number): SQL {
  return sql.join(
    ids.map(
      (id) => sql`(select r.id, ${id} as role, ${nothing} from resources r
        where r.service_area @> array[${state}]::text[] and r.scope = 'state' and r.archived_at is null
          and ${groups[id]} and not r.tags && ${narrow} and not r.tags @> array['state-coalition']::text[]
          and exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice')
        order by r.importance desc, r.title, r.id limit ${most})`,
    ),
    sql` union all `,
  )
}
