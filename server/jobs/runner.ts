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

function keepLooking(job: Job): void {
  const pause = Math.min(job.everySeconds * 1000, MAX_INTERVAL_MS)
  const look = async () => {
    const wasTaken = await checkJob(job, new Date())
    setTimeout(() => void look(), wasTaken ? pause : Math.min(pause, OUTAGE_INTERVAL_MS)).unref()
  }
  void look()
}

/** Runs jobs in this process if no external clock does. Several instances share the work: each run is claimed by one. */
export function startScheduler(list = jobs): void {
  oncePerProcess('scheduler', () => {
    for (const job of list) keepLooking(job)
    return true
  })
}
