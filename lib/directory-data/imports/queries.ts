import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import type { ImportAction } from '@/db/vocabulary/operations'
import { AppError } from '@/lib/http/app-error'
import { APPLY_LOCK } from './apply'
import { findProgress } from './progress'
import { type ImportDto, type ImportRowDto, importRowSchema, importSchema, type LeftOut } from './schema'

/** Without a heartbeat for this long, the check is considered dead. */
const SILENCE_SECONDS = 60
const MAX_LISTED = 20

const columns = sql`i.id, i.source, i.file_name as "fileName", i.format, i.problem, i.size_bytes as "sizeBytes",
  i.read_bytes as "readBytes", i.to_add as "toAdd", i.to_change as "toChange", i.to_leave as "toLeave", i.to_skip as "toSkip",
  i.bad, i.gone, i.category, case when i.status = 'mapping' and jsonb_typeof(i.sample) = 'object' then i.sample end as sample, i.actor, i.created_at as "createdAt", i.applied_at as "appliedAt",
  case when i.status = 'checking' and i.beat_at < now() - make_interval(secs => ${SILENCE_SECONDS}) then 'interrupted'
    when i.status = 'checked' and exists (select 1 from pg_locks l where l.locktype = 'advisory'
      and l.classid::bigint = ${APPLY_LOCK} and l.objid::bigint = (hashtext(i.id::text)::bigint & 4294967295)) then 'applying'
    else i.status end as state`

function toDto(row: Record<string, unknown>): ImportDto {
  const numbers = ['sizeBytes', 'readBytes'].map((name) => [name, Number(row[name])])
  return importSchema.parse({ ...row, ...Object.fromEntries(numbers), progress: findProgress(String(row.id)) })
}

const read = async (db: Pick<Database, 'execute'>, end: SQL): Promise<ImportDto[]> =>
  (await db.execute<Record<string, unknown>>(sql`select ${columns} from imports i ${end}`)).map(toDto)

/** The last ones. */
export async function listImports(): Promise<ImportDto[]> {
  return query((db) => read(db, sql`order by i.created_at desc limit ${MAX_LISTED}`))
}

const MAX_OF_SOURCE = 50

/** The last ones of one source. */
export async function listImportsOf(source: string): Promise<ImportDto[]> {
  return query((db) =>
    read(db, sql`where i.source = ${source} order by i.created_at desc, i.id limit ${MAX_OF_SOURCE}`),
  )
}

export async function getImport(id: string, db?: Database): Promise<ImportDto> {
  const find = (on: Database) => read(on, sql`where i.id = ${id}::uuid`)
  const [found] = await (db ? find(db) : query(find))
  if (!found) throw new AppError('not-found', 'This import no longer exists.')
  return found
}

const MAX_REASONS = 60

/** What a file keeps from the public, and how often: told before anything is written. */
export async function listLeftOut(importId: string, db?: Database): Promise<LeftOut[]> {
  const find = (on: Database) =>
    on.execute<LeftOut & Record<string, unknown>>(sql`
      (select note as reason, count(*)::int as count, true as "isRow" from import_rows
        where import_id = ${importId}::uuid and action = 'skip' and (note like 'Not for the public:%' or note like 'Left out%')
        group by note)
      union all
      (select (p ->> 'column') || ': ' || (p ->> 'message'), count(*)::int, false
        from import_rows, jsonb_array_elements(problems) p
        where import_id = ${importId}::uuid and action in ('add', 'change', 'same') group by 1)
      order by 3 desc, 2 desc limit ${MAX_REASONS}`)
  return [...(await (db ? find(db) : query(find)))]
}

export interface RowFilter {
  importId: string
  action?: ImportAction
  /** Rows with ignored parts, whatever their result otherwise. */
  isNoted?: boolean
  limit: number
  after?: number
}

export async function listImportRows(
  { importId, action, isNoted, limit, after = 0 }: RowFilter,
  db?: Database,
): Promise<{ items: ImportRowDto[]; next: number | null }> {
  const ofAction = action ? sql`and action = ${action}` : sql``
  const only = isNoted ? sql`${ofAction} and note is not null and action in ('add', 'change', 'same')` : ofAction
  const find = (on: Database) =>
    on.execute<Record<string, unknown>>(sql`
      select position, place, external_id as "externalId", title, action, resource_id as "resourceId", changes, problems, note
      from import_rows where import_id = ${importId}::uuid ${only} and position > ${after} order by position limit ${limit + 1}`)
  const rows = await (db ? find(db) : query(find))
  const items = rows.slice(0, limit).map((row) => importRowSchema.parse(row))
  return { items, next: rows.length > limit ? (items.at(-1)?.position ?? null) : null }
}
