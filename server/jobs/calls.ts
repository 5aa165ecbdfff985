import { z } from 'zod'
import { call } from '@/lib/http/call'
import { findJob } from './jobs'

const job = z
  .string()
  .max(50)
  .meta({ description: 'news, check-ins, reminders, retention, …' })
  .transform((name, context) => {
    const found = findJob(name)
    if (found) return found
    context.issues.push({ code: 'custom', message: 'There is no such job.', input: name })
    return z.NEVER
  })

export const runJobCall = call({
  method: 'POST',
  path: '/api/cron/{job}',
  access: 'scheduler',
  summary: 'Runs a job of the scheduler now, unless it is running already',
  params: z.object({ job }),
  response: z.object({ job: z.string(), ran: z.boolean(), counts: z.record(z.string(), z.number()) }),
  limit: 'none',
  deadline: 960_000,
})
