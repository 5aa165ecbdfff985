import { z } from 'zod'
import { callsAt } from '@/lib/http/call'
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

const run = z.object({ job: z.string(), ran: z.boolean(), counts: z.record(z.string(), z.number()) })

const cron = callsAt('/api/cron/{job}', 'scheduler', {
  params: z.object({ job }),
  response: run,
  limit: 'none',
  deadline: 960_000,
})

export const runJobCall = cron('POST', { summary: 'Runs a job of the scheduler now, unless it is running already' })

/** The clocks of serverless hosts can only send GET. */
export const runJobByClockCall = cron('GET', {
  summary: 'The same, for a clock that can only ask by GET: with the secret in its header, as the other',
})

const renewal = callsAt('/api/revalidate', 'scheduler', {
  response: z.object({ changed: z.number() }),
  limit: 'none',
})

export const renewPagesCall = renewal('POST', {
  summary: 'Renders the pages again if the database has changed since; for a host where no process watches it',
})

export const renewPagesByClockCall = renewal('GET', { summary: 'The same by GET' })
