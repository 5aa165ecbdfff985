import 'server-only'
import { and, count, desc, eq, gt, gte, inArray, lt, max, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { reconciliationDifferences, reconciliations, stripeEvents } from '@/db/schema/payments'
import { matchText } from '@/lib/http/staff-list/read-params'
import { readEasternInput } from '@/lib/time/eastern-time'
import { isRefused, isUnderway, nameMethod } from './debits'
import type { DonationDto, DonationFilter, DonationTotals, ReconciliationDto } from './schema'

const DAY_MS = 86_400_000

/** The start of a day in Eastern Time, which the staff's lists use. */
function startOfDay(day: string): Date {
  return readEasternInput(`${day}T00:00`) ?? new Date(`${day}T05:00:00Z`)
}

function nextDay(day: string): Date {
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10))
}

export interface DonationPosition {
  createdAt: string
  id: string
}

export interface DonationPage {
  items: DonationDto[]
  next: DonationPosition | null
}

function isOfKind(kind: DonationFilter['kind']): SQL | undefined {
  if (kind === undefined) return undefined
  if (kind === 'renewal') return eq(donations.isRenewal, true)
  return and(eq(donations.isRecurring, kind === 'recurring'), eq(donations.isRenewal, false))
}

function isByDonor(q: string): SQL | undefined {
  const { donorEmail, donorName } = donations
  return and(eq(donations.isAnonymous, false), or(matchText(sql`${donorEmail}`, q), matchText(sql`${donorName}`, q)))
}

const hasReturnedRefund = sql`exists (select from payment_refunds r
  where r.payment_intent_id = ${donations.paymentIntentId} and r.failed_at is not null)`

const paidStatuses = ['completed', 'refunded', 'disputed'] as const

export function matchDonations({ status, kind, from, to, q, refund, show }: DonationFilter): SQL | undefined {
  return and(
    status && eq(donations.status, status),
    show === 'gifts' ? inArray(donations.status, [...paidStatuses]) : undefined,
    show === 'tries' ? notInArray(donations.status, [...paidStatuses]) : undefined,
    isOfKind(kind),
    from ? gte(donations.createdAt, startOfDay(from)) : undefined,
    to ? lt(donations.createdAt, nextDay(to)) : undefined,
    q ? isByDonor(q) : undefined,
    refund === 'returned' ? hasReturnedRefund : undefined,
  )
}

/** Money that is ours, minus refunds. */
export const countsInTotals = eq(donations.status, 'completed')

type Row = typeof donations.$inferSelect

export function toDto(row: Row): DonationDto {
  const { isAnonymous } = row
  return {
    id: row.id,
    amount: row.amount,
    // At her request: the staff's lists do not name the donor.
    donorName: isAnonymous ? null : row.donorName,
    donorEmail: isAnonymous ? null : row.donorEmail,
    isRecurring: row.isRecurring,
    frequency: row.frequency,
    paymentIntentId: row.paymentIntentId,
    status: row.status,
    createdAt: row.createdAt,
    isAnonymous,
    isRenewal: row.isRenewal,
    feeCents: row.feeCents,
    tribute: row.tribute,
    tributeName: row.tributeName,
    paymentMethod: nameMethod(row),
    debitedAt: row.debitedAt,
    debitState: isUnderway(row) ? 'underway' : row.completedAt === null && isRefused(row) ? 'refused' : null,
    refundedCents: row.refundedCents,
    disputeState: row.disputeState,
    failedAttempts: row.failedAttempts,
    completedAt: row.completedAt,
    receiptQueuedAt: row.receiptQueuedAt,
  }
}

/** Newest first, unless sorted otherwise. Positions have microsecond precision, which a Date lacks. */
export async function listDonations(
  filter: DonationFilter,
  page: { limit: number; after?: DonationPosition },
): Promise<DonationPage> {
  const { limit, after } = page
  const stamp = sql<string>`to_char(${donations.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const at = after && sql`${after.createdAt}::timestamptz`
  const isOldest = filter.sort === 'oldest'
  // Both directions use one index, which has ids ascending within a moment.
  const isAfter =
    after &&
    (isOldest
      ? sql`(${donations.createdAt} > ${at} or (${donations.createdAt} = ${at} and ${donations.id} < ${after.id}))`
      : sql`(${donations.createdAt} < ${at} or (${donations.createdAt} = ${at} and ${donations.id} > ${after.id}))`)
  const rows = await query((db) =>
    db
      .select({ donation: donations, stamp })
      .from(donations)
      .where(and(matchDonations(filter), isAfter))
      .orderBy(...(isOldest ? [donations.createdAt, desc(donations.id)] : [desc(donations.createdAt), donations.id]))
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => toDto(row.donation)),
    next: last ? { createdAt: last.stamp, id: last.donation.id } : null,
  }
}

/** The selected ones, newest first. */
export async function findDonations(ids: readonly string[]): Promise<DonationDto[]> {
  const rows = await query((db) =>
    db
      .select()
      .from(donations)
      .where(inArray(donations.id, [...ids]))
      .orderBy(desc(donations.createdAt), donations.id),
  )
  return rows.map(toDto)
}

function matchTally({ status, kind, show }: DonationFilter): SQL {
  const parts: SQL[] = [sql`topic in ('gifts', 'refunds')`]
  const isPaid = sql`key->>'status' in ('completed', 'refunded', 'disputed')`
  if (show) parts.push(show === 'gifts' ? isPaid : sql`not ${isPaid}`)
  if (status) parts.push(sql`key->>'status' = ${status}`)
  if (kind) parts.push(sql`(key->>'isRenewal')::boolean = ${kind === 'renewal'}`)
  if (kind && kind !== 'renewal') parts.push(sql`(key->>'isRecurring')::boolean = ${kind === 'recurring'}`)
  return sql.join(parts, sql` and `)
}

type Sums = Record<'count' | 'completedCount' | 'grossCents' | 'refundedCents', string>

/** Computed from the gifts themselves, because the running counts know neither donors nor Eastern Time days. */
async function sumMatching(filter: DonationFilter): Promise<Sums | undefined> {
  const [row] = await query((db) =>
    db
      .select({
        count: sql<string>`count(*)`,
        completedCount: sql<string>`count(*) filter (where ${countsInTotals})`,
        grossCents: sql<string>`coalesce(sum(${donations.amount}) filter (where ${countsInTotals}), 0)`,
        refundedCents: sql<string>`coalesce(sum(${donations.refundedCents}) filter (where ${countsInTotals}), 0)`,
      })
      .from(donations)
      .where(matchDonations(filter)),
  )
  return row
}

/** Running daily totals, updated as gifts change. */
async function sumTallies(filter: DonationFilter): Promise<Sums | undefined> {
  const isOurs = sql`key->>'status' = 'completed'`
  const [row] = await query((db) =>
    db.execute<Sums>(sql`
      select coalesce(sum(count) filter (where topic = 'gifts'), 0) as count,
        coalesce(sum(count) filter (where topic = 'gifts' and (${isOurs})), 0) as "completedCount",
        coalesce(sum(amount) filter (where topic = 'gifts' and (${isOurs})), 0) as "grossCents",
        coalesce(sum(amount) filter (where topic = 'refunds' and (${isOurs})), 0) as "refundedCents"
      from tallies where ${matchTally(filter)}`),
  )
  return row
}

/** Totals of all matches, however many pages they fill. */
export async function getDonationTotals(filter: DonationFilter = {}): Promise<DonationTotals> {
  const { q, refund, from, to } = filter
  const row = q || refund || from || to ? await sumMatching(filter) : await sumTallies(filter)
  const { count = 0, completedCount = 0, grossCents = 0, refundedCents = 0 } = row ?? {}
  return {
    count: Number(count),
    completedCount: Number(completedCount),
    grossCents: Number(grossCents),
    refundedCents: Number(refundedCents),
    netCents: Number(grossCents) - Number(refundedCents),
  }
}

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

const MAX_DIFFERENCES = 500

/** The last comparison started, with its differences; null before the first. */
export async function getLastReconciliation(): Promise<ReconciliationDto | null> {
  const [run] = await query((db) => db.select().from(reconciliations).orderBy(desc(reconciliations.startedAt)).limit(1))
  if (!run) return null
  const differences = await query((db) =>
    db
      .select({
        kind: reconciliationDifferences.kind,
        donationId: reconciliationDifferences.donationId,
        reference: reconciliationDifferences.reference,
        ledgerCents: reconciliationDifferences.ledgerCents,
        serviceCents: reconciliationDifferences.serviceCents,
      })
      .from(reconciliationDifferences)
      .where(eq(reconciliationDifferences.reconciliationId, run.id))
      .limit(MAX_DIFFERENCES),
  )
  return { ...run, differences }
}
