import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, type Info, parse } from 'csv-parse'
import { readCategory } from '@/lib/resources/vocabulary'
import { cleanText } from './clean-json'
import { FileProblem, importLimits, type NoteBytes, type RawRow, type RowProblem } from './file-problem'
import type { Mapping } from './mappings'
import { Utf8Check } from './utf8-check'

interface Line {
  cells: string[]
  line: number
}

const nothing = 'Nothing was changed.'

function describeCsvError(error: CsvError, line: number): FileProblem {
  const column = typeof error.column === 'number' ? `, column ${error.column + 1}` : ''
  const where = `Line ${line}${column}`
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new FileProblem(
        `${where}: this row is longer than ${importLimits.rowBytes / 1024} KB. A quotation mark may not be closed. ${nothing}`,
      )
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FileProblem(`${where}: a quotation mark is opened and never closed. ${nothing}`)
    default:
      return new FileProblem(
        `${where}: there is a quotation mark where none can be. Write a quotation mark inside of a cell twice. ${nothing}`,
      )
  }
}

const countLines = (cells: string[]) =>
  cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

/** The lines of a CSV file, some at a time: of a file of any length, a few are in memory. */
export async function* readCsvLines(
  open: () => Readable | Promise<Readable>,
  noteBytes: NoteBytes = () => {},
): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: importLimits.rowBytes,
  })
  const feeding = pipeline(await open(), new Utf8Check(noteBytes), parser)
  feeding.catch(() => {})
  let consumed = 0
  let seen = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = consumed + info.empty_lines + 1
      consumed += 1 + countLines(record)
      seen += 1
      yield { cells: record, line }
    }
    await feeding
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser is ahead: rows that it read and we were not given yet are counted as a line each.
    const { records = seen, empty_lines: empty = 0 } = error as { records?: number; empty_lines?: number }
    throw describeCsvError(error, consumed + (records - seen) + empty + 1)
  } finally {
    parser.destroy()
  }
}

const named = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 60)}”`).join(', ')

/** Which field of ours each column is; every column that is missing or unknown is named. */
function readHead(cells: string[], { columns, required }: Mapping): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const missing = required.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !Object.hasOwn(columns, name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const problems = [
    ...(missing.length > 0 ? [`it lacks ${named(missing)}`] : []),
    ...(unknown.length > 0 ? [`we do not know ${named(unknown.slice(0, 20))}`] : []),
    ...(twice.length > 0 ? [`it has ${named([...new Set(twice)])} twice`] : []),
  ]
  if (names.length === 1 && /[;\t]/.test(names[0] ?? '')) problems.push('its columns are not parted by commas')
  if (problems.length === 0) return names
  throw new FileProblem(`Line 1 should name the columns, but ${problems.join('; ')}. ${nothing}`)
}

/** An export of ours puts this before a text that a spreadsheet would run; the text is what is meant. */
const dropGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

interface Reading {
  mapping: Mapping
  /** For rows that name none. */
  category?: string | null
  noteBytes?: NoteBytes
  keepColumns?: (columns: readonly string[]) => Promise<unknown>
}

/** A source that has no ids of its own: the name and the place, by which people know it too. */
function deriveId(values: Record<string, unknown>): string {
  const parts = ['title', 'organization', 'street', 'city', 'state', 'zip'].map((name) => String(values[name] ?? ''))
  const words = parts.map((part) => part.trim().toLowerCase().replace(/\s+/g, ' '))
  return `by-name-${createHash('sha256').update(words.join('|')).digest('hex').slice(0, 24)}`
}

function fillIn(values: Record<string, unknown>, mapping: Mapping, category: string | null): void {
  if (!mapping.fixed) return
  const isBlank = (name: string) => String(values[name] ?? '').trim() === ''
  if (isBlank('title') && !isBlank('organization')) values.title = values.organization
  if (isBlank('id') && !isBlank('title')) values.id = deriveId(values)
  const isOurs =
    readCategory(
      String(values.category ?? '')
        .trim()
        .toLowerCase(),
    ) !== null
  if (!isOurs) values.category = mapping.fixed.category ?? category ?? values.category ?? ''
  if (isBlank('description')) values.description = mapping.fixed.description ?? ''
}

export async function* readCsv(path: string, reading: Reading): AsyncGenerator<RawRow> {
  const { mapping, category = null, noteBytes, keepColumns } = reading
  if ((await stat(path)).size === 0) throw new FileProblem(`The file is empty. ${nothing}`)
  let names: string[] | null = null
  const label = new Map<string, string>()
  for await (const { cells, line } of readCsvLines(() => createReadStream(path), noteBytes)) {
    if (!names) {
      names = readHead(cells, mapping)
      await keepColumns?.(cells.map(cleanText))
      for (const [index, name] of names.entries()) {
        const key = mapping.columns[name]
        if (key) label.set(key, `${name} (column ${index + 1})`)
      }
      continue
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    const values: Record<string, unknown> = {}
    for (const [index, name] of names.entries()) {
      const key = mapping.columns[name]
      if (key) values[key] = dropGuard(cells[index] ?? '')
    }
    fillIn(values, mapping, category)
    const problems: RowProblem[] =
      cells.length === names.length
        ? []
        : [
            {
              column: `column ${Math.min(cells.length, names.length) + (cells.length > names.length ? 1 : 0)}`,
              message: `This line has ${cells.length} cells; the first line names ${names.length} columns.`,
            },
          ]
    yield { place: `line ${line}`, values, nameColumn: (key) => label.get(key) ?? key, problems, given: cells }
  }
  if (!names) throw new FileProblem(`The file has no line that names its columns. ${nothing}`)
}
