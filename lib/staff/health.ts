/** What of the site does not work as it should: jobs that failed, functions that nobody has configured. */
import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { query } from '@/db'
import { jobRuns } from '@/db/schema/jobs'
import { env } from '@/lib/env'
import { jobs } from '@/server/jobs/jobs'

export interface JobTrouble {
  job: string
  what: 'failed' | 'late' | 'never'
  at: Date | null
}

/** A job this much behind its rhythm is one that nobody calls. */
const LATE_TIMES = 4
const LEAST_LATE_S = 900

export async function listJobTroubles(now = new Date()): Promise<JobTrouble[]> {
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
    const late = Math.max(LEAST_LATE_S, everySeconds * LATE_TIMES) * 1000
    if (row.result === 'failed') return [{ job: name, what: 'failed', at: row.startedAt }]
    if (now.getTime() - row.startedAt.getTime() > late) return [{ job: name, what: 'late', at: row.startedAt }]
    return []
  })
}

export interface Unset {
  variables: string
  /** What the site does without them. */
  without: string
}

/** What only the operator can know, and functions that are off. */
export function listUnset(given: Record<string, unknown> = env): Unset[] {
  const all: Unset[] = [
    { variables: 'SMTP_URL', without: 'No email is sent: no newsletter, no receipts, no reminders, no check-ins.' },
    { variables: 'STRIPE_SECRET_KEY', without: 'No gifts are taken. docs/stripe.md goes through it step by step.' },
    {
      variables: 'ORG_LEGAL_NAME',
      without: 'Receipts name the site instead of the organization, and no page calls it a nonprofit.',
    },
    { variables: 'ORG_EIN', without: 'Receipts have no EIN, and no page says that gifts are tax-deductible.' },
    { variables: 'ORG_FIGURES', without: 'The donation page shows no figures of what the organization has done.' },
    { variables: 'NEWS_FEEDS or NEWS_API_KEY', without: "News shows the site's own articles only." },
  ]
  return all.filter(({ variables }) => !variables.split(' or ').some((name) => given[name]))
}

/** How old the oldest unanswered message is, for the first line of the day. */
export async function getOldestMessage(): Promise<Date | null> {
  const [row] = await query((db) =>
    db.execute<{ at: string | null }>(
      sql`select min(created_at)::text as at from contact_messages where status = 'new'`,
    ),
  )
  return row?.at ? new Date(row.at) : null
}
