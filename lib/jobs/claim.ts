import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { jobRuns } from '@/db/schema/jobs'

/** A holder that has not renewed its claim for this long is dead: its process ended during a run. */
const LEASE_MS = 60_000
/** The delay before a failed run is retried, if the job is not due earlier. */
const RETRY_MS = 60_000
/** The largest clock difference between our machines: a start further in the future came from a wrong clock. */
const CLOCK_SLACK_MS = 300_000

export const RENEW_MS = LEASE_MS / 3

export interface Claim {
  job: string
  holder: string
}

const heldUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Seconds between two scheduled runs; null when someone requests a run now. */
function isDue(everySeconds: number | null, now: Date) {
  if (everySeconds === null) return sql`true`
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  return sql`(${jobRuns.startedAt} <= ${before(everySeconds * 1000)}
    or (${jobRuns.result} = 'failed' and ${jobRuns.startedAt} <= ${before(RETRY_MS)})
    or ${jobRuns.startedAt} > ${before(-CLOCK_SLACK_MS)})`
}

/** Claims a job for one run, if it is due and unclaimed. One statement, so that only one instance succeeds. */
export async function claimJob({ job, holder }: Claim, everySeconds: number | null, now: Date): Promise<boolean> {
  const claimed = { holder, heldUntil: heldUntil(now), startedAt: now, endedAt: null, result: null, counts: null }
  const isFree = sql`(${jobRuns.heldUntil} is null or ${jobRuns.heldUntil} <= ${now.toISOString()})`
  const rows = await query((db) =>
    db
      .insert(jobRuns)
      .values({ job, ...claimed })
      .onConflictDoUpdate({ target: jobRuns.job, set: claimed, setWhere: and(isFree, isDue(everySeconds, now)) })
      .returning({ job: jobRuns.job }),
  )
  return rows.length > 0
}

/** False if another instance has claimed it since. */
export async function renewClaim({ job, holder }: Claim, now: Date): Promise<boolean> {
  const rows = await query((db) =>
    db
      .update(jobRuns)
      .set({ heldUntil: heldUntil(now) })
      .where(and(eq(jobRuns.job, job), eq(jobRuns.holder, holder)))
      .returning({ job: jobRuns.job }),
  )
  return rows.length > 0
}

export async function endRun({ job, holder }: Claim, counts: Record<string, number> | null, now: Date): Promise<void> {
  await query((db) =>
    db
      .update(jobRuns)
      .set({ holder: null, heldUntil: null, endedAt: now, result: counts ? 'done' : 'failed', counts })
      .where(and(eq(jobRuns.job, job), eq(jobRuns.holder, holder))),
  )
}
