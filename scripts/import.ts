// `npm run import -- FILE --source NAME [--dry-run] [--good-rows] [--mapping NAME | --mapping-file FILE] [--category NAME]`: what /admin/import does.
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import type { ImportFormat } from '@/db/vocabulary/operations'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { checkFile } from '@/lib/directory-data/imports/check'
import { chooseMapping, isHeedful, storedMapping, toMapping } from '@/lib/directory-data/imports/column-mapping'
import { createImport } from '@/lib/directory-data/imports/create'
import { detectFormat } from '@/lib/directory-data/imports/detect-format'
import { guessColumns, knowsColumn } from '@/lib/directory-data/imports/guess-columns'
import { type Mapping, mappingNames, mappings } from '@/lib/directory-data/imports/mappings'
import { isTable, profileTable, type TableProfile } from '@/lib/directory-data/imports/profile-table'
import { getImport, listImportRows, listLeftOut } from '@/lib/directory-data/imports/queries'
import { nameColumns } from '@/lib/directory-data/imports/read-csv'
import { importOptions, listUnheeded } from '@/lib/directory-data/imports/schema'
import { toTable } from '@/lib/directory-data/imports/to-table'
import { AppError } from '@/lib/http/app-error'
import { Problem } from '@/local/problem'
import { withSiteDatabase } from '@/local/with-site-database'

const root = fileURLToPath(new URL('..', import.meta.url))
const actor = { userId: null, email: 'npm run import' }
const SHOWN = 50

const usage = `npm run import -- FILE --source NAME [--dry-run] [--good-rows] [--mapping ${mappingNames.join('|')} | --mapping-file FILE] [--category NAME]
  FILE      a table (CSV, Excel, GeoJSON, JSON), or HSDS 1 to 3: JSON, or a data package (zip)
  --source  whose records these are, such as hrsa-sites; the same name each time
  --mapping-file says what the columns of another list mean; without it, what we guess is printed
  --dry-run says what would happen, and writes nothing
  --good-rows writes the rows that fit, where others do not`

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'good-rows': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        source: { type: 'string' },
        mapping: { type: 'string' },
        'mapping-file': { type: 'string' },
        category: { type: 'string' },
      },
    })
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new Problem(usage)
    const { 'dry-run': isDry, 'good-rows': isPartial, 'mapping-file': mappingPath, ...options } = values
    const read = importOptions.safeParse(options)
    if (read.success) return { path: resolve(process.cwd(), path), isDry, isPartial, mappingPath, ...read.data }
    const said = read.error.issues.map(({ path: [name], message }) => `--${String(name)}: ${message}`)
    throw new Problem(`${said.join('\n')}\n\n${usage}`)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(usage)
  }
}

type Command = ReturnType<typeof readCommand>

const print = (text: string) => process.stdout.write(`${text}\n`)

/** A progress line that overwrites itself, on a terminal. */
function showProgress(what: string, share: number, rows: number): void {
  if (!process.stdout.isTTY) return
  const percent = Math.floor(Math.min(1, share) * 100)
  process.stdout.write(`\r${what} ${String(percent).padStart(3)} %  ${rows.toLocaleString('en-US')} rows`.padEnd(60))
}

const endProgress = () => process.stdout.isTTY && process.stdout.write(`\r${' '.repeat(60)}\r`)

/** A mapping file that can be corrected and given with --mapping-file. */
function suggest({ rows, columns }: TableProfile): string {
  const heads = rows[0] ?? []
  const guessed = guessColumns(
    heads,
    {},
    columns.map(({ kind }) => kind),
  )
  const pairs = nameColumns(heads).flatMap((name, at) => (name === null ? [] : [[name, guessed[at] ?? null] as const]))
  const taken = pairs.filter(([, key]) => key !== null).length
  const unknown = pairs.flatMap(([name, key]) => (key === null && !knowsColumn(name) ? [name] : []))
  return `${taken} of ${pairs.length} columns are guessed, ${pairs.length - taken - unknown.length} have no place here, ${unknown.length} are unknown${unknown.length > 0 ? `: ${unknown.join(', ')}` : ''}.

${JSON.stringify({ columns: Object.fromEntries(pairs), category: null, description: null }, null, 2)}`
}

async function readMappingFile(path: string, names: readonly (string | null)[]): Promise<Mapping> {
  const text = await readFile(resolve(process.cwd(), path), 'utf8').catch(() => {
    throw new Problem(`There is no file ${path}.`)
  })
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Problem(`${path} is no JSON.`)
  }
  const read = storedMapping.safeParse(given)
  if (!read.success) {
    throw new Problem(
      read.error.issues.map(({ path: at, message }) => `${path}: ${at.join('.')}: ${message}`).join('\n'),
    )
  }
  const mapping = read.data
  if (!isHeedful(mapping, names)) {
    const keys = names.map((name) => (name === null ? null : (mapping.columns[name] ?? null)))
    const which = listUnheeded(names, keys).filter((name) => !mapping.sure?.includes(name))
    throw new Problem(
      `These columns say what is not for the public, and the mapping does not use them: ${which.join(', ')}. Map them to rowRule or isPrivate, or name them in "sure". Nothing was changed.`,
    )
  }
  return toMapping(mapping)
}

async function findMapping(db: Database, command: Command, path: string): Promise<Mapping> {
  const { source, mapping: asked, mappingPath } = command
  const profile = await profileTable(path).catch(() => null)
  const heads = profile?.rows[0] ?? []
  if (mappingPath) return readMappingFile(mappingPath, nameColumns(heads))
  const known = await chooseMapping(db, source, asked, heads)
  if (known || !profile || !isTable(profile.rows) || asked !== 'template') return known ?? mappings[asked]
  throw new Problem(
    `These columns are not those of our template. Save what follows as mapping.json, correct it, and add --mapping-file mapping.json; or upload the file once in the console. Nothing was changed.\n\n${suggest(profile)}`,
  )
}

async function check(db: Database, command: Command, id: string, mapping: Mapping, file: Opened, sizeBytes: number) {
  const { source, category = null } = command
  let rows = 0
  await checkFile(db, { id, source, ...file, mapping, category }, (bytes, count) => {
    rows += count
    showProgress('Reading', bytes / sizeBytes, rows)
  })
  endProgress()
}

interface Opened {
  path: string
  format: ImportFormat
}

/** A workbook or a list in JSON is turned into a table in a copy. */
async function withTable<T>(path: string, work: (file: Opened) => Promise<T>): Promise<T> {
  const format = await detectFormat(path)
  if (format !== 'xlsx' && format !== 'json-list') return work({ path, format })
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const copy = join(folder, 'table')
    await copyFile(path, copy)
    return await work({ path: copy, format: await toTable(copy, format) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function printLeftOut(db: Database, id: string): Promise<void> {
  const left = await listLeftOut(id, db)
  if (left.length > 0) print('Kept from the public, by what the file says:')
  for (const { reason, count, isRow } of left) print(`  ${count} ${isRow ? 'rows' : 'times'}: ${reason}`)
}

async function printRows(db: Database, id: string, action: 'bad' | 'skip', total: number): Promise<void> {
  const { items } = await listImportRows({ importId: id, action, limit: SHOWN }, db)
  for (const { place, title, problems, note } of items) {
    for (const { column, message } of problems) print(`  ${place}, ${column}: ${message} (${title})`)
    if (note) print(`  ${place}: ${note} (${title})`)
  }
  if (total > items.length) print(`  ... and ${(total - items.length).toLocaleString('en-US')} more`)
}

/** The fields that were ignored in the imported records. */
async function printNotes(db: Database, id: string): Promise<void> {
  const { items, next } = await listImportRows({ importId: id, isNoted: true, limit: SHOWN }, db)
  if (items.length > 0) print('Of these records something is not taken:')
  for (const { place, title, note } of items) print(`  ${place}: ${note} (${title})`)
  if (next !== null) print('  ... and of more. The console shows all rows.')
}

/** Returns the exit code: 0 on success, 1 if the file is invalid. */
async function run(command: Command): Promise<number> {
  const found = await stat(command.path).catch(() => null)
  if (!found?.isFile()) throw new Problem(`There is no file ${command.path}.`)
  return withOwnConnection((db) => withTable(command.path, (file) => importOpened(db, command, file, found.size)))
}

async function importOpened(db: Database, command: Command, file: Opened, sizeBytes: number): Promise<number> {
  const mapping = file.format === 'csv' ? await findMapping(db, command, file.path) : mappings[command.mapping]
  const facts = { source: command.source, sizeBytes, format: file.format }
  const id = await createImport(db, { ...facts, fileName: basename(command.path).slice(0, 200) }, actor)
  try {
    await check(db, command, id, mapping, file, sizeBytes)
    const { state, problem, toAdd, toChange, toLeave, toSkip, bad } = await getImport(id, db)
    if (state === 'refused') {
      print(problem ?? 'The file was refused.')
      return 1
    }
    print(`To add: ${toAdd}. To change: ${toChange}. As they are: ${toLeave}. Skipped: ${toSkip}. Wrong: ${bad}.`)
    await printLeftOut(db, id)
    if (toSkip > 0) await printRows(db, id, 'skip', toSkip)
    await printNotes(db, id)
    if (bad > 0) {
      await printRows(db, id, 'bad', bad)
      if (!command.isPartial) {
        print('Nothing was written: a file is written whole or not at all. With --good-rows, those that fit are.')
        return 1
      }
    }
    if (command.isDry) print('This was a dry run. Nothing was written.')
    else if (toAdd + toChange === 0) print('There is nothing to write.')
    else {
      const note = (done: number, total: number) => showProgress('Writing', total ? done / total : 1, done)
      await applyImport(db, id, actor, { rows: command.isPartial ? 'good' : 'all', note })
      endProgress()
      print(`Written: ${toAdd} added, ${toChange} changed. The pages follow within two seconds.`)
    }
    return 0
  } finally {
    await db.execute(sql`delete from import_rows where import_id = ${id}::uuid`)
    await db.execute(sql`delete from imports where id = ${id}::uuid and status <> 'applied'`)
  }
}

async function main(): Promise<number> {
  try {
    const command = readCommand()
    return await withSiteDatabase(root, (url) => {
      process.env.DATABASE_URL = url
      return run(command)
    })
  } catch (error) {
    const isSaid = error instanceof Problem || error instanceof AppError
    process.stderr.write(`${isSaid ? error.message : error instanceof Error ? error.stack : error}\n`)
    return 1
  }
}

process.exit(await main())
