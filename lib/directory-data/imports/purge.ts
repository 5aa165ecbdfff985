import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { getImportFolder } from './service'

const BATCH_SIZE = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes uploads left on disk by a killed process. */
async function removeLeftFiles(now: Date): Promise<void> {
  const folder = getImportFolder()
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < now.getTime() - DAY_MS) await rm(path, { force: true })
  }
}

/** Run by the scheduler: deletes a file's rows a day after the upload, applied or not. Returns how many. */
export async function purgeImportRows(now: Date): Promise<number> {
  await removeLeftFiles(now)
  const before = sql`${now.toISOString()}::timestamptz - interval '24 hours'`
  return query(async (db) => {
    await db.execute(
      sql`update imports set status = 'expired', sample = null where status in ('mapping', 'checking', 'checked') and created_at < ${before}`,
    )
    const deleted = await db.execute(sql`
      delete from import_rows where (import_id, position) in (
        select r.import_id, r.position from import_rows r join imports i on i.id = r.import_id
        where i.created_at < ${before} limit ${BATCH_SIZE}) returning 1`)
    return deleted.length
  })
}

export async function purgeImports(now: Date): Promise<number> {
  const deleted = await query((db) =>
    db.execute(sql`
      delete from imports where id in (
        select id from imports where created_at < ${now.toISOString()}::timestamptz - interval '90 days'
        order by created_at limit ${BATCH_SIZE}) returning 1`),
  )
  return deleted.length
}
