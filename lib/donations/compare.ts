import 'server-only'
import { and, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm'
import type Stripe from 'stripe'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { givingSubscriptions, type reconciliationDifferences, stripeEvents } from '@/db/schema/payments'
import { type Charge, chargeSchema } from '@/lib/outside/stripe/objects'
import { readDonationId } from './find-donation'

const HOUR_MS = 3_600_000
const MAX_CHARGES = 100_000

export type Difference = Omit<typeof reconciliationDifferences.$inferInsert, 'reconciliationId'>

export interface Comparison {
  ledgerCents: number
  serviceCents: number
  differences: Difference[]
}

const ledgerColumns = {
  id: donations.id,
  amount: donations.amount,
  refundedCents: donations.refundedCents,
  status: donations.status,
  disputeState: donations.disputeState,
  paymentIntentId: donations.paymentIntentId,
  completedAt: donations.completedAt,
}

type LedgerRow = Pick<typeof donations.$inferSelect, keyof typeof ledgerColumns>

async function readCharges(stripe: Stripe, since: Date, signal: AbortSignal): Promise<Charge[]> {
  const charges: Charge[] = []
  const list = stripe.charges.list({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })
  for await (const charge of list) {
    signal.throwIfAborted()
    const parsed = chargeSchema.parse(charge)
    // A bank debit that is under way is no money yet.
    if (parsed.paid && parsed.status !== 'pending') charges.push(parsed)
    if (charges.length >= MAX_CHARGES) break
  }
  return charges
}

/** Gifts of that period, and older ones with a charge in it. */
async function readLedger(since: Date, paymentIntentIds: string[]): Promise<LedgerRow[]> {
  const isPaid = and(ne(donations.status, 'failed'), ne(donations.status, 'canceled'))
  const rows = await query(
    (db) =>
      db
        .select(ledgerColumns)
        .from(donations)
        .where(and(isPaid, gte(donations.createdAt, since), isNotNull(donations.paymentIntentId))),
    10_000,
  )
  const seen = new Set(rows.map(({ paymentIntentId }) => paymentIntentId))
  const missing = paymentIntentIds.filter((id) => !seen.has(id))
  for (let at = 0; at < missing.length; at += 500) {
    const part = missing.slice(at, at + 500)
    const more = await query((db) =>
      db.select(ledgerColumns).from(donations).where(inArray(donations.paymentIntentId, part)),
    )
    rows.push(...more)
  }
  return rows
}

/** Ignores charges of the same account that do not belong to this site. */
async function listOurCustomers(charges: Charge[]): Promise<Set<string>> {
  const ids = [...new Set(charges.flatMap(({ customer }) => (customer ? [customer] : [])))]
  const ownIds = new Set<string>()
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await query((db) =>
      db
        .select({ id: givingSubscriptions.customerId })
        .from(givingSubscriptions)
        .where(inArray(givingSubscriptions.customerId, ids.slice(at, at + 500))),
    )
    for (const { id } of rows) ownIds.add(id)
  }
  return ownIds
}

function compareGift(row: LedgerRow, charge: Charge): Difference[] {
  const reference = charge.payment_intent ?? charge.id
  const base = { donationId: row.id, reference }
  if (row.status === 'pending' || row.status === 'failed' || row.status === 'canceled') {
    return [{ ...base, kind: 'status-differs', ledgerCents: 0, serviceCents: charge.amount }]
  }
  const differences: Difference[] = []
  if (row.amount !== charge.amount) {
    differences.push({ ...base, kind: 'amount-differs', ledgerCents: row.amount, serviceCents: charge.amount })
  }
  if (row.refundedCents !== charge.amount_refunded) {
    const cents = { ledgerCents: row.refundedCents, serviceCents: charge.amount_refunded }
    differences.push({ ...base, kind: 'refund-differs', ...cents })
  }
  // Stripe keeps `disputed` true even after a won dispute.
  if (charge.disputed !== (row.disputeState !== null) && row.status !== 'refunded') {
    differences.push({ ...base, kind: 'status-differs', ledgerCents: row.amount, serviceCents: charge.amount })
  }
  return differences
}

async function listRefusedEvents(since: Date): Promise<Difference[]> {
  const rows = await query((db) =>
    db
      .select({ id: stripeEvents.id })
      .from(stripeEvents)
      .where(and(eq(stripeEvents.outcome, 'refused'), gte(stripeEvents.processedAt, since)))
      .limit(100),
  )
  return rows.map(({ id }) => ({ kind: 'event-refused', reference: id }))
}

function isMoney({ status }: LedgerRow): boolean {
  return status === 'completed' || status === 'refunded' || status === 'disputed'
}

/** Received minus refunded on both sides, and each gift on which they differ. */
export async function compareLedger(stripe: Stripe, since: Date, signal: AbortSignal): Promise<Comparison> {
  // A charge can be slightly older than the gift's recorded time, and the other way round.
  const charges = await readCharges(stripe, new Date(since.getTime() - HOUR_MS), signal)
  const byPayment = new Map(
    charges.flatMap((charge) => (charge.payment_intent ? [[charge.payment_intent, charge]] : [])),
  )
  const rows = await readLedger(since, [...byPayment.keys()])
  const known = new Map(rows.map((row) => [row.paymentIntentId, row]))
  const customers = await listOurCustomers(charges)
  const differences: Difference[] = []
  let [ledgerCents, serviceCents] = [0, 0]
  for (const charge of charges) {
    const row = known.get(charge.payment_intent ?? '')
    const isOurs = row ?? (readDonationId(charge.metadata) !== null || customers.has(charge.customer ?? ''))
    if (!isOurs) continue
    serviceCents += charge.amount - charge.amount_refunded
    if (row) differences.push(...compareGift(row, charge))
    else {
      const reference = charge.payment_intent ?? charge.id
      differences.push({ kind: 'missing-here', reference, ledgerCents: 0, serviceCents: charge.amount })
    }
  }
  for (const row of rows) {
    if (!isMoney(row)) continue
    ledgerCents += row.amount - row.refundedCents
    if (byPayment.has(row.paymentIntentId ?? '')) continue
    const cents = { ledgerCents: row.amount, serviceCents: 0 }
    differences.push({ kind: 'missing-there', donationId: row.id, reference: row.paymentIntentId, ...cents })
  }
  return { ledgerCents, serviceCents, differences: [...differences, ...(await listRefusedEvents(since))] }
}
