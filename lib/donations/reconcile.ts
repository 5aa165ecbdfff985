/** Fetches events that no webhook delivered, then compares our ledger with Stripe's, gift by gift. */
import 'server-only'
import { desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { query } from '@/db'
import { reconciliationDifferences, reconciliations, stripeEvents } from '@/db/schema/payments'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { getPaymentSettings, getStripe } from '@/lib/outside/stripe/client'
import { readStripeFailure } from '@/lib/outside/stripe/failure'
import { eventSchema, type PaymentEvent } from '@/lib/outside/stripe/objects'
import { cancelAbandoned } from './cancel-abandoned'
import { compareLedger } from './compare'
import { handledEvents } from './events'
import { queueYearlySummaries } from './summary'
import { recordEvent } from './webhook'

const DAY_MS = 86_400_000
/** How long Stripe lists events. */
const EVENT_DAYS = 30
/** How old the compared gifts can be. */
const COMPARE_DAYS = 40
/** An event may become visible a little after its timestamp. */
const OVERLAP_MS = 3_600_000
const BATCH = 500
const MAX_EVENTS = 100_000

export interface ReconciliationResult {
  eventsRead: number
  eventsApplied: number
  differences: number
  takenBack: number
}

/** The start of the last completed comparison, or as far back as there are events. */
async function findStart(now: Date): Promise<Date> {
  const oldest = now.getTime() - EVENT_DAYS * DAY_MS
  const [last] = await query((db) =>
    db
      .select({ startedAt: reconciliations.startedAt })
      .from(reconciliations)
      .where(isNotNull(reconciliations.finishedAt))
      .orderBy(desc(reconciliations.startedAt))
      .limit(1),
  )
  return new Date(Math.max(oldest, last ? last.startedAt.getTime() - OVERLAP_MS : oldest))
}

async function findUnknown(events: PaymentEvent[]): Promise<PaymentEvent[]> {
  if (events.length === 0) return []
  const ids = events.map(({ id }) => id)
  const rows = await query((db) =>
    db.select({ id: stripeEvents.id }).from(stripeEvents).where(inArray(stripeEvents.id, ids)),
  )
  const known = new Set(rows.map(({ id }) => id))
  return events.filter(({ id }) => !known.has(id))
}

/** Every event since then, oldest first, as the webhooks would have delivered them. */
async function readEvents(stripe: Stripe, since: Date, signal: AbortSignal): Promise<PaymentEvent[]> {
  const list = stripe.events.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    types: handledEvents,
    limit: 100,
  })
  const events: PaymentEvent[] = []
  for await (const event of list) {
    signal.throwIfAborted()
    events.push(eventSchema.parse(event))
    if (events.length >= MAX_EVENTS) break
  }
  return events.reverse()
}

async function applyMissedEvents(events: PaymentEvent[], isLive: boolean, signal: AbortSignal): Promise<number> {
  let count = 0
  for (let at = 0; at < events.length; at += BATCH) {
    for (const event of await findUnknown(events.slice(at, at + BATCH))) {
      signal.throwIfAborted()
      const { outcome } = await recordEvent(event, isLive)
      if (outcome === 'applied') count += 1
    }
  }
  return count
}

async function work(stripe: Stripe, id: string, now: Date, signal: AbortSignal): Promise<ReconciliationResult> {
  const { isLive = false } = getPaymentSettings() ?? {}
  const events = await readEvents(stripe, await findStart(now), signal)
  const eventsApplied = await applyMissedEvents(events, isLive, signal)
  const takenBack = await cancelAbandoned(stripe, now, signal)
  const since = new Date(now.getTime() - COMPARE_DAYS * DAY_MS)
  const { ledgerCents, serviceCents, differences } = await compareLedger(stripe, since, signal)
  await query((db) =>
    db.transaction(async (transaction) => {
      if (differences.length > 0) {
        const rows = differences.slice(0, BATCH).map((difference) => ({ ...difference, reconciliationId: id }))
        await transaction.insert(reconciliationDifferences).values(rows)
      }
      await transaction
        .update(reconciliations)
        .set({ finishedAt: new Date(), eventsRead: events.length, eventsApplied, ledgerCents, serviceCents })
        .where(eq(reconciliations.id, id))
    }),
  )
  if (differences.length > 0) logEvent('reconciliation-differs', { differences: differences.length })
  return { eventsRead: events.length, eventsApplied, differences: differences.length, takenBack }
}

/** Safe to run at any time, and concurrently. Null if payments are not configured. */
export async function reconcileDonations(
  now = new Date(),
  signal: AbortSignal = new AbortController().signal,
): Promise<ReconciliationResult | null> {
  const stripe = getStripe()
  if (!stripe) return null
  const since = new Date(now.getTime() - COMPARE_DAYS * DAY_MS)
  const [run] = await query((db) => db.insert(reconciliations).values({ startedAt: now, since }).returning())
  if (!run) throw new Error('an insert gave no row')
  try {
    return await work(stripe, run.id, now, signal)
  } catch (error) {
    const failure = readStripeFailure(error)
    const problem = failure instanceof AppError ? 'The payment service did not answer.' : 'It could not be finished.'
    await query((db) => db.update(reconciliations).set({ problem }).where(eq(reconciliations.id, run.id))).catch(
      () => {},
    )
    throw failure
  }
}

const QUARTER_HOUR_S = 900

/** The reconciliation with Stripe. */
export const donationsJob = {
  name: 'donations',
  everySeconds: QUARTER_HOUR_S,
  run: async (now: Date, signal: AbortSignal): Promise<Record<string, number>> => ({
    ...(await reconcileDonations(now, signal)),
  }),
}

/** January's summaries, separate so that no reconciliation waits for them. */
export const summariesJob = {
  name: 'summaries',
  everySeconds: QUARTER_HOUR_S,
  run: async (now: Date, signal: AbortSignal): Promise<Record<string, number>> => ({
    summaries: await queueYearlySummaries(now, signal),
  }),
}
