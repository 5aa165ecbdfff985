import 'server-only'
import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/http/app-error'
import { withDeadline } from '@/lib/http/deadline'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { type Claim, claimJob, endRun, RENEW_MS, renewClaim } from './claim'
import type { Job } from './job'

const MAX_SECONDS = 600

export interface RunResult {
  /** False if another instance holds the job, or it is not due. */
  ran: boolean
  counts: Record<string, number>
}

/** Renews the claim during the work, and aborts the work if the claim is lost. */
function keepClaim(claim: Claim, lost: AbortController): NodeJS.Timeout {
  const renew = async () => {
    const isOurs = await renewClaim(claim, new Date()).catch(() => true)
    if (!isOurs) lost.abort(new Error('another instance took the job over'))
  }
  return setInterval(() => void renew(), RENEW_MS).unref()
}

async function work(job: Job, claim: Claim, now: Date): Promise<Record<string, number>> {
  const lost = new AbortController()
  const renewing = keepClaim(claim, lost)
  const late = () => new AppError('unavailable', `the job took longer than it may`)
  try {
    return await withDeadline((job.mostSeconds ?? MAX_SECONDS) * 1000, late, (signal) =>
      job.run(now, AbortSignal.any([signal, lost.signal])),
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
