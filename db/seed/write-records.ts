/** Writes seed records in batches. */
import type postgres from 'postgres'
import { textFields } from '../vocabulary/text-fields'
import { whoFacts } from '../vocabulary/who-may-come'
import type { SeedRecord } from './records'

type Sql = postgres.TransactionSql

/** One array parameter for any number of rows, because a statement takes at most 65,535 parameters. */
const rowsOf = (rows: readonly object[]) => JSON.stringify(rows)

async function writeOrganizations(sql: Sql, records: readonly SeedRecord[]): Promise<void> {
  const rows = records.map(({ organizationId, email, resource: { title, url } }) => ({
    id: organizationId,
    name: title,
    website: url,
    email,
  }))
  await sql`insert into organizations (id, name, website, email)
    select id, name, website, email
    from jsonb_to_recordset(${rowsOf(rows)}::text::jsonb) as o(id uuid, name text, website text, email text)
    on conflict (id) do update set name = excluded.name, website = excluded.website, email = excluded.email`
}

/** What pages say of who may come, and of chats. */
const told = [...whoFacts, 'whoSource', 'whoReadOn', 'chat', 'chatSource', 'chatReadOn'] as const

const columns = `organization_id, slug, kind, title, description, category, tags, url, is_emergency, is_verified, scope,
  city, state, service_area, area_served, county, county_fips, counties_served, help_kinds, languages, hours, source,
  listed_by, listed_on, source_url, confidence, verified_on, verified_precision, is_open_24_hours, description_es,
  ${told.map((key) => textFields[key].column).join(', ')}`
const assignments = columns
  .split(',')
  .map((column) => `${column.trim()} = excluded.${column.trim()}`)
  .join(', ')

/** Keeps a row's id, so that saved items stay linked. `seeded_at` equals `updated_at` until someone edits it. */
async function writeResources(sql: Sql, records: readonly SeedRecord[], areNew: boolean): Promise<void> {
  const rows = records.map(({ id, organizationId, resource: r, schedules }) => ({
    id,
    organization_id: organizationId,
    slug: r.slug,
    kind: r.kind,
    title: r.title,
    description: r.description,
    category: r.category,
    tags: r.tags,
    url: r.url,
    is_emergency: r.isEmergency,
    is_verified: r.isVerified,
    scope: r.scope,
    city: r.city,
    state: r.state,
    service_area: r.serviceArea,
    area_served: r.areaServed,
    county: r.county,
    county_fips: r.countyFips,
    counties_served: r.countiesServed,
    help_kinds: r.helpKinds,
    languages: r.languages,
    hours: r.hours,
    source: r.source,
    listed_by: r.listedBy,
    listed_on: r.listedOn,
    source_url: r.sourceUrl,
    confidence: r.confidence,
    verified_on: r.verifiedOn,
    verified_precision: r.verifiedPrecision,
    description_es: r.descriptionEs,
    ...Object.fromEntries(told.map((key) => [textFields[key].column, r[key] ?? null])),
    is_open_24_hours: schedules.some((schedule) => schedule.open24h && schedule.weekday === null),
  }))
  const conflict = areNew
    ? sql``
    : sql`on conflict (id) do update set ${sql.unsafe(assignments)}, seeded_at = now(), updated_at = now()`
  await sql`insert into resources (id, ${sql.unsafe(columns)}, seeded_at, updated_at)
    select id, ${sql.unsafe(columns)}, now(), now()
    from jsonb_populate_recordset(null::resources, ${rowsOf(rows)}::text::jsonb) ${conflict}`
}

async function writeParts(sql: Sql, records: readonly SeedRecord[]): Promise<void> {
  const phones = records.flatMap(({ id, phones }) =>
    phones.map((phone, position) => ({ resource_id: id, position, ...phone })),
  )
  await sql`insert into phones (resource_id, position, number, type, keyword, languages, description)
    select resource_id, position, number, type, keyword, languages, description
    from jsonb_populate_recordset(null::phones, ${rowsOf(phones)}::text::jsonb)`
  const locations = records.flatMap(({ id, location }) =>
    location
      ? [
          {
            ...location,
            resource_id: id,
            is_approximate: location.isApproximate,
            address_visibility: location.addressVisibility,
          },
        ]
      : [],
  )
  await sql`insert into locations (resource_id, street, city, state, zip, latitude, longitude, is_approximate, address_visibility)
    select resource_id, street, city, state, zip, latitude, longitude, is_approximate, address_visibility
    from jsonb_populate_recordset(null::locations, ${rowsOf(locations)}::text::jsonb)`
  const schedules = records.flatMap(({ id, schedules }) =>
    schedules.map(({ weekday, timezone, open24h, opensAt, closesAt }) => ({
      resource_id: id,
      weekday,
      timezone,
      open_24h: open24h,
      opens_at: opensAt,
      closes_at: closesAt,
    })),
  )
  if (schedules.length === 0) return
  await sql`insert into schedules (resource_id, open_24h, weekday, opens_at, closes_at, timezone)
    select resource_id, open_24h, weekday, opens_at, closes_at, timezone
    from jsonb_populate_recordset(null::schedules, ${rowsOf(schedules)}::text::jsonb)`
}

export interface HashedRecord {
  record: SeedRecord
  hash: string
}

/** In one transaction, whose timestamp is the time of the seed: any later change has a later one. */
export async function writeRecords(sql: Sql, hashed: readonly HashedRecord[], areNew: boolean): Promise<void> {
  if (hashed.length === 0) return
  const records = hashed.map(({ record }) => record)
  const ids = records.map(({ id }) => id)
  await writeOrganizations(sql, records)
  await writeResources(sql, records, areNew)
  if (!areNew) {
    await sql`delete from phones where resource_id = any(${ids}::uuid[])`
    await sql`delete from locations where resource_id = any(${ids}::uuid[])`
    await sql`delete from schedules where resource_id = any(${ids}::uuid[])`
  }
  await writeParts(sql, records)
  const seeded = hashed.map(({ record, hash }) => ({ slug: record.resource.slug, hash }))
  await sql`insert into seed_records (slug, hash, seeded_at)
    select slug, hash, now() from jsonb_to_recordset(${rowsOf(seeded)}::text::jsonb) as s(slug text, hash text)
    on conflict (slug) do update set hash = excluded.hash, seeded_at = excluded.seeded_at`
}
