/** HSDS as a tabular data package: a zip of tables that name one another by ids. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/db'
import { type Archive, openArchive } from './archive'
import { FileProblem, type NoteBytes, type RawRow } from './file-problem'
import { toRow } from './hsds-row'
import { PackageParts } from './package-parts'
import { readCsvLines } from './read-csv'
import { findDialect } from './table-dialect'

const nothing = 'Nothing was changed.'
const DESCRIPTION = 'datapackage.json'
const MAX_DESCRIPTOR_BYTES = 1024 * 1024
const BATCH = 250

const description = z.object({
  resources: z
    .array(z.object({ name: z.string().max(100), path: z.union([z.string(), z.array(z.string())]) }))
    .max(100),
})

/** Which columns of a table name what its rows hang on. */
const links: Record<string, string[]> = {
  organization: ['id'],
  service_at_location: ['service_id'],
  location: ['id'],
  address: ['location_id'],
  /** Of HSDS 1 and 2, down to `taxonomy`. */
  physical_address: ['location_id'],
  regular_schedule: ['service_id', 'service_at_location_id', 'location_id'],
  eligibility: ['service_id'],
  service_taxonomy: ['service_id'],
  service_attribute: ['service_id'],
  taxonomy: ['id'],
  phone: ['service_id', 'service_at_location_id', 'location_id', 'organization_id'],
  schedule: ['service_id', 'service_at_location_id', 'location_id'],
  service_area: ['service_id'],
  language: ['service_id', 'phone_id'],
  required_document: ['service_id'],
  accessibility: ['location_id'],
  attribute: ['link_id'],
  taxonomy_term: ['id'],
}

/** 'services_taxonomy', 'physical_addresses' and 'eligibilities' as HSDS names them since version 2. */
function findTable(word: string): string | undefined {
  const single = (part: string) =>
    part
      .replace(/ies$/, 'y')
      .replace(/sses$/, 'ss')
      .replace(/(?<=[^s])s$/, '')
  const parts = word.toLowerCase().split('_')
  return [word.toLowerCase(), parts.map(single).join('_'), single(word.toLowerCase())].find(
    (one) => one === 'service' || Object.hasOwn(links, one),
  )
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const isHidden = (path: string) => /(^|\/)(__MACOSX\/|\.)/.test(path)

/** Older packages often come without a description: their tables are known by the names of the files. */
function readNames(archive: Archive): Map<string, string> {
  const named = archive.names.flatMap((path): [string, string][] => {
    const [, word = ''] = /^(.+)\.(?:csv|tsv|txt)$/i.exec(lastPart(path)) ?? []
    const table = isHidden(path) ? undefined : findTable(word)
    return table ? [[table, path]] : []
  })
  if (named.length > 0) return new Map(named)
  throw new FileProblem(`The zip file lacks ${DESCRIPTION}, and no table of HSDS is in it. Nothing was changed.`)
}

interface Tables {
  paths: Map<string, string>
  /** Files that the description names and the package does not have. */
  absent: string[]
}

/** The description tells which file is which table; where it is stale, the files themselves do. */
function matchTables(archive: Archive, listed: readonly (readonly [string, string])[]): Tables {
  const paths = new Map<string, string>()
  const absent: string[] = []
  for (const [name, path] of listed) {
    const table = findTable(name) ?? findTable(lastPart(path).replace(/\.\w+$/, ''))
    if (table && paths.has(table)) continue
    const found = archive.names.includes(path)
      ? path
      : archive.names.find((one) => lastPart(one) === lastPart(path) && !isHidden(one))
    if (!found) absent.push(lastPart(path))
    else if (table) paths.set(table, found)
  }
  const others = archive.names.some((path) => /\.(csv|tsv)$/i.test(path)) ? [...readNamesSafely(archive)] : []
  for (const [table, path] of others) if (!paths.has(table)) paths.set(table, path)
  return { paths, absent }
}

function readNamesSafely(archive: Archive): Map<string, string> {
  try {
    return readNames(archive)
  } catch {
    return new Map()
  }
}

async function readDescription(archive: Archive): Promise<Tables> {
  const name = archive.names.find((one) => one === DESCRIPTION || /^[^/]+\/datapackage\.json$/.test(one))
  if (!name) return { paths: readNames(archive), absent: [] }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await archive.read(name)) {
    size += (chunk as Buffer).length
    if (size > MAX_DESCRIPTOR_BYTES) break
    chunks.push(chunk as Buffer)
  }
  const folder = name.slice(0, -DESCRIPTION.length)
  try {
    const { resources } = description.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    const listed = resources.flatMap(({ name: table, path }) =>
      typeof path === 'string' ? [[table, folder + path] as const] : [],
    )
    return matchTables(archive, listed)
  } catch {
    // The tables may tell themselves by their names.
    const paths = readNamesSafely(archive)
    if (paths.has('service')) return { paths, absent: [] }
    throw new FileProblem(`${DESCRIPTION} in the zip file is not one that we can read. Nothing was changed.`)
  }
}

interface TableRow {
  line: number
  cells: Record<string, string>
}

async function* readTable(archive: Archive, path: string, noteBytes?: NoteBytes): AsyncGenerator<TableRow> {
  let names: string[] | null = null
  try {
    const open = () => archive.read(path)
    const dialect = { ...(await findDialect(open)), skip: 0 }
    for await (const { cells, line } of readCsvLines(open, noteBytes, dialect)) {
      if (!names) {
        names = cells.map((cell) => cell.trim())
        continue
      }
      const known = names
      // No own property is made of a column that is called __proto__.
      yield {
        line,
        cells: Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[known[at] ?? '', cell]]))),
      }
    }
  } catch (error) {
    const reason = error instanceof FileProblem ? error.message : `it can’t be unpacked. ${nothing}`
    throw new FileProblem(`${path}: ${reason}`)
  }
  if (!names) throw new FileProblem(`${path} is empty: it has no line that names its columns. Nothing was changed.`)
}

async function loadParts(archive: Archive, tables: Map<string, string>, parts: PackageParts): Promise<void> {
  for (const [table, keys] of Object.entries(links)) {
    const path = tables.get(table)
    if (path === undefined) continue
    for await (const { cells, line } of readTable(archive, path)) {
      const broken = Object.entries(cells).find(([, cell]) => cell.includes('\0'))
      if (broken)
        throw new FileProblem(`${path}: Line ${line}, column ${broken[0]}: it has a broken character. ${nothing}`)
      for (const key of keys) if (cells[key]) await parts.add(table, cells[key], cells)
    }
  }
  await parts.finish()
}

export async function* readPackage(
  db: Database,
  path: string,
  category: string | null,
  noteBytes: NoteBytes,
): AsyncGenerator<RawRow> {
  const archive = await openArchive(path)
  const name = sql.raw(`import_parts_${randomBytes(8).toString('hex')}`)
  const parts = new PackageParts(db, name)
  try {
    const { paths: tables, absent } = await readDescription(archive)
    const services = tables.get('service')
    if (!services) {
      const lacks = absent.length > 0 ? `: it lacks ${absent.slice(0, 10).join(', ')}` : ''
      throw new FileProblem(`The zip file has no table "service"${lacks}. Nothing was changed.`)
    }
    await parts.create()
    await loadParts(archive, tables, parts)
    let batch: TableRow[] = []
    let isNoted = false
    const flush = async () => {
      const joined = await parts.join(batch.map(({ cells }) => cells))
      const rows = joined.map((service, at) => toRow(service, `${services}, line ${batch[at]?.line}`, category))
      const [first] = rows
      if (first && absent.length > 0 && !isNoted) {
        first.notes = [...(first.notes ?? []), `The package lacks ${absent.join(', ')}, which its description names.`]
        isNoted = true
      }
      batch = []
      return rows
    }
    for await (const row of readTable(archive, services, noteBytes)) {
      batch.push(row)
      if (batch.length === BATCH) yield* await flush()
    }
    yield* await flush()
  } finally {
    archive.close()
    await parts.drop()
  }
}
