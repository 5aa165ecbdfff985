import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/db/migrate'
import { seed } from '@/db/seed/seed'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { startMemoryDatabase } from '@/local/database'
import { findPostgres, startOwnPostgres } from './own-postgres'
import { cacheFolder, hashFiles, root } from './tree.mjs'

/** One migrated and seeded database, copied for every test file. */
export type Template = { kind: 'dump'; path: string } | { kind: 'server'; adminUrl: string; name: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** The sources that make the template, as imports tell, and all that lies beside them to be read. */
async function hashTemplate(): Promise<string> {
  const { metafile } = await build({
    entryPoints: ['db/migrate.ts', 'db/seed/seed.ts', 'local/database.ts', 'tests/support/global-setup.ts'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
    tsconfig: join(root, 'tsconfig.json'),
  })
  const data = readdirSync(join(root, 'db'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('db', path))
    .filter((path) => !path.endsWith('.test.ts') && statSync(join(root, path)).isFile())
  const sources = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'))
  return hashFiles([...new Set([...sources, ...data, 'package-lock.json'])])
}

interface Made {
  template: Template
  remove: () => Promise<void>
}

/** Kept for the next run with the same sources, and what was kept for other sources goes. `make` writes to the path it is given. */
async function keep(kind: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(cacheFolder, `${kind}-${await hashTemplate()}`)
  if (existsSync(path)) return path
  await mkdir(cacheFolder, { recursive: true })
  const isOld = (name: string) => name.startsWith(`${kind}-`)
  for (const name of await readdir(cacheFolder)) {
    if (isOld(name)) await rm(join(cacheFolder, name), { recursive: true })
  }
  const unfinished = `${path}.${process.pid}`
  await make(unfinished)
  await rename(unfinished, path)
  return path
}

async function makeDump(): Promise<Made> {
  const path = await keep('template', async (file) => {
    const database = await startMemoryDatabase()
    try {
      await migrate(database.url)
      await seed(database.url, { isSample: true })
      await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()))
    } finally {
      await database.stop()
    }
  })
  return { template: { kind: 'dump', path }, remove: async () => {} }
}

/** As in the dump: query plans are meaningful only if the planner knows the table sizes. */
async function analyze(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await sql`vacuum (analyze)`
  await sql.end()
}

async function makeDatabase(adminUrl: string, name: string) {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)}`
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  await migrate(url.href)
  await seed(url.href, { isSample: true })
  await analyze(url.href)
}

async function makeOnServer(adminUrl: string): Promise<Made> {
  const name = `marigold_test_${randomBytes(4).toString('hex')}`
  const remove = async () => {
    const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
    const copies = await admin<{ datname: string }[]>`
      select datname from pg_database where starts_with(datname, ${name}) order by length(datname) desc`
    for (const { datname } of copies) await admin`drop database if exists ${admin(datname)} with (force)`
    await admin.end()
  }
  try {
    await makeDatabase(adminUrl, name)
  } catch (error) {
    await remove()
    throw error
  }
  return { template: { kind: 'server', adminUrl, name }, remove }
}

/** On a server of this run, from the machine's own programs. */
async function makeOnOwnServer(programs: string): Promise<Made> {
  const name = 'marigold_test'
  const path = await keep(`postgres-${programs.replace(/\D+/g, '')}`, async (folder) => {
    const first = await startOwnPostgres(programs)
    try {
      await makeDatabase(first.url, name)
      await first.stop()
      first.keep(folder)
    } finally {
      await first.remove()
    }
  })
  // What a database that lives for one file of tests has no use for.
  const server = await startOwnPostgres(programs, ['autovacuum=off', 'jit=off', 'full_page_writes=off'], path)
  return { template: { kind: 'server', adminUrl: server.url, name }, remove: () => server.remove() }
}

function makeOnPostgres(): Promise<Made> {
  const programs = process.env.TEST_DATABASE_URL ? null : findPostgres()
  return programs ? makeOnOwnServer(programs) : makeOnServer(process.env.TEST_DATABASE_URL ?? '')
}

/** For both projects of an engine: the one whose files share a process, and the one whose files each get their own. */
export default async function makeTemplate(project: TestProject) {
  const onServer = project.name.startsWith('PostgreSQL')
  const { template, remove } = await oncePerProcess(onServer ? 'server template' : 'dump template', async () => {
    const made = await (onServer ? makeOnPostgres() : makeDump())
    let removed: Promise<void> | undefined
    return { ...made, remove: () => (removed ??= made.remove()) }
  })
  project.provide('template', template)
  return remove
}
