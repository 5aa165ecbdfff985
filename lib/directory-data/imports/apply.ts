/** Applies a checked file in one transaction: all of its rows, or only the valid ones on request. */
import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { type Actor, recordChange } from '@/lib/audit/record'
import { nameListActor } from '@/lib/directory-data/sources/allowed-changes'
import { findSource } from '@/lib/directory-data/sources/sources'
import { writeListings } from '@/lib/directory-data/sources/sql-listings'
import { AppError } from '@/lib/http/app-error'
import { easternDate } from '@/lib/time/eastern-time'
import { listAdditions, listChanges, updateResources } from './sql-apply'

const BATCH_SIZE = 500
/** An arbitrary lock id, combined with the import's own. */
export const APPLY_LOCK = 4_061_875

interface LockedImport {
  status: string
  source: string
  fileName: string
  toAdd: number
  toChange: number
  toSkip: number
  toLeave: number
  bad: number
  last: number
  /** Null if it is not an official list. */
  gone: number | null
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const changedMeanwhile =
  'Records that this file would change were changed since it was checked. Nothing was written. Send the file again to see what it would do now.'

async function lockImport(transaction: Transaction, importId: string, rows: 'all' | 'good'): Promise<LockedImport> {
  const [lock] = await transaction.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${APPLY_LOCK}, hashtext(${importId})) as held`,
  )
  if (!lock?.held) throw new AppError('conflict', 'This import is already being written.')
  const [found] = await transaction.execute<LockedImport & Record<string, unknown>>(sql`
    select status, source, file_name as "fileName", to_add as "toAdd", to_change as "toChange", to_skip as "toSkip",
      to_leave as "toLeave", bad, gone, (select coalesce(max(position), 0) from import_rows where import_id = imports.id) as last
    from imports where id = ${importId}::uuid for update`)
  if (!found) throw new AppError('not-found', 'This import no longer exists.')
  if (found.status !== 'checked')
    throw new AppError('conflict', 'This import can’t be written: it was already written, refused or discarded.')
  if (found.bad > 0 && rows === 'all') {
    throw new AppError(
      'conflict',
      'Some rows of this file do not fit, so none of it was written. Fix them and send it again.',
    )
  }
  if (found.toAdd + found.toChange === 0 && found.gone === null)
    throw new AppError('conflict', 'There is nothing to write in this file.')
  return found
}

export interface ApplyOptions {
  /** 'good': skips invalid rows. */
  rows?: 'all' | 'good'
  note?: (done: number, total: number) => void
}

export async function applyImport(
  db: Database,
  importId: string,
  actor: Actor,
  { rows = 'all', note = () => {} }: ApplyOptions = {},
): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await lockImport(transaction, importId, rows)
    const { source, last } = found
    const list = found.gone === null ? undefined : findSource(source)
    note(0, last)
    for (let from = 0; from < last; from += BATCH_SIZE) {
      const portion = {
        importId,
        source,
        actorId: list ? null : actor.userId,
        // Changes from a list are attributed to the list, whoever clicked.
        actor: list ? nameListActor(source) : (actor.email ?? 'unknown'),
        from,
        to: from + BATCH_SIZE,
      }
      for (const statement of listAdditions(portion)) await transaction.execute(statement)
      const updated = await transaction.execute(updateResources(portion))
      const [wanted] = await transaction.execute<{ count: number }>(sql`
        select count(*)::int as count from import_rows where import_id = ${importId}::uuid and action = 'change'
          and position > ${from} and position <= ${from + BATCH_SIZE}`)
      if (updated.length !== wanted?.count) throw new AppError('conflict', changedMeanwhile)
      if (updated.length > 0) for (const statement of listChanges(portion)) await transaction.execute(statement)
      note(Math.min(last, from + BATCH_SIZE), last)
    }
    const left = list ? await writeListings(transaction, list, importId, easternDate(new Date())) : 0
    await transaction.execute(sql`
      update imports set status = 'applied', applied_at = now(), beat_at = now(), problem = null where id = ${importId}::uuid`)
    await recordChange(transaction, actor, {
      action: 'imported',
      targetType: 'import',
      targetId: importId,
      target: `${found.fileName} from ${source}`,
      after: {
        added: found.toAdd,
        changed: found.toChange,
        skipped: found.toSkip,
        unchanged: found.toLeave,
        ...(found.bad > 0 ? { leftOut: found.bad } : {}),
        ...(list ? { newInQueue: left } : {}),
      },
    })
  })
}
