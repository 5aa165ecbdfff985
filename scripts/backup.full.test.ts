/** Backup and restore between two servers: the data moves from one to the other, and can still be decrypted. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetDatabase } from '@/db'
import { migrate } from '@/db/migrate'
import { seed } from '@/db/seed/seed'
import { getCheckIn } from '@/lib/check-ins/queries'
import { addAcceptedContact, createViewer, later, MESSAGE, START, write } from '@/tests/support/check-ins'
import { createMember } from '@/tests/support/member'
import { findPostgres, type OwnPostgres, startOwnPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''
const runFile = promisify(execFile)
/** The table that a backup leaves out. */
const LEFT_OUT = 'sessions'

async function readTables(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const tables = await sql<{ name: string }[]>`
      select schemaname || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`
    const read = async (name: string) => {
      const [row] = await sql.unsafe(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from ${name} t`,
      )
      return [name, String(row?.all)] as const
    }
    const found: (readonly [string, string])[] = []
    for (const { name } of tables) found.push(await read(name))
    return Object.fromEntries(found)
  } finally {
    await sql.end()
  }
}

describe.skipIf(!binaries)('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-backup-'))
  const backup = join(folder, 'monday')
  let source: OwnPostgres
  let target: OwnPostgres
  let checkInId: string
  let hers: ReturnType<typeof createViewer>

  const run = (script: string, given: string, url: string, dataDir: string) =>
    runFile(process.execPath, [`scripts/${script}.mjs`, given], {
      env: {
        ...process.env,
        PATH: `${binaries}:${process.env.PATH}`,
        DATABASE_URL: url,
        DATA_DIR: join(folder, dataDir),
      },
    })

  async function use(url: string) {
    process.env.DATABASE_URL = url
    await resetDatabase()
  }

  beforeAll(async () => {
    source = await startOwnPostgres(binaries)
    target = await startOwnPostgres(binaries)
    await migrate(source.url)
    await seed(source.url, { isSample: true })
    const sql = postgres(source.url, { max: 1, onnotice: () => {} })
    await use(source.url)
    hers = createViewer((await createMember(sql, 'ann@example.org')).userId)
    checkInId = (await write(hers, [await addAcceptedContact(sql, hers)])).id
    await sql`insert into donations (amount, donor_name, donor_email, status)
      values (5000, 'Bea', 'bea@example.org', 'pending')`
    await sql.end()
    await resetDatabase()
    mkdirSync(join(folder, 'old/pictures'), { recursive: true })
    writeFileSync(join(folder, 'old/pictures/one.webp'), 'a picture')
    await run('backup', backup, source.url, 'old')
  })
  afterAll(async () => {
    delete process.env.DATABASE_URL
    await resetDatabase()
    await Promise.all([source.remove(), target.remove()])
    rmSync(folder, { recursive: true, force: true })
  })

  it('never overwrites another', async () => {
    await expect(run('backup', backup, source.url, 'old')).rejects.toThrow('never writes over another')
  })

  it('is restored unchanged into an empty server: every record, every gift, every row', async () => {
    await run('restore', backup, target.url, 'new')
    const [before, after] = [await readTables(source.url), await readTables(target.url)]
    const name = `public.${LEFT_OUT}`
    expect(after[name]).toMatch(/^0 rows/)
    expect({ ...after, [name]: '' }).toEqual({ ...before, [name]: '' })
    expect(Object.keys(before).length).toBeGreaterThan(20)
    expect(readFileSync(join(folder, 'new/pictures/one.webp'), 'utf8')).toBe('a picture')
  })

  it('can be decrypted after the restore with its original key', async () => {
    await use(target.url)
    const found = await getCheckIn(hers, checkInId, later(5, START))
    expect(found?.message).toBe(MESSAGE)
  })

  it('contains no sealed text in readable form', () => {
    expect(readFileSync(join(backup, 'database.dump')).includes('12 Elm Street')).toBe(false)
  })

  it('is not restored over existing data', async () => {
    await expect(run('restore', backup, target.url, 'other')).rejects.toThrow('not empty')
    expect(existsSync(join(folder, 'other/pictures'))).toBe(false)
  })

  it('is not restored if it is damaged', async () => {
    const dump = join(backup, 'database.dump')
    const bytes = readFileSync(dump)
    writeFileSync(dump, bytes.subarray(0, bytes.length - 100))
    await expect(run('restore', backup, target.url, 'other')).rejects.toThrow('damaged')
  })
})
