// `npm run sources -- list | check NAME | pull NAME [--dry-run]`: official lists, their completeness and changes.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { getImport, listImportRows } from '@/lib/directory-data/imports/queries'
import { convertSource } from '@/lib/directory-data/sources/convert'
import { openCopies, openPublished } from '@/lib/directory-data/sources/open'
import { countPeerRows, savePeerFile } from '@/lib/directory-data/sources/peers'
import { checkPull, createPull } from '@/lib/directory-data/sources/pull'
import type { OpenPage } from '@/lib/directory-data/sources/read-records'
import type { Source } from '@/lib/directory-data/sources/source'
import { findSource, sources, unpulledSources } from '@/lib/directory-data/sources/sources'
import { listGone } from '@/lib/directory-data/sources/sql-listings'
import { AppError } from '@/lib/http/app-error'
import { compareList, fetchList, ListProblem, queueDifferences, readFactsOf, readList } from '@/lib/legal/lists/compare'
import { findLawList, type LawList, lawLists } from '@/lib/legal/lists/law-lists'
import { Problem } from '@/local/problem'
import { withSiteDatabase } from '@/local/with-site-database'

const root = fileURLToPath(new URL('..', import.meta.url))
const actor = { userId: null, email: 'npm run sources' }
const SHOWN = 20

const usage = `npm run sources -- list
npm run sources -- check NAME           whether the list is whole, and has the columns that we know
npm run sources -- pull NAME [--dry-run] takes it in: what is new, changed and gone
  --file FILE    reads a copy on this computer; several times for a list in pages
  --address URL  reads it from there
  --dry-run      says what would happen, and writes nothing`

const print = (text: string) => process.stdout.write(`${text}\n`)

function printSources(): void {
  for (const { name, title, rhythm, license, address } of sources) {
    print(`${name}  ${title}; ${rhythm}; ${license}\n  ${address}`)
  }
  for (const { name, title, listedBy, address } of lawLists) {
    print(
      `${name}  ${title}; ${listedBy}, held against the law of the states\n  ${address ?? 'give its address or a copy'}`,
    )
  }
  for (const { name, title, license, address, why } of unpulledSources) {
    print(`${name}  ${title}; ${license}\n  ${address}\n  ${why}`)
  }
}

async function checkPeer(source: Source, open: OpenPage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-peer-'))
  try {
    await savePeerFile(source, open, join(folder, 'list'))
    print(`${source.title}: the file is whole. ${await countPeerRows(join(folder, 'list'))} records.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function check(source: Source, open: OpenPage): Promise<void> {
  if (source.format.kind === 'hsds') return checkPeer(source, open)
  const { rows, leftOut, repeated } = await convertSource(source, open, () => {})
  print(`${source.title}: the list is whole. ${rows} records, ${leftOut} left out, ${repeated} repeated.`)
}

const write = (value: unknown) => (value === null ? 'nothing' : String(value))

async function printRows(db: Database, id: string, action: 'add' | 'change' | 'skip' | 'bad'): Promise<void> {
  const { items, next } = await listImportRows({ importId: id, action, limit: SHOWN }, db)
  for (const { title, changes, problems, note } of items) {
    if (action === 'add') print(`  + ${title}`)
    for (const { column, message } of problems) print(`  ! ${title}, ${column}: ${message}`)
    if (action === 'skip') print(`  - ${title}: ${note}`)
    if (action === 'change') {
      const words = Object.entries(changes).map(([name, [was, is]]) => `${name}: ${write(was)} -> ${write(is)}`)
      print(`  ~ ${title}: ${words.join('; ')}${note ? ` (${note})` : ''}`)
    }
  }
  if (next !== null) print('  ... and more. The console shows all rows.')
}

async function pull(db: Database, source: Source, open: OpenPage, isDry: boolean): Promise<number> {
  const id = await createPull(db, source, actor)
  try {
    const folder = resolve(root, process.env.DATA_DIR || '.data', 'imports')
    await checkPull(db, id, source, { folder, open })
    const { state, problem, toAdd, toChange, toLeave, toSkip, bad, gone } = await getImport(id, db)
    if (state === 'refused') {
      print(problem ?? 'The list was refused.')
      return 1
    }
    print(
      `To add: ${toAdd}. To change: ${toChange}. As they are: ${toLeave}. Skipped: ${toSkip}. Left out: ${bad}. No longer in the list: ${gone}.`,
    )
    for (const action of ['add', 'change', 'skip', 'bad'] as const) await printRows(db, id, action)
    for (const { title, city, state: of } of await listGone(db, source, id, SHOWN)) {
      print(`  ? ${title}, ${[city, of].filter(Boolean).join(', ')}: no longer in the list`)
    }
    if (isDry) print('This was a dry run. Nothing was written.')
    else {
      await applyImport(db, id, actor, { rows: 'good' })
      print(`Written: ${toAdd} added, ${toChange} changed. What is gone from the list waits for staff under Checks.`)
    }
    return 0
  } finally {
    await db.execute(sql`delete from import_rows where import_id = ${id}::uuid`)
    await db.execute(sql`delete from imports where id = ${id}::uuid and status <> 'applied'`)
  }
}

/** Nothing is taken in: what differs waits for staff at /admin/states. */
async function compareWithLaw(
  list: LawList,
  { command, files, address, isDry }: ReturnType<typeof readCommand>,
): Promise<number> {
  const from = address ?? list.address
  const [file] = files ?? []
  if (!file && !from) {
    throw new Problem(`${list.title}: its page at ${list.listedBy} was never seen. Please give --address or --file.`)
  }
  const page = file ? await readFile(file, 'utf8') : await fetchList(list, from ?? '')
  if (command === 'check') {
    print(`${list.title}: the list is whole. ${readList(page, list).size} states.`)
    return 0
  }
  return await withSiteDatabase(root, (url) => {
    process.env.DATABASE_URL = url
    return withOwnConnection(async (db) => {
      const compared = compareList(page, list, await readFactsOf(db))
      print(`${compared.states} states. Different from our pages: ${compared.differences.length}.`)
      for (const { state, value, ours } of compared.differences) print(`  ~ ${state}: ${ours ?? 'nothing'} -> ${value}`)
      if (isDry) print('This was a dry run. Nothing was written.')
      else await queueDifferences(db, list, compared, new Date().toISOString().slice(0, 10))
      return 0
    })
  })
}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        file: { type: 'string', multiple: true },
        address: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [command, name = '', ...more] = positionals
    if (more.length > 0) throw new Problem(usage)
    return { command, name, files: values.file, address: values.address, isDry: values['dry-run'] }
  } catch {
    throw new Problem(usage)
  }
}

async function main(): Promise<number> {
  try {
    const given = readCommand()
    const { command, name, files, address, isDry } = given
    if (command === 'list') {
      printSources()
      return 0
    }
    if (command !== 'check' && command !== 'pull') throw new Problem(usage)
    const law = findLawList(name)
    if (law) return await compareWithLaw(law, given)
    const unpulled = unpulledSources.find((one) => one.name === name)
    if (unpulled) throw new Problem(`${unpulled.title}: ${unpulled.why}`)
    const known = findSource(name)
    if (!known) throw new Problem(`There is no list ${name}.\n${usage}`)
    const source = address === undefined ? known : { ...known, address }
    const open = files ? openCopies(files) : openPublished(source)
    if (command === 'check') {
      await check(source, open)
      return 0
    }
    return await withSiteDatabase(root, (url) => {
      process.env.DATABASE_URL = url
      return withOwnConnection((db) => pull(db, source, open, isDry))
    })
  } catch (error) {
    const isSaid = [Problem, AppError, FileProblem, ListProblem].some((known) => error instanceof known)
    process.stderr.write(`${error instanceof Error ? (isSaid ? error.message : error.stack) : error}\n`)
    return 1
  }
}

process.exit(await main())
