/** Loads counties, ZIP codes, towns and kinds of help from their files whenever a file has changed. */
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import type postgres from 'postgres'
import { HELP_TAXONOMY, helpKinds } from '../vocabulary/help-kinds'
import { readCounties } from './counties'

const folder = join(process.cwd(), 'db/seed/geo')
const files = ['counties.csv', 'zip-county.csv.gz', 'places.csv.gz']
const BATCH = 5000

function hashFiles(): string {
  const hash = createHash('sha256').update(JSON.stringify(helpKinds))
  for (const name of files) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

/** The state whose towns and ZIP codes are enough for tests, and its first ZIP digits. */
const SAMPLE = { state: 'OH', fips: '39' }

async function* readBatches(name: string, isSample: boolean): AsyncGenerator<Record<string, string>[]> {
  const rows = createReadStream(join(folder, name))
    .pipe(createGunzip())
    .pipe(parse({ columns: true }))
  let batch: Record<string, string>[] = []
  for await (const row of rows) {
    if (isSample && row.state !== SAMPLE.state && !row.county_fips.startsWith(SAMPLE.fips)) continue
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function writeKinds(sql: postgres.TransactionSql): Promise<void> {
  const rows = helpKinds.map(({ nameEs, ...kind }) => ({ ...kind, name_es: nameEs, taxonomy: HELP_TAXONOMY }))
  await sql`insert into help_kinds ${sql(rows)}
    on conflict (slug) do update set category = excluded.category, name = excluded.name, name_es = excluded.name_es,
      taxonomy = excluded.taxonomy, term = excluded.term`
  await sql`delete from help_kinds where slug <> all(${rows.map(({ slug }) => slug)})`
}

/** These tables hold nothing but the files, so they are rewritten; concurrent readers see the old rows until the commit. */
async function writePlaces(sql: postgres.TransactionSql, isSample: boolean): Promise<void> {
  await sql`delete from places`
  await sql`delete from zip_counties`
  await sql`delete from counties`
  await sql`insert into counties (fips, name, full_name, state, slug, latitude, longitude, population)
    select fips, name, "fullName", state, slug, latitude, longitude, population
    from jsonb_to_recordset(${JSON.stringify(readCounties())}::text::jsonb) as county(fips text, name text, "fullName" text,
      state text, slug text, latitude float8, longitude float8, population int)`
  for await (const rows of readBatches('zip-county.csv.gz', isSample)) {
    await sql`insert into zip_counties (zip, county_fips, share)
      select zip, county_fips, share::real
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as part(zip text, county_fips text, share text)`
  }
  for await (const rows of readBatches('places.csv.gz', isSample)) {
    await sql`insert into places (id, name, key, state, county_fips, latitude, longitude, population)
      select id, name, key, state, county_fips, latitude::float8, longitude::float8, nullif(population, '')::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as place(id text, name text, key text, state text,
        county_fips text, latitude text, longitude text, population text)`
  }
}

export async function seedGeography(sql: postgres.TransactionSql, isSample = false): Promise<void> {
  const hash = `${hashFiles()}${isSample ? ' sample' : ''}`
  const [before] = await sql`select from seed_files where name = 'geography' and hash = ${hash}`
  if (before) return
  await writeKinds(sql)
  await writePlaces(sql, isSample)
  await sql`insert into seed_files (name, hash) values ('geography', ${hash})
    on conflict (name) do update set hash = excluded.hash, seeded_at = now()`
}
