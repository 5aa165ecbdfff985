import 'server-only'
import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { stripeEvents } from '@/db/schema/payments'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { getPaymentSettings, getStripe } from '@/lib/outside/stripe/client'
import { eventSchema, type PaymentEvent } from '@/lib/outside/stripe/objects'
import { verifyEvent } from '@/lib/outside/stripe/verify-event'
import { cancelPayment, isSpent } from './cancel-abandoned'
import { eventHandlers, isHandled } from './events'
import { type Outcome, readSeconds, refuse } from './find-donation'
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

/** Cancels a gift that is not to be tried again; the event of that ends it in the ledger. */
async function endSpent(paymentIntentId: unknown): Promise<void> {
  const stripe = getStripe()
  if (!stripe || typeof paymentIntentId !== 'string') return
  const isOver = and(
    eq(donations.paymentIntentId, paymentIntentId),
    eq(donations.status, 'pending'),
    eq(donations.isRenewal, false),
    isSpent,
  )
  const [row] = await query((db) =>
    db.select({ id: donations.id, paymentIntentId: donations.paymentIntentId }).from(donations).where(isOver),
  )
  if (row && (await cancelPayment(stripe, row))) logEvent('payment-ended', { donation: row.id })
}

/** A forged or stale event is rejected; a known one is acknowledged without effect. */
export async function receiveWebhook(payload: Uint8Array, signature: string | null): Promise<string> {
  const settings = getPaymentSettings()
  if (!settings) throw new AppError('unavailable', 'Payments are not configured here.')
  const verified = verifyEvent(payload, signature, settings.webhookSecret)
  const parsed = eventSchema.safeParse(verified)
  if (!parsed.success) {
    logEvent('webhook-refused', { reason: verified === null ? 'signature' : 'shape' })
    throw new AppError('bad-request', 'This was not signed as an event from the payment service. Nothing was changed.')
  }
  const event = parsed.data
  const result = await recordEvent(event, settings.isLive)
  const { outcome } = result
  // Answered with an error, so that it also shows up at Stripe, which retries for three days.
  if (result.outcome === 'refused' && result.reason === 'version') {
    const detail = `This event is written in API version ${event.api_version ?? 'unknown'}, and this site reads ${API_VERSION}. Nothing was changed. Please set the endpoint's version.`
    throw new AppError('bad-request', detail)
  }
  if (event.type === 'payment_intent.payment_failed' && outcome === 'applied') {
    // The event is recorded; a failure in its follow-up must not trigger a retry. The next reconciliation checks too.
    await endSpent(event.data.object.id).catch(() => {})
  }
  return outcome
}
