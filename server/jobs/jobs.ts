import 'server-only'
import { sendReminderMails } from '@/lib/account/reminders/send-mail'
import { recountJob, talliesJob } from '@/lib/analytics/maintain'
import { runCheckIns } from '@/lib/check-ins/job'
import { pullDueList } from '@/lib/directory-data/imports/lists'
import { donationsJob, summariesJob } from '@/lib/donations/reconcile'
import type { Job } from '@/lib/jobs/job'
import { runMailJob } from '@/lib/mail/site-mail'
import { refreshNews } from '@/lib/news/refresh'
import { runNewsletterJob } from '@/lib/newsletter/digest'
import { runLinkJob } from '@/lib/resources/checks/link-job'
import { retentionJob } from './retention'

/** All scheduled jobs, each from the domain that implements it. A new process starts them in this order. */
export const jobs: readonly Job[] = [
  { name: 'check-ins', everySeconds: 30, run: runCheckIns },
  { name: 'mail', everySeconds: 60, run: runMailJob },
  { name: 'reminders', everySeconds: 300, run: sendReminderMails },
  { name: 'newsletter', everySeconds: 300, run: runNewsletterJob },
  donationsJob,
  summariesJob,
  talliesJob,
  recountJob,
  retentionJob(),
  { name: 'news', everySeconds: 1800, maxSeconds: 900, run: (now, signal) => refreshNews(now, signal) },
  { name: 'links', everySeconds: 900, run: runLinkJob },
  { name: 'sources', everySeconds: 3600, maxSeconds: 1800, run: pullDueList },
]

export function findJob(name: string): Job | undefined {
  return jobs.find((job) => job.name === name)
}
