import 'server-only'
import { and, eq, lt, ne, or } from 'drizzle-orm'
import { deletePortion } from '@/db/delete-portion'
import { contactMessages } from '@/db/schema/operations'
import { daysBefore } from '@/lib/time/days'

const CLOSED_DAYS = 90
const CLOSED_EMERGENCY_DAYS = 30
const BATCH_SIZE = 500

/** Their notes go with them. Returns the number of rows deleted. */
export async function purgeClosedMessages(now: Date): Promise<number> {
  const before = (days: number) => lt(contactMessages.closedAt, daysBefore(now, days))
  const isOver = or(
    and(ne(contactMessages.priority, 'emergency'), before(CLOSED_DAYS)),
    and(eq(contactMessages.priority, 'emergency'), before(CLOSED_EMERGENCY_DAYS)),
  )
  return deletePortion(contactMessages, isOver, BATCH_SIZE)
}
