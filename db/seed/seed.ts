import { createHash } from 'node:crypto'
import postgres from 'postgres'
import { seedGeography } from './geography'
import { readSeedRecords, type SeedRecord } from './records'

export interface SeedResult {
  added: number
  updated: number
  /** Left alone because someone changed or deleted them since. */
  kept: number
}

/** Any fixed number: two instances that start at once seed one after the other. */
const SEED_LOCK = 4_061_874
const BATCH = 200

function hash(record: SeedRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
}

function inBatches<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}

async function write(sql: postgres.TransactionSql, records: SeedRecord[], at: Date): Promise<void> {
  const organizations = records.map(({ organizationId, email, resource }) => ({
    id: organizationId,
    name: resource.title,
    website: resource.url,
    email,
  }))
  await sql`insert into organizations ${sql(organizations)}
    on conflict (id) do update set name = excluded.name, website = excluded.website, email = excluded.email`
  const rows = records.map(({ id, organizationId, resource }) => ({
    id,
    organization_id: organizationId,
    slug: resource.slug,
    kind: resource.kind,
    title: resource.title,
    description: resource.description,
    category: resource.category,
    tags: resource.tags,
    url: resource.url,
    is_emergency: resource.isEmergency,
    is_verified: resource.isVerified,
    scope: resource.scope,
    city: resource.city,
    state: resource.state,
    service_area: resource.serviceArea,
    area_served: resource.areaServed,
    county: resource.county,
    county_fips: resource.countyFips,
    counties_served: resource.countiesServed,
    help_kinds: resource.helpKinds,
    languages: resource.languages,
    hours: resource.hours,
    source: resource.source,
    listed_by: resource.listedBy,
    listed_on: resource.listedOn,
    confidence: resource.confidence,
    verified_on: resource.verifiedOn,
    verified_precision: resource.verifiedPrecision,
  }))
  const ids = rows.map((row) => row.id)
  // A row keeps its id, so that what people saved stays tied to it; what hangs on it is written anew.
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  const assignments = columns.map((column) => sql`${sql(column)} = excluded.${sql(column)}`)
  await sql`insert into resources ${sql(rows)} on conflict (id) do update set ${assignments.flatMap((part, index) => (index > 0 ? [sql`, `, part] : [part]))}`
  await sql`delete from phones where resource_id in ${sql(ids)}`
  await sql`delete from locations where resource_id in ${sql(ids)}`
  await sql`delete from schedules where resource_id in ${sql(ids)}`
  const phones = records.flatMap(({ id, phones }) =>
    phones.map((phone, position) => ({ resource_id: id, position, ...phone })),
  )
  if (phones.length > 0) await sql`insert into phones ${sql(phones)}`
  const locations = records.flatMap(({ id, location }) =>
    location
      ? [
          {
            resource_id: id,
            street: location.street,
            city: location.city,
            state: location.state,
            zip: location.zip,
            latitude: location.latitude,
            longitude: location.longitude,
            is_approximate: location.isApproximate,
            address_visibility: location.addressVisibility,
          },
        ]
      : [],
  )
  if (locations.length > 0) await sql`insert into locations ${sql(locations)}`
  const schedules = records.flatMap(({ id, schedules }) =>
    schedules.map((schedule) => ({
      resource_id: id,
      open_24h: schedule.open24h,
      weekday: schedule.weekday,
      opens_at: schedule.opensAt,
      closes_at: schedule.closesAt,
      timezone: schedule.timezone,
    })),
  )
  if (schedules.length > 0) await sql`insert into schedules ${sql(schedules)}`
  const verifications = records.flatMap(({ id, resource }) =>
    resource.verifiedOn && resource.verifiedPrecision
      ? [
          {
            resource_id: id,
            verified_on: resource.verifiedOn,
            precision: resource.verifiedPrecision,
            method: 'published-source',
            verified_by: 'Marigold',
            source: resource.source,
          },
        ]
      : [],
  )
  if (verifications.length > 0) await sql`insert into verifications ${sql(verifications)}`
  // Last, since the rows above touch their resource: from here on any change shows as one after the seed.
  await sql`update resources set seeded_at = ${at}, updated_at = ${at} where id in ${sql(ids)}`
  const seeded = records.map((record) => ({ slug: record.resource.slug, hash: hash(record), seeded_at: at }))
  await sql`insert into seed_records ${sql(seeded)}
    on conflict (slug) do update set hash = excluded.hash, seeded_at = excluded.seeded_at`
}

/**
 * Brings the facts into the directory. A record that anyone has changed, archived or deleted since it was seeded
 * is left as it is; one that nobody touched follows the facts.
 */
export async function seed(databaseUrl: string, records = readSeedRecords()): Promise<SeedResult> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    return await client.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`
      await seedGeography(sql)
      const before = await sql<{ slug: string; hash: string; untouched: boolean; present: boolean }[]>`
        select s.slug, s.hash, r.id is not null as present,
          r.id is not null and r.updated_at = r.seeded_at and r.archived_at is null as untouched
        from seed_records s left join resources r on r.slug = s.slug`
      const known = new Map(before.map((row) => [row.slug, row]))
      const taken = new Set((await sql<{ slug: string }[]>`select slug from resources`).map((row) => row.slug))
      const fresh = records.filter(({ resource }) => !known.has(resource.slug) && !taken.has(resource.slug))
      const changed = records.filter((record) => {
        const row = known.get(record.resource.slug)
        return row?.untouched === true && row.hash !== hash(record)
      })
      const at = new Date()
      for (const batch of inBatches([...fresh, ...changed])) await write(sql, batch, at)
      return { added: fresh.length, updated: changed.length, kept: records.length - fresh.length - changed.length }
    })
  } finally {
    await client.end({ timeout: 5 })
  }
}
