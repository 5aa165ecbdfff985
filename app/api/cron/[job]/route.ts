import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runJob } from '@/lib/jobs/run-job'
import { runJobCall } from '@/server/jobs/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(runJobCall, async ({ params: { job } }) => ({
    job: job.name,
    ...(await runJob(job, 'asked', new Date())),
  })),
})
