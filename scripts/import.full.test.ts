import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { follow, readProgram, startScript } from '@/tests/support/program'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marigold-import-'))
const file = join(folder, 'houses.csv')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await database.sql`delete from resources where title like 'Harbor House %'`
  await database.sql`delete from import_keys`
})

const program = readProgram('scripts/import.ts')

async function start(...parameters: string[]): Promise<ChildProcess> {
  const begin = await program
  return begin({ parameters, env: { DATABASE_URL: database.url } })
}

const run = async (...parameters: string[]) => follow(await start(...parameters))

const runCommand = (...parameters: string[]) =>
  follow(startScript('import', { parameters, env: { DATABASE_URL: database.url } }))

function writeRows(count: number, last = ''): void {
  const rows = Array.from({ length: count }, (_, i) => `site-${i},Harbor House ${i},Beds.,shelter,TX\n`)
  writeFileSync(file, `id,title,description,category,state\n${rows.join('')}${last}`)
}

const countHouses = async () =>
  (await database.sql`select count(*)::int as count from resources where title like 'Harbor House %'`)[0]?.count

it('previews a file, writes it, and finds nothing to do the second time', async () => {
  writeRows(3)
  const dry = await runCommand(file, '--source', 'test', '--dry-run')
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('To add: 3.') })
  expect(dry.said).toContain('This was a dry run. Nothing was written.')
  expect(await countHouses()).toBe(0)
  expect(await database.sql`select 1 from imports`).toEqual([])
  expect((await run(file, '--source', 'test')).said).toContain('Written: 3 added, 0 changed.')
  expect(await countHouses()).toBe(3)
  expect(await run(file, '--source', 'test')).toMatchObject({
    code: 0,
    said: expect.stringContaining('nothing to write'),
  })
  expect(await database.sql`select 1 from import_rows`).toEqual([])
  expect(await database.sql`select actor_id, actor from audit_log where target_type = 'import'`).toEqual([
    { actor_id: null, actor: 'npm run import' },
  ])
}, 90_000)

it('names the fields of a record that are ignored', async () => {
  const attributes = [{ taxonomy_term: { code: 'shelter' } }]
  const service = {
    id: 'n',
    name: 'Harbor House n',
    description: 'Beds.',
    status: 'active',
    attributes,
    accreditations: 'None',
    organization: { id: 'o', name: 'Harbor House', description: 'Beds.' },
  }
  writeFileSync(file, JSON.stringify([service]))
  const { code, said } = await run(file, '--source', 'test', '--dry-run')
  expect(code).toBe(0)
  expect(said).toContain(
    'record 1, line 1: There is no place here for accreditations. It names no state, so no one searching in her own state will find it. (Harbor House n)',
  )
}, 60_000)

it('names an invalid row by line and column, and exits with an error', async () => {
  writeRows(3, 'site-9,Harbor House 9,Beds.,shelter,Atlantis\n')
  const { code, said } = await run(file, '--source', 'test')
  expect(code).toBe(1)
  expect(said).toContain('line 5, state (column 5): There is no such state. (Harbor House 9)')
  expect(said).toContain('Nothing was written')
  expect(await countHouses()).toBe(0)
}, 60_000)

test.each([
  [[], 'npm run import -- FILE'],
  [['x.csv'], '--source'],
  [['/nowhere/x.csv', '--source', 'test'], 'There is no file /nowhere/x.csv.'],
  [['x.csv', '--source', 'test', '--mapping', 'strange'], '--mapping'],
  [['x.csv', '--source', 'test', '--category', 'zoo'], '--category: There is no such category.'],
  [['x.csv', '--sauce', 'test'], 'npm run import -- FILE'],
])(
  'explains what is wrong with %j',
  async (parameters, words) => {
    const { code, said } = await run(...parameters)
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).not.toContain('    at ')
  },
  60_000,
)

it('stays under 300 MB of memory with 10,000 rows', async () => {
  writeRows(10_000)
  const parameters = [file, '--source', 'test', '--dry-run']
  const env = { DATABASE_URL: database.url, NODE_OPTIONS: '--import ./bench/peak-memory.mjs' }
  const { code, said } = await follow(startScript('import', { parameters, env }))
  expect(code).toBe(0)
  expect(Number(/peak (\d+) KB/.exec(said)?.[1]) / 1024).toBeLessThan(300)
}, 120_000)

/** True once the import is in its transaction: its lock shows, or, with a single shared session, other queries hang. */
async function isWriting(): Promise<boolean> {
  const asked = database.sql`select 1 from pg_locks where locktype = 'advisory'`.then((rows) => rows.length > 0)
  let timer: NodeJS.Timeout | undefined
  const hangs = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), 400)
  })
  try {
    return await Promise.race([asked, hangs])
  } finally {
    clearTimeout(timer)
  }
}

it('leaves nothing in the directory when it is killed halfway', async () => {
  writeRows(3000)
  const child = await start(file, '--source', 'test')
  const ended = follow(child)
  const isChecked = async () => (await database.sql`select 1 from imports where status = 'checked'`).length > 0
  while (!(await isChecked())) expect(child.exitCode).toBeNull()
  while (!(await isWriting())) expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await ended
  expect(await countHouses()).toBe(0)
  expect(await database.sql`select 1 from import_keys`).toEqual([])
  expect(await database.sql`select status from imports where status <> 'applied'`).toEqual([{ status: 'checked' }])
  writeRows(3000)
  expect((await run(file, '--source', 'test')).said).toContain('Written: 3000 added')
}, 180_000)
