import 'server-only'
import { and, eq } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { getPaymentSettings, getStripe } from '@/lib/outside/stripe/client'
import { eventSchema } from '@/lib/outside/stripe/objects'
import { verifyEvent } from '@/lib/outside/stripe/verify-event'
import { cancelPayment, isSpent } from './cancel-abandoned'
import { recordEvent } from './record-event'

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
