/** The rows of a source as they are published, some at a time: a table line by line, JSON page by page. */
import type { Readable } from 'node:stream'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { readCsvLines } from '@/lib/directory-data/imports/read-csv'
import type { Cell, Source } from './source'

/** Opens an address of the source, or the next file in its place; null where there is no further one. */
export type OpenPage = (address: string, page: number) => Promise<Readable | null>

const PAGE_BYTES = 96 * 1024 * 1024
const MAX_PAGES = 500
const nothing = 'Nothing was changed.'

export interface SourceRecord {
  cell: Cell
  /** 'line 12', 'page 2, row 40' */
  place: string
}

const isWebPage = (start: string) => /^\s*<(!doctype|html|\?xml)/i.test(start)

function refuseWebPage(source: Source): never {
  throw new FileProblem(`${source.title}: the address gives a web page, not a file. ${nothing}`)
}

function refuseMissing(source: Source, has: (column: string) => boolean): void {
  const missing = Object.values(source.columns).filter((column) => !has(column))
  if (missing.length === 0) return
  const named = [...new Set(missing)].map((name) => `“${name}”`).join(', ')
  throw new FileProblem(
    `${source.title}: the file does not have ${named}. Its columns may have been renamed. ${nothing}`,
  )
}

async function* readTable(source: Source, open: OpenPage): AsyncGenerator<SourceRecord> {
  let head: Map<string, number> | null = null
  let width = 0
  for await (const { cells, line } of readCsvLines(() => openFirst(source, open))) {
    if (!head) {
      const names = cells.map((cell) => cell.trim())
      if (isWebPage(names[0] ?? '')) refuseWebPage(source)
      refuseMissing(source, (column) => names.includes(column))
      head = new Map(names.map((name, index) => [name, index]))
      width = cells.length
      continue
    }
    if (cells.length !== width) {
      throw new FileProblem(
        `${source.title}: line ${line} has ${cells.length} cells of ${width}. The file may have been cut short. ${nothing}`,
      )
    }
    const columns = head
    yield { cell: (column) => cells[columns.get(column) ?? -1]?.trim() ?? '', place: `line ${line}` }
  }
  if (!head) throw new FileProblem(`${source.title}: the file is empty. ${nothing}`)
}

async function openFirst(source: Source, open: OpenPage): Promise<Readable> {
  const { address, format } = source
  const first = await open(format.kind === 'json' ? format.page(address, 0, 0) : address, 0)
  if (!first) throw new FileProblem(`${source.title}: there is no file. ${nothing}`)
  return first
}

async function readText(source: Source, page: Readable): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of page) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > PAGE_BYTES) throw new FileProblem(`${source.title}: a page is larger than it can be. ${nothing}`)
    parts.push(bytes)
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\ufeff/, '')
}

function parsePage(source: Source, text: string): unknown {
  if (isWebPage(text)) refuseWebPage(source)
  if (text.trim() === '') throw new FileProblem(`${source.title}: the file is empty. ${nothing}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new FileProblem(`${source.title}: this JSON is incomplete. The file may have been cut short. ${nothing}`)
  }
}

/** Undefined: there is no such column. */
function find(row: Record<string, unknown>, column: string): unknown {
  if (Object.hasOwn(row, column)) return row[column]
  return column
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      row,
    )
}

function write(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ').trim()
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function* readPages(source: Source, open: OpenPage): AsyncGenerator<SourceRecord> {
  const { format } = source
  if (format.kind !== 'json') return
  let before = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const body =
      page === 0 ? await openFirst(source, open) : await open(format.page(source.address, page, before), page)
    if (!body) return
    const parsed = parsePage(source, await readText(source, body))
    const rows = format.rows(parsed)
    if (!rows) {
      throw new FileProblem(`${source.title}: the address gives something other than its rows. ${nothing}`)
    }
    if (page === 0 && rows.length > 0) {
      refuseMissing(source, (column) => rows.some((row) => find(row, column) !== undefined))
    }
    for (const [index, row] of rows.entries()) {
      yield { cell: (column) => write(find(row, column)), place: `page ${page + 1}, row ${index + 1}` }
    }
    before += rows.length
    if (!format.hasMore(parsed, page, rows.length)) return
  }
  throw new FileProblem(`${source.title}: it does not end after ${MAX_PAGES} pages. ${nothing}`)
}

async function* readWebPage(source: Source, open: OpenPage): AsyncGenerator<SourceRecord> {
  const { format } = source
  if (format.kind !== 'html') return
  const text = await readText(source, await openFirst(source, open))
  const rows = text.trim() === '' ? null : format.rows(text)
  if (!rows || rows.length === 0) {
    throw new FileProblem(`${source.title}: the page no longer has its list, or has it in another way. ${nothing}`)
  }
  for (const [index, row] of rows.entries()) yield { cell: (column) => write(row[column]), place: `row ${index + 1}` }
}

/** It is read as a file of HSDS (peers.ts), not row by row. */
async function* readNone(source: Source): AsyncGenerator<SourceRecord> {
  yield* []
  throw new Error(`${source.name} has no rows of its own`)
}

const readers = { csv: readTable, json: readPages, html: readWebPage, hsds: readNone }

export const readRecords = (source: Source, open: OpenPage): AsyncGenerator<SourceRecord> =>
  readers[source.format.kind](source, open)
