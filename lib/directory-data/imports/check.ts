/** The dry run: reads the whole file and stores what each row would do, without changing the directory. */
import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type ImportFormat, importActions } from '@/db/vocabulary/operations'
import { FileProblem, importLimits, type NoteBytes, type RawRow } from './file-problem'
import type { ListRules } from './list-rules'
import type { Mapping } from './mappings'
import { type PlannedRow, Planner } from './plan'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readPackage } from './read-package'

interface FileToRead {
  path: string
  format: ImportFormat
  /** For a CSV. */
  mapping: Mapping
  /** Told of the first line of a CSV. */
  keepColumns?: (columns: readonly string[]) => Promise<unknown>
  /** For records of a file that knows no categories of ours. */
  category: string | null
}

/** The records of a file, one after the other, whatever its format. */
function readRows(db: Database, file: FileToRead, noteBytes: NoteBytes): AsyncGenerator<RawRow> {
  const { path, format, mapping, category, keepColumns } = file
  if (format === 'csv') return readCsv(path, { mapping, category, noteBytes, keepColumns })
  if (format === 'hsds-json') return readJson(path, category, noteBytes)
  return readPackage(db, path, category, noteBytes)
}

const BATCH = 250

async function* inBatches(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

async function store(db: Database, importId: string, rows: readonly PlannedRow[], readBytes: number): Promise<void> {
  const count = (action: string) => rows.filter((row) => row.action === action).length
  const [toAdd, toChange, toLeave, toSkip, bad] = importActions.map(count)
  await db.execute(sql`
    with staged as (
      insert into import_rows (import_id, position, place, external_id, title, action, resource_id, base_version, changes, problems, note, write, given)
      select ${importId}::uuid, position, place, "externalId", title, action, "resourceId", "baseVersion", changes, problems, note, write, given
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, place text, "externalId" text, title text,
        action text, "resourceId" uuid, "baseVersion" int, changes jsonb, problems jsonb, note text, write jsonb, given jsonb))
    update imports set read_bytes = ${readBytes}, beat_at = now(), to_add = to_add + ${toAdd}, to_change = to_change + ${toChange},
      to_leave = to_leave + ${toLeave}, to_skip = to_skip + ${toSkip}, bad = bad + ${bad}
    where id = ${importId}`)
}

export interface ImportToCheck extends FileToRead {
  id: string
  source: string
  /** For an official list. */
  list?: ListRules
}

export async function checkFile(
  db: Database,
  file: ImportToCheck,
  note: (readBytes: number, rows: number) => void = () => {},
): Promise<void> {
  const { id, source } = file
  const keepColumns = (columns: readonly string[]) =>
    db.execute(
      sql`update imports set columns = array(select jsonb_array_elements_text(${JSON.stringify(columns)}::jsonb)) where id = ${id}`,
    )
  const planner = new Planner(db, source, file.list)
  let readBytes = 0
  let rows = 0
  const noteBytes = (bytes: number) => {
    readBytes = bytes
  }
  const raw = readRows(db, { ...file, keepColumns }, noteBytes)
  try {
    for await (const batch of inBatches(raw)) {
      rows += batch.length
      if (rows > importLimits.rows) {
        throw new FileProblem(
          `The file has more than ${importLimits.rows.toLocaleString('en-US')} records. Split it into several. Nothing was changed.`,
        )
      }
      await store(db, id, await planner.plan(batch), readBytes)
      note(readBytes, batch.length)
    }
    await db.execute(sql`
      update imports set status = 'checked', checked_at = now(), beat_at = now(), read_bytes = size_bytes where id = ${id}`)
  } catch (error) {
    const problem =
      error instanceof FileProblem
        ? error.message
        : 'Something went wrong on our side while reading the file. Nothing was changed. Please send it again.'
    await db.execute(sql`update imports set status = 'refused', problem = ${problem}, beat_at = now() where id = ${id}`)
    if (!(error instanceof FileProblem)) throw error
  }
}
