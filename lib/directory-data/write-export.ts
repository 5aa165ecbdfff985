/** Writes the whole directory into one file, a batch of records at a time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { query } from '@/db'
import { site } from '@/lib/site/site'
import { writeTableLine } from '@/lib/text/csv'
import { writeSheetHead, writeSheetLine } from './csv'
import { describeDataPackage } from './data-package'
import type { ExportFile } from './export-files'
import { type FileWriter, openFile } from './file-writer'
import type { HsdsTaxonomyTerm } from './hsds-record'
import { type HsdsTableName, hsdsTableNames, hsdsTables } from './hsds-standard'
import { getTaxonomy, listFixedTerms, taxonomyKeys } from './hsds-terms'
import type { PublicEntry } from './public-entry'
import { type EntryPosition, readBatch } from './read-entries'
import { toHsdsService } from './to-hsds'
import { type HsdsRow, toHsdsTables } from './to-hsds-tables'
import { writeZip } from './write-zip'

/** What is alive while the next batch is awaited grows old before it is taken away: few records, little memory. */
const BATCH = 40
const DEADLINE_MS = 10_000

/** Every published record, the services of one organization one after the other. */
async function* readEntries(): AsyncGenerator<PublicEntry> {
  for (let after: EntryPosition | null = null; ; ) {
    const position: EntryPosition | null = after
    const batch: PublicEntry[] = await query((db) => readBatch(db, position, BATCH), DEADLINE_MS)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = { organizationId: last.organization.id, id: last.id }
  }
}

async function writeCsv(target: FileWriter): Promise<void> {
  await target.write(writeSheetHead())
  for await (const entry of readEntries()) await target.write(writeSheetLine(entry))
}

async function writeNdjson(target: FileWriter): Promise<void> {
  for await (const entry of readEntries()) await target.write(`${JSON.stringify(toHsdsService(entry))}\n`)
}

/** One list of services, each with all that hangs on it. */
async function writeJson(target: FileWriter): Promise<void> {
  let mark = '[\n'
  for await (const entry of readEntries()) {
    await target.write(mark + JSON.stringify(toHsdsService(entry)))
    mark = ',\n'
  }
  await target.write(mark === '[\n' ? '[]\n' : '\n]\n')
}

function writeRows(table: HsdsTableName, rows: readonly HsdsRow[]): string {
  const names = hsdsTables[table].fields.map(({ name }) => name)
  return rows.map((row) => writeTableLine(names.map((name) => row[name]))).join('')
}

/** The longest table: it goes into the archive as it is made, so that a download begins at once and never pauses. */
const LIVE = 'service'
const storedNames = hsdsTableNames.filter((name) => name !== LIVE)

type Tables = Record<HsdsTableName, FileWriter>

/** Gives the lines of the services; the other tables grow beside it, so that none tells of what another does not know. */
async function* fillTables(tables: Tables): AsyncGenerator<string> {
  const terms = new Map<string, HsdsTaxonomyTerm>(listFixedTerms().map((term) => [term.id, term]))
  let organization = ''
  const head = (name: HsdsTableName) => writeTableLine(hsdsTables[name].fields.map((field) => field.name))
  for (const name of storedNames) await tables[name].write(head(name))
  yield head(LIVE)
  for await (const entry of readEntries()) {
    const service = toHsdsService(entry)
    const rows = toHsdsTables(service, entry.organization.id !== organization)
    organization = entry.organization.id
    for (const { taxonomy_term: term } of service.attributes ?? []) terms.set(term.id, term)
    for (const name of storedNames) {
      const own = rows[name]
      if (own && own.length > 0) await tables[name].write(writeRows(name, own))
    }
    yield writeRows(LIVE, rows[LIVE] ?? [])
  }
  const sorted = [...terms.values()].sort((a, b) => (`${a.taxonomy} ${a.code}` < `${b.taxonomy} ${b.code}` ? -1 : 1))
  await tables.taxonomy_term.write(writeRows('taxonomy_term', sorted))
  await tables.taxonomy.write(writeRows('taxonomy', taxonomyKeys.map(getTaxonomy)))
  for (const name of storedNames) await tables[name].close()
}

async function writePackage(target: FileWriter, path: string, version: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), 'tables-'))
  const at = (name: HsdsTableName) => join(folder, hsdsTables[name].path)
  const tables = Object.fromEntries(storedNames.map((name) => [name, openFile(at(name))])) as Tables
  try {
    const facts = { title: `${site.name}: directory`, homepage: `${site.url}/about/open-data`, version }
    const description = `${JSON.stringify(describeDataPackage(facts), null, 2)}\n`
    await writeZip(target, [
      { name: 'datapackage.json', from: { text: description } },
      { name: hsdsTables[LIVE].path, from: { made: fillTables(tables) } },
      ...storedNames.map((name) => ({ name: hsdsTables[name].path, from: { path: at(name) } })),
    ])
  } finally {
    for (const name of storedNames) tables[name].abort()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `version` is that of the directory's state. */
export async function writeExport(file: ExportFile, path: string, version: string): Promise<void> {
  const target = openFile(path)
  try {
    if (file === 'directory.csv') await writeCsv(target)
    else if (file === 'directory.json') await writeJson(target)
    else if (file === 'directory.ndjson') await writeNdjson(target)
    else await writePackage(target, path, version)
    await target.close()
  } catch (error) {
    target.abort()
    await rm(path, { force: true })
    throw error
  }
}
