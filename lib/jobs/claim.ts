import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { jobRuns } from '@/db/schema/jobs'

/** A holder that has not renewed its claim for so long is gone: its process was ended in the middle of a run. */
const LEASE_MS = 60_000
/** A run that failed is tried again so soon, where the job is not due earlier. */
const RETRY_MS = 60_000
/** How far the clocks of our machines may be apart: a start further in the future than this was a wrong clock. */
const CLOCK_SLACK_MS = 300_000

export const RENEW_MS = LEASE_MS / 3

export interface Claim {
  job: string
  holder: string
}

const heldUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** How many seconds of the clock lie between a due job's runs; null when someone asks for a run now. */
function isDue(everySeconds: number | null, now: Date) {
  if (everySeconds === null) return sql`true`
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  return sql`(${jobRuns.startedAt} <= ${before(everySeconds * 1000)}
    or (${jobRuns.result} = 'failed' and ${jobRuns.startedAt} <= ${before(RETRY_MS)})
    or ${jobRuns.startedAt} > ${before(-CLOCK_SLACK_MS)})`
}

/** Takes the job for one run, if it is due and nobody else holds it. One statement, so that one of many gets it. */
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

/** False where the claim has passed to someone else. */
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
