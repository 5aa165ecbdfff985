/** A new version applies its migrations while the old one serves. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '@/db/migrate'
import { findPostgres, type OwnPostgres, startOwnPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''
const MIGRATIONS = 'db/migrations'
const BEFORE = join(mkdtempSync(join(tmpdir(), 'marigold-migrations-')), 'before')
const NEXT = join(BEFORE, '../next')
const BASELINE = join(BEFORE, '../baseline')

/** The migrations of this version, and one more that changes a table everyone reads. */
function writeFolders(): void {
  for (const folder of [BEFORE, NEXT]) cpSync(MIGRATIONS, folder, { recursive: true })
  const path = join(NEXT, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  const { idx, when, ...last } = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: idx + 1, when: when + 1000, tag: 'next' })
  writeFileSync(path, JSON.stringify(journal))
  const steps = ['create table new_table (n int)', 'alter table resources add column new_column text']
  writeFileSync(join(NEXT, 'next.sql'), steps.join('\n--> statement-breakpoint\n'))
}

describe.skipIf(!binaries)('a migration', () => {
  let server: OwnPostgres
  let sql: postgres.Sql

  beforeAll(async () => {
    writeFolders()
    server = await startOwnPostgres(binaries)
    await migrate(server.url, BEFORE)
    sql = postgres(server.url, { max: 3, onnotice: () => {} })
  })
  afterAll(async () => {
    await sql?.end()
    await server?.remove()
    rmSync(join(BEFORE, '..'), { recursive: true, force: true })
  })

  const read = () => sql`select count(*)::int as count from resources`
  const findNew = () => sql`
    select to_regclass('new_table') is not null as made,
      exists (select from information_schema.columns where column_name = 'new_column') as added`

  it('gives up, leaving no trace, rather than block readers while someone holds its table', async () => {
    await sql.begin(async (holder) => {
      await holder`select count(*) from resources`
      const outcome = migrate(server.url, NEXT).then(
        () => 'done',
        (error: { cause?: { code?: string }; code?: string }) => error.cause?.code ?? error.code,
      )
      // These queue behind the migration's pending lock for as long as it waits.
      for (let count = 0; count < 20; count += 1) await read()
      expect(await outcome).toBe('55P03')
      await read()
    })
    expect(await findNew()).toEqual([{ made: false, added: false }])
  })

  it('is applied once, by whichever instance is first, and the older version keeps running', async () => {
    await Promise.all([migrate(server.url, NEXT), migrate(server.url, NEXT), migrate(server.url, BEFORE)])
    expect(await findNew()).toEqual([{ made: true, added: true }])
    const [applied] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`
    const { entries } = JSON.parse(readFileSync(join(NEXT, 'meta/_journal.json'), 'utf8'))
    expect(applied?.count).toBe(entries.length)
    await read()
  })
})

/** Everything that a database holds but its rows. A dump writes brackets and casts of a condition in its own way. */
const CATALOG = `
  select kind, name, regexp_replace(text, '::(character varying|text)|[][() ]', '', 'g') as text from (
  select 'function' as kind, p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select 'trigger', tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'view', viewname, definition from pg_views where schemaname = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'column', table_name || ' ' || column_name,
    concat_ws(' ', udt_name, is_nullable, column_default, generation_expression) from information_schema.columns
    where table_schema = 'public'
  ) all_of_it order by 1, 2`

describe.skipIf(!binaries)('the baseline', () => {
  let server: OwnPostgres

  beforeAll(async () => {
    cpSync(MIGRATIONS, BASELINE, { recursive: true })
    const path = join(BASELINE, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
    server = await startOwnPostgres(binaries)
    await using(async (sql) => {
      await sql`create database published`
      await sql`create database fresh`
    })
  })
  afterAll(async () => {
    await server?.remove()
    rmSync(BASELINE, { recursive: true, force: true })
  })

  const urlOf = (name: string) => server.url.replace(/postgres$/, name)
  async function using<Result>(run: (sql: postgres.Sql) => Promise<Result>, name = 'postgres'): Promise<Result> {
    const sql = postgres(urlOf(name), { max: 1, onnotice: () => {} })
    try {
      return await run(sql)
    } finally {
      await sql.end()
    }
  }
  /** As the 52 migrations before the baseline left it. */
  const published = gunzipSync(readFileSync('tests/faults/published-schema.sql.gz')).toString()

  it('makes what the migrations before it made, and passes over a database that has it already', async () => {
    await using((sql) => sql.unsafe(published), 'published')
    const before = await using((sql) => sql.unsafe(CATALOG), 'published')
    await migrate(urlOf('published'), BASELINE)
    expect(await using((sql) => sql.unsafe(CATALOG), 'published')).toEqual(before)
    await migrate(urlOf('fresh'), BASELINE)
    expect(await using((sql) => sql.unsafe(CATALOG), 'fresh')).toEqual(before)
  })

  it('says which version brings a database that stopped halfway to where it begins', async () => {
    await using((sql) => sql`delete from drizzle.__drizzle_migrations where id > 40`, 'published')
    await expect(migrate(urlOf('published'))).rejects.toThrow('start the last version before it once')
  })

  it('leaves rules alone that a newer version has applied', async () => {
    await migrate(urlOf('fresh'))
    await using(
      (sql) =>
        sql.unsafe('create or replace function fold(value text) returns text language sql immutable return value'),
      'fresh',
    )
    await migrate(urlOf('fresh'))
    expect(await using((sql) => sql`select fold('É') as folded`, 'fresh')).toEqual([{ folded: 'É' }])
  })
})
