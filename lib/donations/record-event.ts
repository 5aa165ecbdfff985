import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { query } from '@/db'
import { stripeEvents } from '@/db/schema/payments'
import { logEvent } from '@/lib/log/log'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import type { PaymentEvent } from '@/lib/outside/stripe/objects'
import { eventHandlers, isHandled } from './event-handlers'
import { type Outcome, readSeconds, refuse } from './events/outcome'
import type { Transaction } from './transaction'

/** Handles one event at a time across all processes: two about the same payment can't miss each other. */
const LEDGER_LOCK_ID = 7_471_001
const DEADLINE_MS = 8000

async function run(transaction: Transaction, event: PaymentEvent, isLive: boolean): Promise<Outcome> {
  if (!isHandled(event.type)) return { outcome: 'ignored' }
  if (event.livemode !== isLive) return refuse('livemode')
  if (event.api_version !== API_VERSION) return refuse('version')
  try {
    const input = { transaction, object: event.data.object, at: readSeconds(event.created) }
    return await eventHandlers[event.type](input)
  } catch (error) {
    if (error instanceof z.ZodError) return refuse('unreadable')
    throw error
  }
}

/** Applies and records an event once, in one transaction. Throws without a database: Stripe then retries. */
export async function recordEvent(event: PaymentEvent, isLive: boolean): Promise<Outcome | { outcome: 'known' }> {
  if (!isHandled(event.type)) return { outcome: 'ignored' }
  const result = await query(
    (db) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${LEDGER_LOCK_ID})`)
        const [fresh] = await transaction
          .insert(stripeEvents)
          .values({ id: event.id, type: event.type, created: readSeconds(event.created), outcome: 'ignored' })
          // An event refused for its API version may be redelivered in the right one; an ignored one may be about a
          // gift that came back with a backup.
          .onConflictDoUpdate({
            target: stripeEvents.id,
            set: { outcome: 'ignored', reason: null },
            setWhere: or(
              eq(stripeEvents.outcome, 'ignored'),
              and(eq(stripeEvents.outcome, 'refused'), eq(stripeEvents.reason, 'version')),
            ),
          })
          .returning({ id: stripeEvents.id })
        if (!fresh) return { outcome: 'known' as const }
        const done = await run(transaction, event, isLive)
        const reason = done.outcome === 'refused' ? done.reason : null
        if (done.outcome !== 'ignored')
          await transaction
            .update(stripeEvents)
            .set({ outcome: done.outcome, reason })
            .where(eq(stripeEvents.id, event.id))
        return done
      }),
    DEADLINE_MS,
  )
  if (result.outcome === 'refused') logEvent('payment-event-refused', { type: event.type, reason: result.reason })
  return result
}
