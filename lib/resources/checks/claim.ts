/** Claims keep two staff members from checking the same record. A claim expires by itself. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { selectQueue } from './sql-queue'

/** As long as one call takes, including time on hold. */
const CLAIM_MS = 20 * 60_000
/** An office that did not answer is called again the next day. */
export const SKIP_MS = 20 * 3_600_000
const MAX_ATTEMPTS = 5

type Transaction = Pick<Database, 'execute'>

const isFree = (viewer: Viewer, now: Date) =>
  sql`(c.claimed_until is null or c.claimed_until <= ${now.toISOString()}::timestamptz or c.claimed_by = ${viewer.userId}::uuid)`

/** False if someone else has claimed it. Claiming a record releases one's other claims. */
async function takeRecord(db: Transaction, viewer: Viewer, id: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString()
  const taken = await db.execute(sql`
    update record_checks c set claimed_by = ${viewer.userId}::uuid, claimed_until = ${until}::timestamptz
    where c.resource_id = ${id}::uuid and ${isFree(viewer, now)} returning c.resource_id`)
  if (taken.length === 0) return false
  await db.execute(sql`update record_checks set claimed_by = null, claimed_until = null
    where claimed_by = ${viewer.userId}::uuid and resource_id <> ${id}::uuid`)
  return true
}

const takenMessage = 'Someone else is checking this entry right now, so nothing was changed. Please take the next one.'

export async function claimRecord(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await query(async (db) => {
    if (await takeRecord(db, viewer, id, now)) return
    const [known] = await db.execute(sql`select 1 from record_checks where resource_id = ${id}::uuid`)
    throw new AppError(known ? 'conflict' : 'not-found', known ? takenMessage : undefined)
  })
}

/** Locks the row until the transaction ends. Throws if someone else has claimed it. */
export async function assertNotClaimed(transaction: Transaction, viewer: Viewer, id: string, now: Date): Promise<void> {
  const [row] = await transaction.execute<{ isFree: boolean }>(
    sql`select ${isFree(viewer, now)} as "isFree" from record_checks c where c.resource_id = ${id}::uuid for update`,
  )
  if (row?.isFree === false) throw new AppError('conflict', takenMessage)
}

/** The highest-risk record that is neither claimed nor postponed; null if there is none. */
export async function claimNext(viewer: Viewer, now = new Date()): Promise<string | null> {
  const where = sql`${isFree(viewer, now)} and (c.skipped_until is null or c.skipped_until <= ${now.toISOString()}::timestamptz)`
  return query(async (db) => {
    // Two concurrent requests may pick the same one; the second then gets another.
    for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
      const [row] = await db.execute<{ resource_id: string }>(selectQueue(now, { limit: 1, where }))
      if (!row) return null
      if (await takeRecord(db, viewer, row.resource_id, now)) return row.resource_id
    }
    return null
  })
}

/** Postpones the record to the next day, and releases the claim. */
export async function skipRecord(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      await assertNotClaimed(transaction, viewer, id, now)
      const until = new Date(now.getTime() + SKIP_MS).toISOString()
      const [row] = await transaction.execute(sql`
        update record_checks set claimed_by = null, claimed_until = null, skipped_until = ${until}::timestamptz
        where resource_id = ${id}::uuid returning resource_id`)
      if (!row) throw new AppError('not-found')
    }),
  )
}
