/** Published records with all their parts, in batches. Hidden locations are not selected at all. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { contactsOf, specialHoursOf, textColumns } from '@/lib/resources/sql-parts'
import { type PublicEntry, publicEntrySchema } from './public-entry'

/** The condition of every public read. */
export const published = sql`r.archived_at is null`

/** Columns of visible places; the street address only if it is public. */
const places = sql`coalesce((select json_agg(json_build_object('visibility', case when l.address_visibility = 'full' then 'full' else 'area' end,
    'street', case when l.address_visibility = 'full' then l.street end, 'city', l.city, 'state', l.state,
    'zip', case when l.address_visibility = 'full' then l.zip end,
    'latitude', case when l.address_visibility = 'full' then l.latitude end,
    'longitude', case when l.address_visibility = 'full' then l.longitude end,
    'isApproximate', l.address_visibility = 'full' and l.is_approximate)
    order by case when l.address_visibility = 'full' then l.street end, l.city, l.state, l.id)
  from locations l where l.resource_id = r.id and l.address_visibility <> 'hidden'), '[]')`

const columns = sql`
  r.id, json_build_object('id', o.id, 'name', o.name, 'website', o.website, 'email', o.email, 'description',
    (select x.description from resources x where x.organization_id = o.id and x.archived_at is null
      order by x.id limit 1)) as organization,
  r.slug, r.kind, r.title, r.description, r.category, r.tags, r.url, r.is_emergency as "isEmergency",
  r.is_verified as "isVerified", r.scope, r.city, r.state, r.service_area as "serviceArea",
  r.area_served as "areaServed", r.county, r.county_fips as "countyFips", r.counties_served as "countiesServed",
  r.help_kinds as "helpKinds", r.languages, ${textColumns}, r.hours, r.is_open_24_hours as "isOpen24Hours", r.source,
  r.confidence, to_char(r.verified_on, 'YYYY-MM-DD') as "verifiedOn", r.verified_precision as "verifiedPrecision",
  r.listed_by as "listedBy", to_char(r.listed_on, 'YYYY-MM-DD') as "listedOn", r.source_url as "sourceUrl",
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
  coalesce((select json_agg(json_build_object('number', p.number, 'extension', p.extension, 'type', p.type,
    'keyword', p.keyword, 'languages', p.languages, 'description', p.description) order by p.position)
    from phones p where p.resource_id = r.id), '[]') as phones,
  ${places} as places,
  coalesce((select json_agg(json_build_object('open24h', s.open_24h, 'weekday', s.weekday,
    'opensAt', to_char(s.opens_at, 'HH24:MI:SS'), 'closesAt', to_char(s.closes_at, 'HH24:MI:SS'),
    'timezone', s.timezone) order by s.weekday nulls first, s.opens_at, s.closes_at, s.timezone)
    from schedules s where s.resource_id = r.id), '[]') as schedules,
  ${specialHoursOf} as "specialHours", ${contactsOf} as contacts`

/** The entries of a selection of `resources` rows, in the given order. */
export async function selectEntries(db: Database, chosen: SQL, order: SQL): Promise<PublicEntry[]> {
  const rows = await db.execute<Record<string, unknown>>(sql`
    select ${columns} from (${chosen}) r join organizations o on o.id = r.organization_id order by ${order}`)
  return rows.map((row) => publicEntrySchema.parse(row))
}

/** The end of a batch: an organization's services are adjacent. */
export interface EntryPosition {
  organizationId: string
  id: string
}

const order = sql`r.organization_id, r.id`

export function readBatch(db: Database, after: EntryPosition | null, limit: number): Promise<PublicEntry[]> {
  const from = after ? sql`and (r.organization_id, r.id) > (${after.organizationId}::uuid, ${after.id}::uuid)` : sql``
  return selectEntries(
    db,
    sql`select * from resources r where ${published} ${from} order by ${order} limit ${limit}`,
    order,
  )
}
