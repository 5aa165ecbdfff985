import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import { CsvError, type Info, parse } from 'csv-parse'
import { CellReader } from './cell-reader'
import { FileProblem, importLimits, type NoteBytes, type RawRow, type RowProblem } from './file-problem'
import { meaningOf } from './guess-columns'
import type { Mapping } from './mappings'
import { cleanText } from './read-json'
import { type Dialect, decodeAs, findDialect, plainDialect } from './table-dialect'
import { Utf8Check } from './utf8-check'

/** Doubles a quotation mark inside of a cell that its writer forgot to double: "by the "One child" way". */
class Mender {
  private isQuoted = false
  /** The last sign before this piece that is no space. */
  private last = '\n'

  constructor(private readonly delimiter: string) {}

  private isEdge(sign: string): boolean {
    return sign === this.delimiter || sign === '\n' || sign === '\r' || sign === '\ufeff'
  }

  private findBefore(text: string, at: number): string {
    let from = at - 1
    while (from >= 0 && text.charAt(from) === ' ') from -= 1
    return from < 0 ? this.last : text.charAt(from)
  }

  /** What can be passed on, and the end that waits for the next piece. */
  add(text: string, isLast: boolean): { out: string; rest: string } {
    const parts: string[] = []
    let from = 0
    for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
      if (!this.isQuoted) {
        this.isQuoted = this.isEdge(this.findBefore(text, at))
        continue
      }
      let next = at + 1
      while (next < text.length && text.charAt(next) === ' ') next += 1
      if (next >= text.length && !isLast) return { out: this.pass(parts, text.slice(from, at)), rest: text.slice(at) }
      if (text.charAt(at + 1) === '"') at += 1
      else if (next >= text.length || this.isEdge(text.charAt(next))) this.isQuoted = false
      else {
        parts.push(text.slice(from, at), '"')
        from = at
      }
    }
    return { out: this.pass(parts, text.slice(from)), rest: '' }
  }

  private pass(parts: string[], end: string): string {
    const out = [...parts, end].join('')
    this.last = this.findBefore(out, out.length)
    return out
  }
}

function repairQuotes(delimiter: string): Transform {
  const repairer = new Mender(delimiter)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  const take = (text: string, isLast: boolean) => {
    const read = repairer.add(rest + text, isLast)
    rest = read.rest
    return read.out
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, take(decoder.write(chunk), false))
    },
    flush(done) {
      done(null, take(decoder.end(), true))
    },
  })
}

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
  { encoding, delimiter, isSpaced, skip, isHeadless, isMended }: Dialect = plainDialect,
): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    delimiter,
    ltrim: isSpaced,
    rtrim: isSpaced,
    info: true,
    relax_column_count: true,
    relax_quotes: isMended,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: importLimits.rowBytes,
  })
  const letters = encoding === 'utf-8' ? new Utf8Check(noteBytes) : decodeAs(encoding, noteBytes)
  const feeding = isMended
    ? pipeline(await open(), letters, repairQuotes(delimiter), parser)
    : pipeline(await open(), letters, parser)
  feeding.catch(() => {})
  let consumed = 0
  let seen = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = consumed + info.empty_lines + 1
      consumed += 1 + countLines(record)
      seen += 1
      if (isHeadless && seen === 1) yield { cells: record.map((_, at) => `Column ${at + 1}`), line: 0 }
      if (seen > skip) yield { cells: record, line }
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

/** The columns by name, in small letters; of one name twice, the second has its number. Null: it has none. */
export function nameColumns(cells: readonly string[]): (string | null)[] {
  const seen = new Map<string, number>()
  return cells.map((cell) => {
    const name = cleanText(cell).trim().toLowerCase().replace(/\s+/g, ' ')
    if (name === '') return null
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** Which field of ours each column is; every column that is missing or unknown is named. */
function readHead(cells: string[], { columns, required }: Mapping): (string | null)[] {
  const names = nameColumns(cells)
  const missing = required.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => name !== null && !Object.hasOwn(columns, name)) as string[]
  const problems = [
    ...(missing.length > 0 ? [`it lacks ${named(missing)}`] : []),
    ...(unknown.length > 0 ? [`we do not know ${named(unknown.slice(0, 20))}`] : []),
  ]
  if (problems.length === 0) return names
  throw new FileProblem(`The first line should name the columns, but ${problems.join('; ')}. ${nothing}`)
}

interface Reading {
  mapping: Mapping
  /** For rows that name none. */
  category?: string | null
  noteBytes?: NoteBytes
  keepColumns?: (columns: readonly string[]) => Promise<unknown>
}

/** A line may lack cells at its end where they are empty. One with more cells has a comma too many somewhere. */
function checkWidth(cells: readonly string[], names: readonly unknown[], isLoose: boolean): RowProblem[] {
  const extra = cells.slice(names.length).some((cell) => cell.trim() !== '')
  if (!extra && (isLoose || cells.length >= names.length)) return []
  const at = Math.min(cells.length, names.length) + (extra ? 1 : 0)
  return [
    {
      column: `column ${at}`,
      message: `This line has ${cells.length} cells; the first line names ${names.length} columns.`,
    },
  ]
}

export const isKnownName = (plain: string) => meaningOf(plain) !== null

export async function* readCsv(path: string, reading: Reading): AsyncGenerator<RawRow> {
  const { mapping, category = null, noteBytes, keepColumns } = reading
  if ((await stat(path)).size === 0) throw new FileProblem(`The file is empty. ${nothing}`)
  const open = () => createReadStream(path)
  // Our own tables are written by programs: there a quotation mark that is not doubled is a mistake.
  const dialect = { ...(await findDialect(open, isKnownName)), isMended: Boolean(mapping.fixed) }
  let cellReader: CellReader | null = null
  let names: (string | null)[] = []
  for await (const { cells, line } of readCsvLines(open, noteBytes, dialect)) {
    if (!cellReader) {
      names = readHead(cells, mapping)
      await keepColumns?.(cells.map(cleanText))
      cellReader = new CellReader(names, mapping, category)
      continue
    }
    if (cells.every((cell) => cell.replace(/\p{Cc}/gu, '').trim() === '')) continue
    const problems = checkWidth(cells, names, Boolean(mapping.fixed))
    yield { ...cellReader.read(cells), place: `line ${line}`, problems, given: cells }
  }
  if (!cellReader) throw new FileProblem(`The file has no line that names its columns. ${nothing}`)
}
