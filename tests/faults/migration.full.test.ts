/** A new version applies its migrations while the old one serves. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '@/db/migrate'
import { findPostgres, type OwnPostgres, startOwnPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''
const MIGRATIONS = 'db/migrations'
const BEFORE = join(mkdtempSync(join(tmpdir(), 'marigold-migrations-')), 'before')
const NEXT = join(BEFORE, '../next')

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
