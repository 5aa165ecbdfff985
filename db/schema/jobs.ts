import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobResults } from '../vocabulary/operations'
import { instant, oneOf } from './columns'

/** One row per scheduled job: who holds its lease, and how its last run went. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().primaryKey(),
    holder: uuid(),
    /** The holder renews its lease; a dead holder's lease expires. */
    heldUntil: instant(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    result: text({ enum: jobResults }),
    /** What the last run did, as names and numbers. */
    counts: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    check('job_runs_job_form', sql`${table.job} ~ '^[a-z]+(-[a-z]+)*$' and char_length(${table.job}) <= 50`),
    check('job_runs_held_whole', sql`(${table.holder} is null) = (${table.heldUntil} is null)`),
    check('job_runs_result', sql`${table.result} in ${oneOf(jobResults)}`),
    check('job_runs_counts_object', sql`jsonb_typeof(${table.counts}) = 'object'`),
  ],
)
