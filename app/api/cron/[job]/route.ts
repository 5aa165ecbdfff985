import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import type { Job } from '@/lib/jobs/job'
import { runJob } from '@/lib/jobs/run-job'
import { runJobByClockCall, runJobCall } from '@/server/jobs/calls'

/** In seconds, for hosts that limit it. */
export const maxDuration = 300

async function run({ params: { job } }: { params: { job: Job } }) {
  return { job: job.name, ...(await runJob(job, 'asked', new Date())) }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(runJobByClockCall, run),
  POST: route(runJobCall, run),
})
