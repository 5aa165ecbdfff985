import 'server-only'
import { runMailJob } from '@/lib/mail/site-mail'
import type { Job } from './job'
import { retentionJob } from './retention'

/** Everything that the clock does, each from the domain that knows how. */
export const jobs: readonly Job[] = [retentionJob(), { name: 'mail', everySeconds: 60, run: runMailJob }]

export function findJob(name: string): Job | undefined {
  return jobs.find((job) => job.name === name)
}
