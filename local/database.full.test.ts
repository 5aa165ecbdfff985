import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { startDatabase } from './database'

const siteUrl = 'http://localhost:4100'

async function withDatabase<Result>(dataDir: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const database = await startDatabase({ dataDir, siteUrl })
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  try {
    const result = await work(sql)
    await database.tidy()
    return result
  } finally {
    await sql.end()
    await database.stop()
  }
}

let original: string

beforeAll(async () => {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  original = await mkdtemp(join(tmpdir(), 'marigold-original-'))
  await withDatabase(original, async (sql) => {
    await sql`create table notes as select n, repeat(md5(n::text), 20) as body from generate_series(1, 500) n`
  })
  return () => rmSync(original, { recursive: true, force: true })
})

function copyOriginal(): string {
  const dataDir = makeFolder()
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
}

function findLargestFile(folder: string): string {
  const sizes = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    size: statSync(join(folder, name)).size,
  }))
  const userFiles = sizes.filter(({ path }) => Number(path.split(/[/\\]/).at(-1)) >= 16_384)
  return userFiles.sort((a, b) => b.size - a.size)[0]?.path ?? ''
}

const countNotes = (sql: postgres.Sql) => sql`select count(*)::int as n from notes`

test('data survives a restart, and the extensions are available', async () => {
  const dataDir = copyOriginal()
  expect(await withDatabase(dataDir, countNotes)).toMatchObject([{ n: 500 }])
  await withDatabase(dataDir, (sql) =>
    sql.unsafe('create extension cube; create extension earthdistance; create extension pg_trgm'),
  )
  const [row] = await withDatabase(dataDir, (sql) => sql`select similarity('sheltor', 'shelter') > 0.4 as near`)
  expect(row?.near).toBe(true)
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
})

test('a second start on the same folder fails with the process that holds it', async () => {
  const dataDir = copyOriginal()
  const first = await startDatabase({ dataDir, siteUrl })
  await expect(startDatabase({ dataDir, siteUrl })).rejects.toThrow(
    new RegExp(`process ${process.pid}, serving ${siteUrl}`),
  )
  await first.stop()
})

test('a start succeeds after the first one was killed', async () => {
  const dataDir = makeFolder()
  mkdirSync(join(dataDir, 'database.unfinished', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'database.lock'), '{"pid":')
  await withDatabase(dataDir, (sql) => sql`create table notes as select 1`)
  expect(readdirSync(dataDir)).toEqual(['database'])
})

describe('a damaged folder is named, and nothing in it is deleted', () => {
  const damages: [string, (folder: string) => void, RegExp][] = [
    ['without PG_VERSION', (folder) => rmSync(join(folder, 'PG_VERSION')), /no file PG_VERSION/],
    ['from another version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '12\n'), /version/],
    ['with a torn control file', (folder) => truncateSync(join(folder, 'global', 'pg_control'), 100), /pg_control/],
    ['without its log', (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true }), /checkpoint|pg_wal/],
    [
      'with a missing table',
      (folder) => rmSync(findLargestFile(join(folder, 'base', '5'))),
      /too short|could not open/,
    ],
    [
      'with a truncated table',
      (folder) => truncateSync(findLargestFile(join(folder, 'base', '5')), 16_384),
      /too short/,
    ],
    ['with garbage in a table', (folder) => overwrite(findLargestFile(join(folder, 'base', '5'))), /invalid page/],
  ]

  function overwrite(path: string) {
    const size = statSync(path).size
    writeFileSync(path, Buffer.alloc(size, 'not a page '))
  }

  test.each(damages)('%s', async (_, damage, reason) => {
    const dataDir = copyOriginal()
    const folder = join(dataDir, 'database')
    damage(folder)
    const before = listFiles(folder)
    const error = await startDatabase({ dataDir, siteUrl }).catch((caught: Error) => caught)
    expect(error).toMatchObject({ name: 'Problem', message: expect.stringMatching(reason) })
    expect(error).toMatchObject({ message: expect.stringContaining(`${folder} can't be opened`) })
    expect(error).toMatchObject({ message: expect.stringContaining('move that folder away or delete it') })
    expect(listFiles(folder)).toEqual(expect.arrayContaining(before))
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })
})

test('an error names a DATA_DIR that is a file', async () => {
  const path = join(makeFolder(), 'data')
  writeFileSync(path, '')
  await expect(startDatabase({ dataDir: path, siteUrl })).rejects.toThrow(`The folder ${path} (DATA_DIR) can't be made`)
})
