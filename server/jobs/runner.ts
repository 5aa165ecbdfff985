import 'server-only'
import type { Job } from '@/lib/jobs/job'
import { runJob } from '@/lib/jobs/run-job'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { jobs } from './jobs'

/** The longest interval between two checks on any instance, so that a job continues soon after its holder died. */
const MAX_INTERVAL_MS = 60_000

/** The interval while the database is down. */
const OUTAGE_INTERVAL_MS = 3000

/** How long the next job of a new process waits for the one before it. */
const HEAD_START_MS = 10_000

/** The job's own error is already logged; what remains is a database outage, logged once until it is over. */
let isAway = false

/** Returns whether the check succeeded. */
export async function checkJob(job: Job, now: Date): Promise<boolean> {
  try {
    await runJob(job, 'if-due', now)
    isAway = false
    return true
  } catch (error) {
    if (!(error instanceof Error && error.name === 'DatabaseUnavailable')) return true
    if (!isAway) logEvent('scheduler-away')
    isAway = true
    return false
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** Checks the job now and from then on. Resolves after the first check. */
async function pollJob(job: Job, check: typeof checkJob): Promise<void> {
  const pause = Math.min(job.everySeconds * 1000, MAX_INTERVAL_MS)
  const wasTaken = await check(job, new Date())
  void wait(wasTaken ? pause : Math.min(pause, OUTAGE_INTERVAL_MS)).then(() => pollJob(job, check))
}

/** On a first start everything is due: all at once, the jobs would make each other's queries, and visitors', too late. */
async function startOneByOne(list: readonly Job[], check: typeof checkJob): Promise<void> {
  for (const job of list) await Promise.race([pollJob(job, check), wait(HEAD_START_MS)])
}

/** Runs jobs in this process if no external clock does. Several instances share the work: each run is claimed by one. */
export function startScheduler(list = jobs, check = checkJob): void {
  oncePerProcess('scheduler', () => {
    void startOneByOne(list, check)
    return true
  })
}
