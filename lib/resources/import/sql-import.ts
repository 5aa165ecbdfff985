/** Finds the record that an imported row refers to. */
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { specialHoursOf, textColumns } from '../sql-parts'
import { firstPlace, staffColumns } from '../staff/sql-staff'
import { type StaffResourceDto, staffResourceSchema } from '../staff/staff-schema'
import type { Current } from './import-state'

export interface Sought {
  n: number
  externalId: string
  /** The id itself, if it has the format of ours. */
  ownId: string | null
  title: string
  /** Its phone number without the country code. */
  digits: string | null
  city: string | null
  state: string | null
}

export interface Match {
  n: number
  /** A record imported from this source under this id. */
  isKnown: boolean
  byKey: string | null
  byId: string | null
  bySlug: string | null
  /** A record from elsewhere with the same title, and the same number or town. */
  twin: string | null
  twinTitle: string | null
  /** An official list's row that is skipped. */
  skip?: { skip: string; id: string | null }
}

type Runner = Pick<Database, 'execute'>

export async function findMatches(db: Runner, source: string, sought: readonly Sought[]): Promise<Match[]> {
  return db.execute<Match & Record<string, unknown>>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as g(n int, "externalId" text, "ownId" uuid, title text, digits text, city text, state text))
    select g.n, k.external_id is not null as "isKnown", k.resource_id as "byKey", own.id as "byId", named.id as "bySlug",
      twin.id as twin, twin.title as "twinTitle"
    from given g
    left join import_keys k on k.source = ${source} and k.external_id = g."externalId"
    left join resources own on own.id = g."ownId"
    left join resources named on named.slug = g."externalId" and lower(named.title) = lower(g.title)
    left join lateral (
      select r.id, r.title from resources r
      where k.external_id is null and own.id is null and named.id is null
        and lower(r.title) = lower(g.title) and r.deleted_at is null
        and (exists (select 1 from phones p where p.resource_id = r.id
            and regexp_replace(replace(p.number, '-', ''), '^1(?=[0-9]{10}$)', '') = g.digits)
          or (r.state = g.state and lower(r.city) = lower(g.city))
          or (g.digits is null and g.city is null))
        and not exists (select 1 from import_keys o where o.resource_id = r.id and o.source = ${source})
      order by r.created_at, r.id limit 1) twin on true`)
}

export async function listCurrent(db: Runner, ids: readonly string[]): Promise<Map<string, Current>> {
  if (ids.length === 0) return new Map()
  const rows = await db.execute<Record<string, unknown>>(sql`
    select ${staffColumns}, r.languages, ${textColumns}, r.service_area as "serviceArea", r.area_served as "areaServed",
      r.county, r.county_fips as "countyFips", r.counties_served as "countiesServed", r.help_kinds as "helpKinds",
      case when l.street is not null then l.id end as "placeId",
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'street', p.street, 'city', p.city, 'state', p.state,
          'zip', p.zip, 'latitude', p.latitude, 'longitude', p.longitude, 'visibility', p.address_visibility) order by p.number)
        from locations p where p.resource_id = r.id and p.street is not null), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('number', p.number, 'extension', p.extension, 'type', p.type,
          'keyword', p.keyword, 'languages', p.languages, 'description', p.description) order by p.position)
        from phones p where p.resource_id = r.id), '[]') as phones,
      coalesce((select jsonb_agg(jsonb_build_object('open24h', s.open_24h, 'weekday', s.weekday, 'opensAt', s.opens_at,
          'closesAt', s.closes_at, 'timezone', s.timezone))
        from schedules s where s.resource_id = r.id), '[]') as schedules, ${specialHoursOf} as "specialHours"
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) wanted
    join resources r on r.id = wanted::uuid ${firstPlace}`)
  return new Map(
    rows.map((row) => {
      const record = staffResourceSchema.parse(row)
      const { placeId, ...more } = row as unknown as Omit<Current, keyof StaffResourceDto | 'place'> & {
        placeId: string
      }
      const place = more.places.find(({ id }) => id === placeId) ?? null
      return [record.id, { ...more, ...record, place }]
    }),
  )
}
