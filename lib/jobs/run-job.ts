import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { jobRuns } from '@/db/schema/jobs'
import { AppError } from '@/lib/http/app-error'
import { withDeadline } from '@/lib/http/deadline'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import type { Job } from './job'

/** A holder that has not renewed its claim for this long is dead: its process ended during a run. */
const LEASE_MS = 60_000
/** The delay before a failed run is retried, if the job is not due earlier. */
const RETRY_MS = 60_000
/** The largest clock difference between our machines: a start further in the future came from a wrong clock. */
const CLOCK_SLACK_MS = 300_000

const RENEW_MS = LEASE_MS / 3

interface Claim {
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

const MAX_SECONDS = 600

export interface RunResult {
  /** False if another instance holds the job, or it is not due. */
  ran: boolean
  counts: Record<string, number>
}

/** Renews the claim during the work, and aborts the work if the claim is lost. */
function startRenewing(claim: Claim, claimLost: AbortController): NodeJS.Timeout {
  const renew = async () => {
    const isOurs = await renewClaim(claim, new Date()).catch(() => true)
    if (!isOurs) claimLost.abort(new Error('another instance took the job over'))
  }
  return setInterval(() => void renew(), RENEW_MS).unref()
}

async function work(job: Job, claim: Claim, now: Date): Promise<Record<string, number>> {
  const claimLost = new AbortController()
  const renewing = startRenewing(claim, claimLost)
  const late = () => new AppError('unavailable', `the job took longer than it may`)
  try {
    return await withDeadline((job.maxSeconds ?? MAX_SECONDS) * 1000, late, (signal) =>
      job.run(now, AbortSignal.any([signal, claimLost.signal])),
    )
  } finally {
    clearInterval(renewing)
  }
}

/**
 * Runs a job once, whoever else tries at the same time. `asked`: triggered by an external clock; otherwise
 * only if it is due. Rethrows the job's error after logging and recording it.
 */
export async function runJob(job: Job, how: 'asked' | 'if-due', now: Date): Promise<RunResult> {
  const claim = { job: job.name, holder: randomUUID() }
  if (!(await claimJob(claim, how === 'asked' ? null : job.everySeconds, now))) return { ran: false, counts: {} }
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  const ended = () => new Date(now.getTime() + passed())
  try {
    const counts = await work(job, claim, now)
    logEvent('job-done', { job: job.name, ms: passed(), ...counts })
    await endRun(claim, counts, ended())
    return { ran: true, counts }
  } catch (error) {
    logEvent('job-failed', { job: job.name, ms: passed(), ...describeError(error) })
    await endRun(claim, null, ended()).catch(() => {})
    throw error
  }
}
