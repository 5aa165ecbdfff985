import 'server-only'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { deletePortion } from '@/db/delete-portion'
import { listingUpdates, problemReports } from '@/db/schema/checks'
import { shiftDate } from '@/lib/resources/freshness'
import { daysBefore } from '@/lib/time/days'
import { easternDate } from '@/lib/time/eastern-time'

const CLOSED_DAYS = 30
const OPEN_DAYS = 180
const DECIDED_DAYS = 90
const UNDECIDED_DAYS = 365
const BATCH_SIZE = 1000

/** Visitors' reports: deleted soon after review, and eventually without one. */
export async function purgeReports(now: Date): Promise<number> {
  const { closedOn, reportedOn } = problemReports
  const today = easternDate(now)
  const isOver = or(
    and(isNotNull(closedOn), lt(closedOn, shiftDate(today, -CLOSED_DAYS))),
    and(isNull(closedOn), lt(reportedOn, shiftDate(today, -OPEN_DAYS))),
  )
  return deletePortion(problemReports, isOver, BATCH_SIZE)
}

/** Unused links, and corrections that have been decided. */
export async function purgeListingUpdates(now: Date): Promise<number> {
  const { status, expiresAt, decidedAt, submittedAt } = listingUpdates
  const isOver = or(
    and(eq(status, 'asked'), lt(expiresAt, now)),
    and(eq(status, 'decided'), lt(decidedAt, daysBefore(now, DECIDED_DAYS))),
    and(eq(status, 'submitted'), lt(submittedAt, daysBefore(now, UNDECIDED_DAYS))),
  )
  return deletePortion(listingUpdates, isOver, BATCH_SIZE)
}
