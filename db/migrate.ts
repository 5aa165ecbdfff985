import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** An arbitrary lock id: instances that start at once apply the migrations one after the other. */
const MIGRATION_LOCK = 4_061_873

/** The functions of values, which columns are computed with: they stand before the tables. */
const FIRST = 'values.sql'

/** Functions, triggers and views as they are today. */
interface Rules {
  ofValues: string
  rest: string[]
  hash: string
}

function readRules(folder: string): Rules {
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
  const names = readdirSync(folder).filter((name) => name !== FIRST)
  const [ofValues, rest] = [read(FIRST), names.sort().map(read)]
  const hash = createHash('sha256')
    .update([ofValues, ...rest].join())
    .digest('hex')
  return { ofValues, rest, hash }
}

/** The baseline holds the tables as all migrations before it made them: they must all have run, or none. */
async function refuseHalfMigrated(client: postgres.Sql, folder: string): Promise<void> {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  const [known] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as is_any`
  if (!known?.is_any) return
  const [row] = await client`select max(created_at) as latest from drizzle.__drizzle_migrations`
  if (row?.latest === null || Number(row?.latest) >= entries[0].when) return
  throw new Error(
    'This database is older than the first migration of this version: start the last version before it once, which brings it there.',
  )
}

/** An older version that starts again leaves the rules of a newer one alone. */
async function wereApplied(client: postgres.Sql, { hash }: Rules): Promise<boolean> {
  return (await client`select from drizzle.applied_rules where hash = ${hash}`).length > 0
}

async function applyRules(client: postgres.Sql, { rest, hash }: Rules): Promise<void> {
  await client.begin(async (transaction) => {
    for (const text of rest) await transaction.unsafe(text)
    await transaction`insert into drizzle.applied_rules (hash) values (${hash})`
  })
}

/**
 * Applies pending migrations, and db/sql if it changed. An older instance may be serving meanwhile, so a migration only
 * adds, and gives up after two seconds rather than block readers behind its lock.
 */
export async function migrate(
  databaseUrl: string,
  migrationsFolder = 'db/migrations',
  rulesFolder = 'db/sql',
): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const rules = readRules(rulesFolder)
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`set lock_timeout = 2000`
    await client.unsafe(`
      create schema if not exists drizzle;
      create table if not exists drizzle.applied_rules (hash text primary key, applied_at timestamptz not null default now());`)
    await refuseHalfMigrated(client, migrationsFolder)
    const areCurrent = await wereApplied(client, rules)
    if (!areCurrent) await client.unsafe(rules.ofValues)
    await applyMigrations(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
    if (!areCurrent) await applyRules(client, rules)
    await client`select pg_advisory_unlock(${MIGRATION_LOCK})`
  } finally {
    await client.end({ timeout: 5 })
  }
}
