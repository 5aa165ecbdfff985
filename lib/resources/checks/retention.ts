import 'server-only'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { query } from '@/db'
import { listingUpdates, problemReports } from '@/db/schema/checks'
import { shiftDate } from '@/lib/resources/freshness'
import { easternDate } from '@/lib/time/eastern-time'

const DAY_MS = 86_400_000
const CLOSED_DAYS = 30
const OPEN_DAYS = 180
const DECIDED_DAYS = 90
const UNDECIDED_DAYS = 365
const PORTION = 1000

/** What visitors reported: soon after someone has looked into it, and in the end also where nobody has. */
export async function purgeReports(now: Date): Promise<number> {
  const { id, closedOn, reportedOn } = problemReports
  const today = easternDate(now)
  const isOver = or(
    and(isNotNull(closedOn), lt(closedOn, shiftDate(today, -CLOSED_DAYS))),
    and(isNull(closedOn), lt(reportedOn, shiftDate(today, -OPEN_DAYS))),
  )
  const gone = await query((db) => {
    const portion = db.select({ id }).from(problemReports).where(isOver).limit(PORTION)
    return db.delete(problemReports).where(inArray(id, portion)).returning({ id })
  })
  return gone.length
}

/** Links that nobody used, and corrections on which someone has decided. */
export async function purgeListingUpdates(now: Date): Promise<number> {
  const { id, status, expiresAt, decidedAt, submittedAt } = listingUpdates
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isOver = or(
    and(eq(status, 'asked'), lt(expiresAt, now)),
    and(eq(status, 'decided'), lt(decidedAt, before(DECIDED_DAYS))),
    and(eq(status, 'submitted'), lt(submittedAt, before(UNDECIDED_DAYS))),
  )
  const gone = await query((db) => {
    const portion = db.select({ id }).from(listingUpdates).where(isOver).limit(PORTION)
    return db.delete(listingUpdates).where(inArray(id, portion)).returning({ id })
  })
  return gone.length
}
