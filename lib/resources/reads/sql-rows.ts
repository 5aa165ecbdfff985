import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type ResourceDto, resourceSchema } from '../schema'
import { alertUntil, textColumns } from '../sql-parts'

/** The condition of every public read. */
export const published = sql`r.archived_at is null`

/** Explicit columns only; the address is selected only if it is marked public. */
export const columns = sql`
  r.id, r.slug, r.kind, r.title, r.description, r.category, r.tags, r.url, o.email, r.city, r.state,
  r.service_area as "serviceArea", r.area_served as "areaServed", r.county,
  r.county_fips as "countyFips", r.counties_served as "countiesServed", r.help_kinds as "helpKinds", r.scope, r.hours,
  r.is_open_24_hours as "isOpen24Hours", r.languages, ${textColumns}, ${alertUntil}, r.is_emergency as "isEmergency",
  r.is_verified as "isVerified", to_char(r.verified_on, 'YYYY-MM-DD') as "verifiedOn",
  r.verified_precision as "verifiedPrecision", r.source, r.listed_by as "listedBy",
  to_char(r.listed_on, 'YYYY-MM-DD') as "listedOn", r.source_url as "sourceUrl", r.confidence,
  to_char(r.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt", r.importance,
  (select p.number from phones p where p.resource_id = r.id and p.type = 'voice' order by p.position limit 1)
    as "phoneNumber",
  coalesce((select json_agg(json_build_object('number', p.number, 'extension', p.extension, 'type', p.type,
    'keyword', p.keyword, 'languages', p.languages, 'description', p.description) order by p.position)
    from phones p where p.resource_id = r.id), '[]') as phones,
  (select concat_ws(', ', l.street, l.city, nullif(concat_ws(' ', l.state, l.zip), '')) from locations l
    where l.resource_id = r.id and l.address_visibility = 'full' and l.street is not null
    order by l.number limit 1) as address`

export type Row = ResourceDto & { importance: number }

/** Any number of ids as a single parameter. */
export function writeIds(ids: readonly string[]): SQL {
  return sql`${`{${ids.join()}}`}::uuid[]`
}

/** Entries in the order of the given ids. */
export async function readResources(db: Database, ids: string[]): Promise<ResourceDto[]> {
  if (ids.length === 0) return []
  const rows = await db.execute<Row>(
    sql`select ${columns} from resources r join organizations o on o.id = r.organization_id
        where r.id = any(${writeIds(ids)}) and ${published}`,
  )
  const byId = new Map(rows.map((row) => [row.id, resourceSchema.parse(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
