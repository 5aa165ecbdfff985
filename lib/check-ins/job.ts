/** The scheduled work on check-ins: safe with several instances, and if one dies halfway. */
import { and, asc, inArray, lte } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { checkIns } from '@/db/schema/check-ins'
import { createWaker } from '@/lib/jobs/waker'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { advance } from './advance'

/** Woken after every change, whatever it was, so that urgent work starts at once without revealing that it did. */
export const checkInWaker = createWaker('check-ins-worker')

/** Few enough to finish well within a query's deadline. */
const BATCH_SIZE = 10
const MAX_BATCHES = 1000
const TRY_AGAIN_MS = 60_000
const WAKES_WAIT_MS = 50

interface Done {
  seen: number
  moved: number
  failed: number
}

/** Skips rows that another instance has locked; uncommitted work is rolled back. */
function claimBatch(now: Date): Promise<Done> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(checkIns)
        .where(lte(checkIns.nextAt, now))
        .orderBy(asc(checkIns.nextAt), asc(checkIns.id))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      const done: Done = { seen: rows.length, moved: 0, failed: 0 }
      const failed: string[] = []
      for (const row of rows) {
        try {
          const after = await transaction.transaction((one) => advance(one, row, now))
          if (after.state !== row.state) done.moved += 1
        } catch (error) {
          // One that fails does not block the others.
          logEvent('error', { part: 'check-ins', ...describeError(error) })
          failed.push(row.id)
        }
      }
      done.failed = failed.length
      await postpone(transaction, failed, now)
      return done
    }),
  )
}

async function postpone(db: Pick<Database, 'update'>, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(checkIns)
    .set({ nextAt: new Date(now.getTime() + TRY_AGAIN_MS) })
    .where(and(inArray(checkIns.id, ids), lte(checkIns.nextAt, now)))
}

/** Run by the scheduler. */
export async function runCheckIns(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  let moved = 0
  let failed = 0
  for (let portion = 0; portion < MAX_BATCHES && !signal.aborted; portion += 1) {
    const done = await claimBatch(now)
    moved += done.moved
    failed += done.failed
    if (done.seen === 0) break
  }
  return { moved, failed }
}

/** In this process: runs soon after every change, one run at a time. */
export function startCheckInWorker(): void {
  let isPlanned = false
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    isPlanned = false
    running = running
      .then(() => runCheckIns(new Date(), new AbortController().signal))
      .catch((error: unknown) => logEvent('error', { part: 'check-ins', ...describeError(error) }))
  }
  checkInWaker.set(() => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(look, WAKES_WAIT_MS).unref()
  })
}
