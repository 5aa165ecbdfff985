/** Facts in tables, `content/facts/*.csv`: the first line names the columns, each further line is checked by a schema. */
import { CsvError, type Info, parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { ContentError } from './content-error'
import { readText } from './files'
import { explain } from './front-matter'

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote " in this line or further down has no end.',
  CSV_INVALID_CLOSING_QUOTE: 'Behind a closing quote stands a comma. A quote within a value is written twice: "".',
  INVALID_OPENING_QUOTE: 'A value with a quote in it stands between quotes, and the quote within is written twice: "".',
  CSV_RECORD_INCONSISTENT_COLUMNS:
    'This line has more or fewer values than the first line has columns. A value with a comma stands between quotes.',
}

/** Empty cells are ''. */
export function parseTable<Schema extends z.ZodType>(file: string, saved: string, row: Schema): z.output<Schema>[] {
  let lines: { info: Info; record: Record<string, string> }[]
  try {
    // The types of the package leave out what `info` adds.
    lines = parse(saved, { columns: true, bom: true, info: true, skip_empty_lines: true }) as unknown as typeof lines
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    throw new ContentError(file, line, problems[error.code] ?? `This is not CSV: ${error.message}.`)
  }
  return lines.map(({ info, record }) => {
    const result = row.safeParse(record, { reportInput: true })
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (!issue) throw result.error
    throw new ContentError(file, info.lines, explain(issue))
  })
}

/** `readTable('facts/law/earlier.csv', row)`: a table below `content`. */
export function readTable<Schema extends z.ZodType>(name: string, row: Schema): z.output<Schema>[] {
  return parseTable(`content/${name}`, readText(name), row)
}
