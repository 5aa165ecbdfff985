/** Tables in other clothes, written as a CSV in their place: Excel workbooks, GeoJSON, and lists in plain JSON. */
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import readExcelFile from 'read-excel-file/node'
import type { ImportFormat } from '@/db/vocabulary/operations'
import { isObject, type Json } from '@/lib/directory-data/json-value'
import { writeTableLine } from '@/lib/text/csv'
import { openArchive } from './archive'
import { type FoundFormat, startsAsList } from './detect-format'
import { FileProblem, importLimits } from './file-problem'
import { JsonSplitter } from './json-splitter'
import { readPrivacy } from './private-columns'

/** The records in JSON that is no list itself: a list under some name, or a tree by town and name. */
interface Found {
  record: Json
  /** The names on the way to it. */
  keys: readonly string[]
}

/** Less is a wrapper around records, or says nothing by itself. */
const isRecord = (value: Json) =>
  Object.values(value).filter((one) => one !== null && typeof one !== 'object').length >= 2

/** What stands in one list or one map comes together, whatever the names on the way. Records have no records inside. */
function collect(
  value: unknown,
  path: string,
  keys: readonly string[],
  groups: Map<string, Found[]>,
  isAmong = false,
): void {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject)
    // What stands among records is one, however little it says by itself.
    const isList = objects.filter(isRecord).length * 2 > objects.length
    for (const one of value) collect(one, `${path}[]`, keys, groups, isList)
  } else if (isObject(value) && path !== '' && (isRecord(value) || isAmong)) {
    const group = groups.get(path) ?? []
    group.push({ record: value, keys })
    groups.set(path, group)
  } else if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (!key.startsWith('_')) collect(one, `${path}{}`, [...keys, key], groups)
    }
  }
}

const NAME = /name|title|organi[sz]ation|agency|provider/i

/** In a map, a record's name may be what it is found by; the name of the list may be its town. */
function addKeys({ record, keys }: Found, isMap: boolean): Json {
  const own = keys.at(-1) ?? ''
  const isNamed = !isMap || Object.keys(record).some((key) => NAME.test(key)) || !/\p{L}{3}/u.test(own)
  const way = isMap ? keys.slice(0, -1) : keys
  // A list that is called inactive or internal says so of all that stand in it.
  const ended = way.find((key) => readPrivacy('status', 'status', key, '') === 'out')
  return { ...(isNamed ? {} : { name: own }), group: way.at(-1), ...record, 'group status': ended }
}

/** Those of the largest group; none if there is only one. */
function findRecords(tree: unknown): Json[] {
  const groups = new Map<string, Found[]>()
  collect(tree, '', [], groups)
  const [[path, best] = ['', []]] = [...groups].sort(([, a], [, b]) => b.length - a.length)
  return best.length < 2 ? [] : best.map((one) => addKeys(one, path.endsWith('{}')))
}

const nothing = 'Nothing was changed.'
const MAX_CELLS = 5_000_000
/** Of a tree that has to be read at once. */
const MAX_TREE_BYTES = 16 * 1024 * 1024

const writeCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function* writeRows(rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>) {
  for await (const row of rows) yield writeTableLine(row.map(writeCell))
}

async function replace(
  path: string,
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Promise<void> {
  const written = `${path}.csv`
  await pipeline(Readable.from(writeRows(rows)), createWriteStream(written, { mode: 0o600 }))
  await rename(written, path)
}

/** The sheet with the most rows: the others explain it. */
async function readWorkbook(path: string): Promise<unknown[][]> {
  // Checks the zip for bombs first.
  ;(await openArchive(path)).close()
  let best: unknown[][] = []
  for (const { data } of await readExcelFile(await readFile(path))) {
    const rows: unknown[][] = data
    if (rows.reduce((sum, row) => sum + row.length, 0) > MAX_CELLS) {
      throw new FileProblem(`The workbook has too many cells. Save the sheet as CSV. ${nothing}`)
    }
    if (rows.length > best.length) best = rows
  }
  if (best.length === 0) throw new FileProblem(`The workbook is empty. ${nothing}`)
  return best
}

const MAX_DEPTH = 3

/** { address: { city } } as 'address city'; a list of words in one cell. */
function flatten(record: Json, path = '', depth = 0): [string, unknown][] {
  return Object.entries(record).flatMap(([key, value]): [string, unknown][] => {
    const name = path ? `${path} ${key}` : key
    if (isObject(value) && depth < MAX_DEPTH) return flatten(value, name, depth + 1)
    if (!Array.isArray(value)) return [[name, value]]
    if (value.every((one) => !isObject(one) && !Array.isArray(one))) return [[name, value.map(writeCell).join('; ')]]
    return value.slice(0, 5).flatMap((one, at) => (isObject(one) ? flatten(one, `${name} ${at + 1}`, depth + 1) : []))
  })
}

function readPoint({ geometry }: Json): Json {
  if (!isObject(geometry) || geometry.type !== 'Point' || !Array.isArray(geometry.coordinates)) return {}
  const [longitude, latitude] = geometry.coordinates
  return { longitude, latitude }
}

/** A feature of GeoJSON, a record of Airtable, or an object. */
function toFlat(record: Json): Map<string, unknown> {
  if (record.type === 'Feature' && isObject(record.properties)) {
    const own = flatten(record.properties)
    const has = own.some(([name]) => /^lat(itude)?$/i.test(name))
    const id = record.id === undefined ? [] : [['id', record.id] as [string, unknown]]
    return new Map([...id, ...own, ...(has ? [] : Object.entries(readPoint(record)))])
  }
  if (isObject(record.fields)) return new Map([['id', record.id], ...flatten(record.fields)])
  return new Map(flatten(record))
}

/** Records in a tree of another shape, as far as it can be read at once. */
async function findNested(path: string): Promise<Json[]> {
  if ((await stat(path)).size > MAX_TREE_BYTES) return []
  try {
    return findRecords(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return []
  }
}

async function* readObjects(path: string, nested: readonly Json[]): AsyncGenerator<Json> {
  if (nested.length > 0) {
    yield* nested
    return
  }
  const splitter = new JsonSplitter(importLimits.rowBytes * 4)
  const stream = createReadStream(path, { encoding: 'utf8' })
  for await (const chunk of stream as AsyncIterable<string>) {
    for (const { text, line } of splitter.add(chunk)) {
      let record: unknown
      try {
        record = JSON.parse(text)
      } catch {
        throw new FileProblem(`Line ${line}: what begins here is no JSON object that we can read. ${nothing}`)
      }
      if (isObject(record)) yield record
    }
  }
  splitter.end()
}

async function* readList(path: string, nested: readonly Json[]): AsyncGenerator<unknown[]> {
  const names = new Set<string>()
  for await (const record of readObjects(path, nested)) for (const name of toFlat(record).keys()) names.add(name)
  const columns = [...names].slice(0, 400)
  yield columns
  for await (const record of readObjects(path, nested)) {
    const flat = toFlat(record)
    yield columns.map((name) => flat.get(name))
  }
}

/** The format by which the file is then read. */
export async function toTable(path: string, format: FoundFormat): Promise<ImportFormat> {
  if (format === 'xlsx') {
    const rows = await readWorkbook(path).catch((error: unknown) => {
      if (error instanceof FileProblem) throw error
      throw new FileProblem(`This Excel workbook can’t be read. Save it as "CSV UTF-8" and send it again. ${nothing}`)
    })
    await replace(path, rows)
    return 'csv'
  }
  if (format === 'json-list') {
    const isList = await startsAsList(path)
    const nested = isList ? [] : await findNested(path)
    // Neither: the reader of HSDS says why.
    if (!isList && nested.length === 0) return 'hsds-json'
    await replace(path, readList(path, nested))
    return 'csv'
  }
  return format
}
