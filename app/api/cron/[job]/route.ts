import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runJobCall } from '@/lib/scheduler/calls'
import { runJob } from '@/lib/scheduler/run-job'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(runJobCall, async ({ params: { job } }) => ({
    job: job.name,
    ...(await runJob(job, 'asked', new Date())),
  })),
})
