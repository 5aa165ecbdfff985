/** Statements that apply a batch of checked rows, in one transaction. */
import { type SQL, sql } from 'drizzle-orm'
import { BY_IMPORT } from '@/lib/audit/schema'
import { fillCounty } from '@/lib/resources/counties/county-wording'
import { readTexts, textColumnNames } from '@/lib/resources/sql-parts'

export interface Portion {
  importId: string
  source: string
  actorId: string | null
  actor: string
  /** Rows after the first position, up to the last. */
  from: number
  to: number
}

const portionOf = ({ importId, from, to }: Portion, action: 'add' | 'change', beside = sql``) =>
  sql`from import_rows i ${beside} where i.import_id = ${importId}::uuid and i.action = ${action} and i.position > ${from} and i.position <= ${to}`

const words = (list: SQL) => sql`array(select jsonb_array_elements_text(${list}))`

/** The changes for a record's history. Contains no address that is or was confidential. */
const audit = (portion: Portion, action: 'add' | 'change') => sql`
  insert into audit_log (actor_id, actor, action, target_type, target_id, target, changes)
  select ${portion.actorId}::uuid, ${portion.actor}, ${`${action === 'add' ? 'created' : 'updated'}${BY_IMPORT}`}, 'resource', i.resource_id::text, i.title,
    case when (i.write ->> 'isPrivate')::boolean
      then (i.changes - 'latitude' - 'longitude') ||
        case when i.changes ? 'address' then '{"address": ["kept private", "kept private"]}'::jsonb else '{}'::jsonb end
      else i.changes end
  ${portionOf(portion, action)}`

/** Its location, kinds of help, and source list. */
const placed = sql`i.write ->> 'county', i.write ->> 'countyFips', ${words(sql`i.write -> 'countiesServed'`)},
  ${words(sql`i.write -> 'helpKinds'`)}, i.write ->> 'listedBy', (i.write ->> 'listedOn')::date,
  i.write ->> 'sourceUrl'`

/** A unique slug; of several records that want the same, each gets a suffix. */
const insertResources = (portion: Portion) => sql`
  insert into resources (id, organization_id, slug, title, description, category, tags, url, is_emergency, is_verified, hours, scope,
    city, state, service_area, area_served, languages, ${textColumnNames}, county, county_fips, counties_served, help_kinds, listed_by, listed_on,
    source_url)
  select i.resource_id, (i.write ->> 'organizationId')::uuid,
    case when count(*) over (partition by i.write ->> 'slug') > 1
        or exists (select 1 from resources r where r.slug = i.write ->> 'slug')
        or exists (select 1 from seed_records s where s.slug = i.write ->> 'slug')
        or exists (select 1 from former_slugs f where f.slug = i.write ->> 'slug')
      then (i.write ->> 'slug') || '-' || left(md5(${portion.source} || ':' || i.external_id), 12)
      else i.write ->> 'slug' end,
    i.write ->> 'title', i.write ->> 'description', i.write ->> 'category', ${words(sql`i.write -> 'tags'`)}, i.write ->> 'url',
    (i.write ->> 'isEmergency')::boolean, false, i.write ->> 'hours', i.write ->> 'scope', i.write ->> 'city', i.write ->> 'state',
    ${words(sql`coalesce(i.write -> 'serviceArea', '[]'::jsonb)`)}, i.write ->> 'areaServed', ${words(sql`i.write -> 'languages'`)}, ${readTexts(sql`i.write`)}, ${placed}
  ${portionOf(portion, 'add')}`

const number = (name: string) => sql`(i.write -> 'place' ->> ${sql.raw(`'${name}'`)})::double precision`

const placeColumns = sql`i.write -> 'place' ->> 'street', i.write -> 'place' ->> 'city', i.write -> 'place' ->> 'state',
  i.write -> 'place' ->> 'zip', ${number('latitude')}, ${number('longitude')}, i.write -> 'place' ->> 'visibility'`

const PHONES = sql`cross join lateral jsonb_to_recordset(i.write -> 'phones')
  as p(number text, extension text, type text, keyword text, languages jsonb, description text, position smallint)`

const WEEK = sql`cross join lateral jsonb_to_recordset(i.write -> 'schedules')
  as s("open24h" boolean, weekday smallint, "opensAt" time, "closesAt" time, timezone text)`

const SPECIAL = sql`cross join lateral jsonb_to_recordset(i.write -> 'specialHours')
  as h("startsOn" date, "endsOn" date, "opensAt" time, "closesAt" time, occasion text)`

const PLACES = sql`cross join lateral jsonb_to_recordset(i.write -> 'newPlaces')
  as n(street text, city text, state text, zip text, latitude double precision, longitude double precision, visibility text)`

/** Lists of values that replace the current ones. */
const insertLists = (portion: Portion, action: 'add' | 'change'): SQL[] => [
  sql`delete from phones where resource_id in (select i.resource_id ${portionOf(portion, action)} and i.write ? 'phones')`,
  sql`insert into phones (resource_id, number, extension, type, keyword, languages, description, position)
    select i.resource_id, p.number, p.extension, p.type, p.keyword, ${words(sql`p.languages`)}, p.description, p.position
    ${portionOf(portion, action, PHONES)}`,
  sql`delete from schedules where resource_id in (select i.resource_id ${portionOf(portion, action)} and i.write ? 'schedules')`,
  sql`insert into schedules (resource_id, open_24h, weekday, opens_at, closes_at, timezone)
    select i.resource_id, s."open24h", s.weekday, s."opensAt", s."closesAt", s.timezone ${portionOf(portion, action, WEEK)}`,
  sql`delete from special_hours where ends_on >= (now() at time zone 'America/New_York')::date
    and resource_id in (select i.resource_id ${portionOf(portion, action)} and i.write ? 'specialHours')`,
  sql`insert into special_hours (resource_id, starts_on, ends_on, opens_at, closes_at, occasion)
    select i.resource_id, h."startsOn", h."endsOn", h."opensAt", h."closesAt", h.occasion ${portionOf(portion, action, SPECIAL)}`,
  sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, address_visibility)
    select i.resource_id, n.street, n.city, n.state, n.zip, n.latitude, n.longitude, n.visibility
    ${portionOf(portion, action, PLACES)}`,
]

export function listAdditions(portion: Portion): SQL[] {
  const rows = portionOf(portion, 'add')
  return [
    sql`insert into organizations (id, name, website)
      select (i.write ->> 'organizationId')::uuid, i.write ->> 'organization', i.write ->> 'url' ${rows}`,
    insertResources(portion),
    sql`insert into phones (resource_id, number, extension)
      select i.resource_id, i.write -> 'phone' ->> 'number', i.write -> 'phone' ->> 'extension'
      ${rows} and i.write -> 'phone' ->> 'number' is not null`,
    sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, address_visibility)
      select i.resource_id, ${placeColumns} ${rows} and i.write -> 'place' ->> 'street' is not null`,
    // Records without an address are found by their town, like confidential ones.
    sql`insert into locations (resource_id, city, state, address_visibility)
      select i.resource_id, i.write ->> 'city', i.write ->> 'state', 'hidden'
      ${rows} and i.write -> 'place' ->> 'street' is null and i.write ->> 'state' is not null`,
    ...insertLists(portion, 'add'),
    sql`insert into import_keys (source, external_id, resource_id) select ${portion.source}, i.external_id, i.resource_id ${rows}`,
    fillCounty(sql`select i.resource_id ${rows}`),
    audit(portion, 'add'),
  ]
}

/** Rows whose records have not changed since the check; the caller compares the count. */
export const updateResources = (portion: Portion) => sql`
  update resources r set title = i.write ->> 'title', description = i.write ->> 'description', category = i.write ->> 'category',
    tags = ${words(sql`i.write -> 'tags'`)}, url = i.write ->> 'url', is_emergency = (i.write ->> 'isEmergency')::boolean,
    hours = i.write ->> 'hours', scope = i.write ->> 'scope', city = i.write ->> 'city', state = i.write ->> 'state',
    service_area = case when i.write ? 'serviceArea' then ${words(sql`i.write -> 'serviceArea'`)} else r.service_area end,
    area_served = i.write ->> 'areaServed', languages = ${words(sql`i.write -> 'languages'`)},
    (${textColumnNames}, county, county_fips, counties_served, help_kinds, listed_by, listed_on,
      source_url) = (select ${readTexts(sql`i.write`)}, ${placed})
  ${portionOf(portion, 'change')} and r.id = i.resource_id and r.version = i.base_version and r.deleted_at is null
  returning 1`

const firstVoice = sql`(select p.id from phones p where p.resource_id = i.resource_id and p.type = 'voice' order by p.position limit 1)`
/** The version that the row was compared with. */
const firstPlace = sql`coalesce((i.write -> 'place' ->> 'id')::uuid,
  (select l.id from locations l where l.resource_id = i.resource_id order by l.number limit 1))`

export function listChanges(portion: Portion): SQL[] {
  const rows = portionOf(portion, 'change')
  const hasPlace = sql`i.write -> 'place' ->> 'street' is not null`
  return [
    sql`delete from phones where id in (select ${firstVoice} ${rows} and i.write -> 'phone' = 'null'::jsonb)`,
    sql`insert into phones (resource_id, number, extension, position)
      select i.resource_id, i.write -> 'phone' ->> 'number', i.write -> 'phone' ->> 'extension',
        (select coalesce(max(position) + 1, 0) from phones where resource_id = i.resource_id)
      ${rows} and i.write -> 'phone' ->> 'number' is not null and ${firstVoice} is null`,
    sql`update phones set number = i.write -> 'phone' ->> 'number', extension = i.write -> 'phone' ->> 'extension'
      ${rows} and i.write -> 'phone' ->> 'number' is not null and phones.id = ${firstVoice}`,
    sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, address_visibility)
      select i.resource_id, ${placeColumns} ${rows} and ${hasPlace} and ${firstPlace} is null`,
    sql`update locations set (street, city, state, zip, latitude, longitude, address_visibility) = (${placeColumns}), is_approximate = false
      ${rows} and ${hasPlace} and locations.id = ${firstPlace}`,
    sql`update locations set street = null, zip = null, latitude = null, longitude = null, is_approximate = false,
        address_visibility = case address_visibility when 'full' then 'area' else address_visibility end
      ${rows} and i.write ? 'place' and not ${hasPlace} and locations.id = ${firstPlace}`,
    ...insertLists(portion, 'change'),
    sql`update organizations o set name = i.write ->> 'organization', website = i.write ->> 'url'
      from resources r, import_rows i
      where i.import_id = ${portion.importId}::uuid and i.action = 'change' and i.position > ${portion.from} and i.position <= ${portion.to}
        and r.id = i.resource_id and o.id = r.organization_id and i.changes ?| array['title', 'url']
        and not exists (select 1 from resources other where other.organization_id = o.id and other.id <> r.id)`,
    sql`insert into import_keys (source, external_id, resource_id) select ${portion.source}, i.external_id, i.resource_id
      ${rows} and not (i.write ->> 'isLinked')::boolean on conflict do nothing`,
    fillCounty(sql`select i.resource_id ${rows}`),
    audit(portion, 'change'),
  ]
}
