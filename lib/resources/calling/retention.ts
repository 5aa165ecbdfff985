import 'server-only'
import { lt, or, sql } from 'drizzle-orm'
import { deletePortion } from '@/db/delete-portion'
import { callRounds } from '@/db/schema/calls'
import { daysBefore } from '@/lib/time/days'

const ENDED_DAYS = 365
const BATCH_SIZE = 20

/** With its links, programs and answers. What was taken over stays on the entries. */
export async function purgeRounds(now: Date): Promise<number> {
  const { endedAt, createdAt } = callRounds
  const isOver = or(
    lt(endedAt, daysBefore(now, ENDED_DAYS)),
    sql`${endedAt} is null and ${createdAt} < ${daysBefore(now, 2 * ENDED_DAYS).toISOString()}::timestamptz`,
  )
  return deletePortion(callRounds, isOver, BATCH_SIZE)
}
