import 'server-only'
import type { Job } from '@/lib/jobs/job'
import { runJob } from '@/lib/jobs/run-job'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { jobs } from './jobs'

/** Every instance looks this often at the latest, so that a job goes on soon after the one that had it is gone. */
const LONGEST_LOOK_MS = 60_000

/** While the database is away. */
const AWAY_LOOK_MS = 3000

/** What the job threw is in the log by then; what is left is a database that is away, said once until it is back. */
let isAway = false

/** Answers whether the look could be taken at all. */
export async function lookAtJob(job: Job, now: Date): Promise<boolean> {
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
  const pause = Math.min(job.everySeconds * 1000, LONGEST_LOOK_MS)
  const look = async () => {
    const wasTaken = await lookAtJob(job, new Date())
    setTimeout(() => void look(), wasTaken ? pause : Math.min(pause, AWAY_LOOK_MS)).unref()
  }
  void look()
}

/** In this process, where no clock outside calls. Several instances share the work: each run is claimed by one. */
export function startScheduler(list = jobs): void {
  oncePerProcess('scheduler', () => {
    for (const job of list) keepLooking(job)
    return true
  })
}
