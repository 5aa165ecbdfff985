/** Problems of the site: failed jobs, and features that are not configured. */
import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { query } from '@/db'
import { jobRuns } from '@/db/schema/jobs'
import { env } from '@/lib/env'
import type { Job } from '@/lib/jobs/job'
import { site } from '@/lib/site/site'

export interface JobTrouble {
  job: string
  what: 'failed' | 'late' | 'never'
  at: Date | null
}

/** A job this many intervals late is not being triggered. */
const LATE_TIMES = 4
const MIN_LATE_S = 900

/** Problems of these jobs, from their run records. */
export async function listJobTroubles(
  jobs: readonly Pick<Job, 'name' | 'everySeconds'>[],
  now = new Date(),
): Promise<JobTrouble[]> {
  const rows = await query((db) =>
    db
      .select({ job: jobRuns.job, result: jobRuns.result, startedAt: jobRuns.startedAt })
      .from(jobRuns)
      .orderBy(asc(jobRuns.job)),
  )
  const known = new Map(rows.map((row) => [row.job, row]))
  return jobs.flatMap(({ name, everySeconds }): JobTrouble[] => {
    const row = known.get(name)
    if (!row) return [{ job: name, what: 'never', at: null }]
    const late = Math.max(MIN_LATE_S, everySeconds * LATE_TIMES) * 1000
    if (row.result === 'failed') return [{ job: name, what: 'failed', at: row.startedAt }]
    if (now.getTime() - row.startedAt.getTime() > late) return [{ job: name, what: 'late', at: row.startedAt }]
    return []
  })
}

export interface Unset {
  variables: string
  /** What is missing without each of them. */
  without: string
}

const settings: readonly Unset[] = [
  {
    variables: 'ORG_LEGAL_NAME',
    without: 'Receipts name the site instead of the organization, and no page calls it a nonprofit.',
  },
  { variables: 'ORG_EIN', without: 'Receipts have no EIN, and no page says that gifts are tax-deductible.' },
  { variables: 'ORG_FIGURES', without: 'The donation page shows no figures of what the organization has done.' },
  { variables: 'AUTH_OIDC_ISSUER', without: 'Nobody can sign in: no dashboard, no console.' },
  { variables: 'AUTH_OIDC_STAFF_ACR', without: 'Staff sign in without a second factor that this site checks.' },
  { variables: 'SMTP_URL', without: 'No email is sent: no newsletter, no receipts, no reminders, no check-ins.' },
  { variables: 'MAIL_FROM', without: 'Email comes from an address made up of the name of this site.' },
  { variables: 'STRIPE_SECRET_KEY', without: 'No gifts are taken. docs/stripe.md goes through it step by step.' },
  { variables: 'STRIPE_PUBLISHABLE_KEY', without: 'The form for a card stays empty.' },
  { variables: 'STRIPE_WEBHOOK_SECRET', without: 'No gift is ever completed: what Stripe tells us is refused.' },
  { variables: 'NEWS_FEEDS or NEWS_API_KEY', without: "News shows the site's own articles only." },
  { variables: 'TWILIO_AUTH_TOKEN', without: 'No number answers text messages (docs/text-messages.md).' },
  {
    variables: 'CRON_SECRET',
    without: 'No clock from outside can start the jobs; this process does it while it runs.',
  },
  { variables: 'SOURCES', without: 'No official list is pulled by itself; the directory grows old.' },
  { variables: 'REDIS_URL', without: 'Each instance counts limits for itself. One instance needs none.' },
  { variables: 'S3_BUCKET_URL', without: 'Uploaded pictures lie in a folder of one machine. One instance needs none.' },
]

/** List variables, for which empty or 'off' counts as unset. */
function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => one !== 'off')
  return Boolean(value)
}

/** Facts only the operator knows, and disabled features. */
export function listUnset(given: Record<string, unknown> = env): Unset[] {
  const facts: Unset[] = [
    ...(site.contact.email || site.contact.phone
      ? []
      : [
          {
            variables: 'Contact',
            without:
              'The contact page has a form, and no address or number of yours. It promises an answer in 24 to 48 hours, and calls on weekdays: change that if it is not so.',
          },
        ]),
    ...(site.social.length > 0 ? [] : [{ variables: 'Social links', without: 'No page links to you elsewhere.' }]),
  ]
  return [
    ...settings.filter(({ variables }) => !variables.split(' or ').some((name) => isGiven(given[name]))),
    ...facts,
  ]
}

/** The age of the oldest unanswered message, for the start page. */
export async function getOldestMessage(): Promise<Date | null> {
  const [row] = await query((db) =>
    db.execute<{ at: string | null }>(
      sql`select min(created_at)::text as at from contact_messages where status = 'new'`,
    ),
  )
  return row?.at ? new Date(row.at) : null
}
