import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { readAddressDecisions } from './facts'
import { seedGeography } from './geography'
import { readSeedRecords, type SeedRecord, streamSeedRecords } from './records'
import { STATE_FACTS } from './state-help'
import { type HashedRecord, writeRecords } from './write-records'

/** Except `schedules`, whose own trigger uses the index during the import. */
const TABLES = ['organizations', 'resources', 'phones', 'locations']

/** The triggers that update a record's version and the directory's, and hold addresses back: running them once at the end is enough. */
const IDLE_TRIGGERS = [
  ['phones', 'phones_touch'],
  ['locations', 'locations_touch'],
  ['schedules', 'schedules_touch'],
  ['organizations', 'organizations_version'],
  ['phones', 'phones_version'],
  ['locations', 'locations_version'],
  ['schedules', 'schedules_version'],
  ['resources', 'resources_hold_insert'],
  ['phones', 'phones_hold_insert'],
  ['locations', 'locations_hold_insert'],
] as const

/**
 * Fills an empty directory without its indexes and builds them at the end, which is many times faster than updating
 * them for each row. Nobody reads an empty directory, so nobody waits for it.
 */
async function fillEmptyDirectory(sql: postgres.TransactionSql, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = i.indrelid
    where t.relname = any(${TABLES}) and n.nspname = 'public' and not i.indisunique
      and not exists (select from pg_constraint where conindid = c.oid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  for (const [table, trigger] of IDLE_TRIGGERS) await sql`alter table ${sql(table)} disable trigger ${sql(trigger)}`
  await fill()
  // Deferred triggers would keep the tables locked.
  await sql`set constraints all immediate`
  for (const [table, trigger] of IDLE_TRIGGERS) await sql`alter table ${sql(table)} enable trigger ${sql(trigger)}`
  for (const { definition } of indexes) await sql.unsafe(definition)
  // Without statistics, each address would be compared with every phone number.
  await sql`analyze resources, phones, locations`
  await sql`select hold_doubtful_addresses(null)`
}

export interface SeedResult {
  added: number
  updated: number
  /** Skipped because nothing changed, or because someone edited or deleted them. */
  kept: number
}

interface SeedOptions {
  /** Replaces the original records and the additional lists. */
  records?: SeedRecord[]
  /** Only a few rows of each additional list. */
  isSample?: boolean
  /** Records read so far, and about how many there are. */
  onProgress?: (done: number, of: number) => void
}

/** The number of seed records today, for a progress line: within a few percent is enough. */
const ABOUT_ALL = 70_000

/** An arbitrary lock id: instances that start at once seed one after the other. */
const SEED_LOCK = 4_061_874
const BATCH = 1000
const FILES = 'directory'
const RULES = 'rules of addresses'

function hashRecord(record: SeedRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url')
}

/** A hash of the facts and of the code here that reads them. */
function hashFolder(): string {
  const hash = createHash('sha256')
  const folders = ['db/seed', 'db/seed/descriptions', 'db/seed/descriptions/es', 'db/vocabulary', STATE_FACTS]
  for (const folder of folders) {
    for (const name of readdirSync(join(process.cwd(), folder)).sort()) {
      const path = join(process.cwd(), folder, name)
      if (statSync(path).isFile()) hash.update(name).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

async function* readAll({ records, isSample }: SeedOptions): AsyncGenerator<SeedRecord> {
  yield* records ?? readSeedRecords()
  if (!records) yield* streamSeedRecords({ isSample })
}

/** Records that no row of the facts is any more, such as one that stands twice: no longer public, unless someone edited them. */
async function archiveGone(sql: postgres.TransactionSql, known: Map<string, Known>, met: Set<string>): Promise<void> {
  const gone = [...known].flatMap(([slug, { untouched }]) => (untouched && !met.has(slug) ? [slug] : []))
  if (gone.length === 0) return
  await sql`update resources set archived_at = now() where slug = any(${gone})`
}

interface Known {
  hash: string
  untouched: boolean
}

async function readKnown(sql: postgres.TransactionSql): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  await sql<({ slug: string } & Known)[]>`
    select s.slug, s.hash, coalesce(r.updated_at = r.seeded_at and r.archived_at is null, false) as untouched
    from seed_records s left join resources r on r.slug = s.slug`.cursor(5000, (rows) => {
    for (const { slug, hash, untouched } of rows) known.set(slug, { hash, untouched })
  })
  return known
}

/** Before the records, so that each address is written as it was decided. A decision of the staff stays. */
async function writeAddressDecisions(sql: postgres.TransactionSql): Promise<void> {
  const rows = readAddressDecisions().map(({ street, source, ...row }) => ({
    ...row,
    streets: street ? [street] : [],
    source: source || null,
    decided_at: row.decided_on,
  }))
  await sql`insert into address_decisions (slug, decision, streets, reason, source, decided_by, decided_at)
    select slug, decision, streets, reason, source, decided_by, decided_at
    from jsonb_populate_recordset(null::address_decisions, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (slug) do nothing`
}

async function bringIn(sql: postgres.TransactionSql, options: SeedOptions): Promise<SeedResult> {
  await writeAddressDecisions(sql)
  const known = await readKnown(sql)
  const result: SeedResult = { added: 0, updated: 0, kept: 0 }
  let fresh: HashedRecord[] = []
  let changed: HashedRecord[] = []
  const write = async () => {
    const taken = new Set(
      (
        await sql<{ slug: string }[]>`
          select slug from resources where slug = any(${fresh.map(({ record }) => record.resource.slug)})`
      ).map(({ slug }) => slug),
    )
    const free = fresh.filter(({ record }) => !taken.has(record.resource.slug))
    await writeRecords(sql, free, true)
    await writeRecords(sql, changed, false)
    result.added += free.length
    result.updated += changed.length
    result.kept += fresh.length - free.length
    fresh = []
    changed = []
  }
  const met = new Set<string>()
  for await (const record of readAll(options)) {
    met.add(record.resource.slug)
    const hash = hashRecord(record)
    const row = known.get(record.resource.slug)
    if (!row) fresh.push({ record, hash })
    else if (row.untouched && row.hash !== hash) changed.push({ record, hash })
    else result.kept += 1
    if (fresh.length + changed.length < BATCH) continue
    await write()
    options.onProgress?.(Math.min(met.size, ABOUT_ALL - 1), ABOUT_ALL)
  }
  await write()
  options.onProgress?.(ABOUT_ALL, ABOUT_ALL)
  if (!options.records && !options.isSample) await archiveGone(sql, known, met)
  return result
}

/**
 * Rules that were applied since (db/migrate.ts) may doubt an address that was written before. Those of an empty directory
 * are all still to come.
 */
async function applyAddressRules(sql: postgres.TransactionSql, isEmpty = false): Promise<void> {
  const written = await sql`insert into seed_files (name, hash)
    select ${RULES}::text, hash from (select hash from drizzle.applied_rules order by applied_at desc limit 1) latest
    on conflict (name) do update set hash = excluded.hash, seeded_at = now() where seed_files.hash <> excluded.hash returning 1`
  if (written.length > 0 && !isEmpty) await sql`select hold_doubtful_addresses(null)`
}

/**
 * Loads the facts into the directory. A record edited, archived or deleted since it was seeded is left alone; an
 * untouched one is updated from the facts. If no file has changed, nothing is read.
 */
export async function seed(databaseUrl: string, options: SeedOptions = {}): Promise<SeedResult> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    return await client.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`
      await seedGeography(sql, options.isSample)
      const hash = options.records ? null : `${hashFolder()}${options.isSample ? ' sample' : ''}`
      const [same] = await sql<{ kept: number }[]>`
        select (select count(*)::int from seed_records) as kept from seed_files where name = ${FILES} and hash = ${hash}`
      const [directory] = await sql<{ isEmpty: boolean }[]>`
        select not exists (select from resources) as "isEmpty"`
      await applyAddressRules(sql, directory?.isEmpty)
      if (same) return { added: 0, updated: 0, kept: same.kept }
      let result: SeedResult = { added: 0, updated: 0, kept: 0 }
      const fill = async () => {
        result = await bringIn(sql, options)
      }
      if (directory?.isEmpty) await fillEmptyDirectory(sql, fill)
      else await fill()
      if (hash) {
        await sql`insert into seed_files (name, hash) values (${FILES}, ${hash})
          on conflict (name) do update set hash = excluded.hash, seeded_at = now()`
      }
      return result
    })
  } finally {
    await client.end({ timeout: 5 })
  }
}
