/** Queries for a county's page. Only public locations are read, because only those have a position. */
import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '@/lib/geography/distance'
import { toChord, writeCubes } from '@/lib/geography/earth'
import type { StateCode } from '@/lib/geography/states'
import { STATE_LINE_TAG } from '../states/state-line'
import { type HelpGroupId, violenceTags } from './county-groups'

/**
 * Filters by its own index first, then sorts: left alone, the planner scans the whole directory in list
 * order, to its end if nothing matches.
 */
function chooseFirst(where: SQL): SQL {
  return sql`(select * from resources r where r.archived_at is null and ${where} offset 0) r`
}

/** How many of the nearest locations are scanned for one kind of help. */
const NEAR_DEPTH = 4000
const SERVING_DEPTH = 40

const violence = sql.raw(`array['${violenceTags.join("', '")}']::text[]`)
const food = sql`array['food-pantry', 'food-bank', 'wic', 'diaper-bank']::text[]`
/**
 * Services for veterans, teenagers or refugees only, nurseries, and lines that take reports: found by search, not on a
 * page for everyone.
 */
const narrow = sql`array['va-health', 'va-benefits', 'vet-center', 'county-office', 'teens-only', 'refugees', 'head-start',
  'child-abuse', 'adult-abuse']::text[]`
/** Homes for young people or young mothers, unless they are against violence: no answer for a grown woman. */
const young = sql`(r.tags && array['youth', 'maternity-group-home', 'pregnant-parenting']::text[]
  and not r.tags @> array['domestic-violence']::text[])`
const forAnyone = sql`(not r.tags && ${narrow} and not ${young})`

const groups: Record<HelpGroupId, SQL> = {
  housing: sql`r.category = 'housing-shelter'`,
  legal: sql`r.category = 'rights-advocacy'`,
  health: sql`r.category = 'womens-health'`,
  money: sql`r.category = 'financial-support' and not r.tags && ${food}`,
  food: sql`r.category = 'financial-support' and r.tags && ${food}`,
}

const kinds = (...names: string[]) => sql`(r.help_kinds && ${`{${names.join()}}`}::text[])`

/** A group's core services come before related ones: a lawyer before a center for disabled people. */
const fits: Record<HelpGroupId, SQL> = {
  housing: sql`true`,
  legal: kinds('legal-aid', 'family-law', 'protection-orders', 'tenant-rights', 'immigration-legal'),
  health: sql`(${kinds('womens-care', 'reproductive-health', 'prenatal', 'health-center', 'free-clinic')}
    and not ${kinds('substance-use', 'residential-treatment')})`,
  money: kinds('cash-help', 'rent-help', 'utility-help', 'benefits'),
  food: kinds('food-pantry', 'food-bank'),
}

export interface CountyRow extends Record<string, unknown> {
  id: string
  role: HelpGroupId | 'local' | 'state' | 'neighbor' | 'unplaced'
  chord: number | null
  isApproximate: boolean
  /** Of an open address; null for an area. */
  latitude: number | null
  longitude: number | null
  /** Whether it has the group's main kind of help. */
  fits: boolean
}

/** Programs against violence that answer day and night come first, so that none is cut off. */
const sure = sql`(r.is_open_24_hours and r.tags && ${violence}) desc`

const nowhere = sql`null::float8 as chord, false as "isApproximate", null::float8 as latitude, null::float8 as longitude`
const nothing = sql`${nowhere}, true as fits`

/**
 * The nearest of each kind, by distance from the center of population. Locations are scanned once, by their
 * index alone: with a distance limit as well, the planner would read and sort every location within it.
 */
export function selectNearestOfGroups(ids: readonly HelpGroupId[], point: Point, miles: number, most: number): SQL {
  const [here] = writeCubes(point, miles)
  const each = ids.map(
    (id) => sql`(select r.id, ${id} as role, r.chord, r.is_approximate as "isApproximate",
      case when not r.is_approximate then r.latitude end as latitude,
      case when not r.is_approximate then r.longitude end as longitude, ${fits[id]} as fits
      from found r where ${groups[id]} order by fits desc, r.chord limit ${most})`,
  )
  return sql`with near as materialized (
      select l.resource_id, l.position <-> ${here} as chord, l.is_approximate, l.latitude, l.longitude from locations l
      where l.position is not null order by l.position <-> ${here} limit ${NEAR_DEPTH}
    ), found as materialized (
      select r.*, near.chord, near.is_approximate, near.latitude, near.longitude from near join lateral (
        select r.id, r.category, r.tags, r.help_kinds from resources r
        where r.id = near.resource_id and r.archived_at is null and ${forAnyone} offset 0) r on true
      where near.chord <= ${toChord(miles)}::float8
    ) ${sql.join(each, sql` union all `)}`
}

/** Programs that name the county: those against violence are for calling now, the others belong to their kind of help. */
export function selectServing(fips: string): SQL {
  const role = sql`case when r.tags && ${violence} then 'local'
    when ${groups.food} then 'food' when ${groups.money} then 'money' when ${groups.housing} then 'housing'
    when ${groups.legal} then 'legal' else 'health' end`
  const serves = sql`r.scope = 'local' and ${forAnyone}`
  const isFit = sql`case when ${groups.food} then ${fits.food} when ${groups.money} then ${fits.money}
    when ${groups.legal} then ${fits.legal} when ${groups.health} then ${fits.health} else true end`
  return sql`(select r.id, ${role} as role, ${nowhere}, ${isFit} as fits from (
      (select r.* from ${chooseFirst(sql`r.counties_served @> array[${fips}]::text[] and ${serves}`)}
        order by ${sure}, r.importance desc, r.title, r.id limit ${SERVING_DEPTH})
      union
      (select r.* from ${chooseFirst(sql`r.county_fips = ${fips} and r.tags && ${violence} and ${serves}`)}
        order by ${sure}, r.importance desc, r.title, r.id limit ${SERVING_DEPTH})
    ) r order by ${sure}, r.importance desc, r.title, r.id)`
}

/** Programs against violence in neighboring counties. */
export function selectNeighbors(fips: string[], most: number): SQL {
  const list = sql`${`{${fips.join()}}`}::text[]`
  return sql`(select r.id, 'neighbor' as role, ${nothing}
    from ${chooseFirst(sql`r.scope = 'local' and r.tags && ${violence}
      and (r.counties_served && ${list} or r.county_fips = any(${list}))`)}
    order by ${sure}, r.importance desc, coalesce((select min(array_position(${list}, served)) from unnest(r.counties_served) served),
      array_position(${list}, r.county_fips)), r.title limit ${most})`
}

/** Programs against violence in the state without known service areas. */
export function selectUnplaced(state: StateCode, most: number): SQL {
  return sql`(select r.id, 'unplaced' as role, ${nothing}
    from ${chooseFirst(sql`r.state = ${state} and r.scope = 'local' and r.tags && ${violence} and r.county_fips is null
      and r.counties_served = '{}'`)}
    where exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice')
    order by ${sure}, r.importance desc, r.title, r.id limit ${most})`
}

/** The state's own hotlines and its coalition. */
export function selectStateLines(state: StateCode, most: number): SQL {
  return sql`(select r.id, 'state' as role, ${nothing}
    from ${chooseFirst(sql`r.service_area @> array[${state}]::text[] and r.scope = 'state'`)}
    where (r.is_emergency or r.kind = 'hotline' or r.tags @> array['state-coalition']::text[])
      and exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice')
    order by r.tags @> array[${STATE_LINE_TAG}]::text[] desc, ${sure}, r.tags && ${violence} desc, r.importance desc, r.title, r.id
    limit ${most})`
}

/** Statewide services, or those for an unknown part of the state, for a kind of help with nothing nearby. */
export function selectStatewideOfGroups(ids: readonly HelpGroupId[], state: StateCode, most: number): SQL {
  return sql.join(
    ids.map(
      (id) => sql`(select r.id, ${id} as role, ${nothing}
        from ${chooseFirst(sql`r.service_area @> array[${state}]::text[] and r.scope = 'state'`)}
        where ${groups[id]} and ${forAnyone} and not r.tags @> array['state-coalition']::text[]
          and exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice')
        order by r.importance desc, r.title, r.id limit ${most})`,
    ),
    sql` union all `,
  )
}
