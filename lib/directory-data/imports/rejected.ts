/** The rows of a file that did not fit, each with the reason, in the form in which they came: to be mended and sent again. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import { writeCsvLine } from '@/lib/text/csv'
import { REASON } from './mappings'

const MAX_ROWS = 20_000

export interface RejectedFile {
  name: string
  type: string
  text: string
}

interface Row {
  place: string
  problems: { column: string; message: string }[]
  given: unknown
}

const explain = ({ place, problems }: Row) =>
  [place, ...problems.map(({ column, message }) => `${column}: ${message}`)].join(' | ')

/** Spreadsheets read UTF-8 only after this mark. */
const MARK = '\uFEFF'

function writeCsv(columns: readonly string[], rows: readonly Row[]): string {
  const places = columns.map((name) => name.trim().toLowerCase() !== REASON)
  const keep = (cells: readonly string[]) => cells.filter((_, index) => places[index] ?? true)
  const lines = rows.map((row) => [...keep(Array.isArray(row.given) ? row.given.map(String) : []), explain(row)])
  return MARK + [[...keep(columns), REASON], ...lines].map(writeCsvLine).join('')
}

const writeLines = (rows: readonly Row[]) =>
  rows.map((row) => `${JSON.stringify({ [REASON]: explain(row), ...(row.given as object) })}\n`).join('')

export async function writeRejected(importId: string): Promise<RejectedFile> {
  const [file, rows] = await query(async (db) => {
    const [found] = await db.execute<{ columns: string[] | null; format: string }>(
      sql`select columns, format from imports where id = ${importId}::uuid`,
    )
    const list = await db.execute<Row & Record<string, unknown>>(sql`
      select place, problems, given from import_rows where import_id = ${importId}::uuid and action = 'bad' order by position limit ${MAX_ROWS}`)
    return [found, list] as const
  })
  if (!file || rows.length === 0)
    throw new AppError('not-found', 'No row of this file was left out, or it was discarded.')
  return file.format === 'csv'
    ? { name: 'left-out-rows.csv', type: 'text/csv; charset=utf-8', text: writeCsv(file.columns ?? [], rows) }
    : { name: 'left-out-records.json', type: 'application/json', text: writeLines(rows) }
}
