import 'server-only'
import { and, count, desc, eq, gt, max } from 'drizzle-orm'
import { query } from '@/db'
import { stripeEvents } from '@/db/schema/payments'

const DAYS = 30
const MAX_LISTED = 50

export interface RefusedEvents {
  type: string
  reason: string
  count: number
  lastAt: Date
}

/** Stripe events of the last 30 days that the ledger refused. */
export async function listRefusedEvents(now = new Date()): Promise<RefusedEvents[]> {
  const { type, reason, outcome, processedAt } = stripeEvents
  const isRecent = gt(processedAt, new Date(now.getTime() - DAYS * 86_400_000))
  const rows = await query((db) =>
    db
      .select({ type, reason, count: count(), lastAt: max(processedAt) })
      .from(stripeEvents)
      .where(and(eq(outcome, 'refused'), isRecent))
      .groupBy(type, reason)
      .orderBy(desc(max(processedAt)))
      .limit(MAX_LISTED),
  )
  return rows.map((row) => ({ ...row, reason: row.reason ?? 'unknown', lastAt: row.lastAt ?? now }))
}
