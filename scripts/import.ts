// `npm run import -- FILE [--dry-run] [--good-rows] [--source NAME] [--mapping NAME] [--category NAME]`: what /admin/import does.
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { checkFile } from '@/lib/directory-data/imports/check'
import { chooseMapping } from '@/lib/directory-data/imports/column-mapping'
import { createImport } from '@/lib/directory-data/imports/create'
import { detectFormat } from '@/lib/directory-data/imports/detect-format'
import { mappingNames, mappings } from '@/lib/directory-data/imports/mappings'
import { getImport, listImportRows } from '@/lib/directory-data/imports/queries'
import { readStart } from '@/lib/directory-data/imports/read-start'
import { importOptions } from '@/lib/directory-data/imports/schema'
import { AppError } from '@/lib/http/app-error'
import { Problem } from '@/local/problem'
import { withSiteDatabase } from '@/local/with-site-database'

const root = fileURLToPath(new URL('..', import.meta.url))
const actor = { userId: null, email: 'npm run import' }
const SHOWN = 50

const usage = `npm run import -- FILE --source NAME [--dry-run] [--good-rows] [--mapping ${mappingNames.join('|')}] [--category NAME]
  FILE      a CSV, or HSDS 3.x: JSON, or a data package (zip)
  --source  whose records these are, such as hrsa-sites; the same name each time
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
        category: { type: 'string' },
      },
    })
    const [path, ...more] = positionals
    if (!path || more.length > 0) throw new Problem(usage)
    const { 'dry-run': isDry, 'good-rows': isPartial, ...options } = values
    const read = importOptions.safeParse(options)
    if (read.success) return { path: resolve(process.cwd(), path), isDry, isPartial, ...read.data }
    const said = read.error.issues.map(({ path: [name], message }) => `--${String(name)}: ${message}`)
    throw new Problem(`${said.join('\n')}\n\n${usage}`)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(usage)
  }
}

type Command = ReturnType<typeof readCommand>

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A progress line that overwrites itself, on a terminal. */
function showProgress(what: string, share: number, rows: number): void {
  if (!process.stdout.isTTY) return
  const percent = Math.floor(Math.min(1, share) * 100)
  process.stdout.write(`\r${what} ${String(percent).padStart(3)} %  ${rows.toLocaleString('en-US')} rows`.padEnd(60))
}

const endProgress = () => process.stdout.isTTY && process.stdout.write(`\r${' '.repeat(60)}\r`)

async function check(db: Database, command: Command, id: string, path: string, sizeBytes: number): Promise<void> {
  const { source, mapping: asked, category = null } = command
  const format = await detectFormat(path)
  const [head = []] = format === 'csv' ? await readStart(path).catch(() => []) : []
  const mapping = (await chooseMapping(db, source, asked, head)) ?? mappings[asked]
  let rows = 0
  await checkFile(db, { id, source, path, mapping, category, format }, (bytes, count) => {
    rows += count
    showProgress('Reading', bytes / sizeBytes, rows)
  })
  endProgress()
}

async function sayRows(db: Database, id: string, action: 'bad' | 'skip', total: number): Promise<void> {
  const { items } = await listImportRows({ importId: id, action, limit: SHOWN }, db)
  for (const { place, title, problems, note } of items) {
    for (const { column, message } of problems) say(`  ${place}, ${column}: ${message} (${title})`)
    if (note) say(`  ${place}: ${note} (${title})`)
  }
  if (total > items.length) say(`  ... and ${(total - items.length).toLocaleString('en-US')} more`)
}

/** The fields that were ignored in the imported records. */
async function sayNotes(db: Database, id: string): Promise<void> {
  const { items, next } = await listImportRows({ importId: id, isNoted: true, limit: SHOWN }, db)
  if (items.length > 0) say('Of these records something is not taken:')
  for (const { place, title, note } of items) say(`  ${place}: ${note} (${title})`)
  if (next !== null) say('  ... and of more. The console shows all rows.')
}

/** Returns the exit code: 0 on success, 1 if the file is invalid. */
async function run(command: Command): Promise<number> {
  const found = await stat(command.path).catch(() => null)
  if (!found?.isFile()) throw new Problem(`There is no file ${command.path}.`)
  return withOwnConnection(async (db) => {
    const facts = { source: command.source, sizeBytes: found.size, format: await detectFormat(command.path) }
    const id = await createImport(db, { ...facts, fileName: basename(command.path).slice(0, 200) }, actor)
    try {
      await check(db, command, id, command.path, found.size)
      const { state, problem, toAdd, toChange, toLeave, toSkip, bad } = await getImport(id, db)
      if (state === 'refused') {
        say(problem ?? 'The file was refused.')
        return 1
      }
      say(`To add: ${toAdd}. To change: ${toChange}. As they are: ${toLeave}. Skipped: ${toSkip}. Wrong: ${bad}.`)
      if (toSkip > 0) await sayRows(db, id, 'skip', toSkip)
      await sayNotes(db, id)
      if (bad > 0) {
        await sayRows(db, id, 'bad', bad)
        if (!command.isPartial) {
          say('Nothing was written: a file is written whole or not at all. With --good-rows, those that fit are.')
          return 1
        }
      }
      if (command.isDry) say('This was a dry run. Nothing was written.')
      else if (toAdd + toChange === 0) say('There is nothing to write.')
      else {
        const note = (done: number, total: number) => showProgress('Writing', total ? done / total : 1, done)
        await applyImport(db, id, actor, { rows: command.isPartial ? 'good' : 'all', note })
        endProgress()
        say(`Written: ${toAdd} added, ${toChange} changed. The pages follow within two seconds.`)
      }
      return 0
    } finally {
      await db.execute(sql`delete from import_rows where import_id = ${id}::uuid`)
      await db.execute(sql`delete from imports where id = ${id}::uuid and status <> 'applied'`)
    }
  })
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
