/** Links the gift ledger to Stripe, and stores the results of comparing the two. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { differenceKinds, disputeStates, paymentEventOutcomes, paymentMethods } from '../vocabulary/operations'
import { belongsTo, createdAt, descending, instant, isSha256, oneOf, primaryId } from './columns'
import { donations } from './operations'

/** Each Stripe event once, written in the same transaction as its effect. Its content is not stored. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    created: instant().notNull(),
    outcome: text({ enum: paymentEventOutcomes }).notNull(),
    /** A code of ours for why it was refused. */
    reason: text(),
    processedAt: createdAt(),
  },
  (table) => [
    index('stripe_events_processed').on(table.processedAt),
    index('stripe_events_refused').on(table.processedAt).where(sql`${table.outcome} = 'refused'`),
    check('stripe_events_id_length', sql`char_length(${table.id}) between 1 and 255`),
    check('stripe_events_type_length', sql`char_length(${table.type}) between 1 and 100`),
    check('stripe_events_outcome', sql`${table.outcome} in ${oneOf(paymentEventOutcomes)}`),
  ],
)

/** A Stripe subscription; each of its payments is a donation. */
export const givingSubscriptions = pgTable(
  'giving_subscriptions',
  {
    id: text().primaryKey(),
    /** The gift that started it. */
    donationId: belongsTo(() => donations.id),
    customerId: text().notNull(),
    /** Stripe's own status. */
    status: text().notNull(),
    /** The time of Stripe's event: an older event does not overwrite it. */
    statusAt: instant().notNull(),
    /** When it ended, or will end. */
    endsAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('giving_subscriptions_donation').on(table.donationId),
    index('giving_subscriptions_customer').on(table.customerId),
    check('giving_subscriptions_status_length', sql`char_length(${table.status}) between 1 and 30`),
  ],
)

/** One comparison of our ledger with Stripe's. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: primaryId(),
    startedAt: createdAt(),
    finishedAt: instant(),
    /** Start of the compared period. */
    since: instant().notNull(),
    eventsRead: integer().notNull().default(0),
    /** Events that no webhook had delivered. */
    eventsApplied: integer().notNull().default(0),
    ledgerCents: bigint({ mode: 'number' }).notNull().default(0),
    serviceCents: bigint({ mode: 'number' }).notNull().default(0),
    /** An error code of ours, if it could not finish. */
    problem: text(),
  },
  (table) => [index('reconciliations_recent').on(descending(table.startedAt))],
)

export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: primaryId(),
    reconciliationId: belongsTo(() => reconciliations.id),
    kind: text({ enum: differenceKinds }).notNull(),
    donationId: uuid().references(() => donations.id, { onDelete: 'cascade' }),
    /** Stripe's id of the payment. */
    reference: text(),
    ledgerCents: integer(),
    serviceCents: integer(),
  },
  (table) => [
    index('reconciliation_differences_run').on(table.reconciliationId),
    index('reconciliation_differences_donation').on(table.donationId),
    check('reconciliation_differences_kind', sql`${table.kind} in ${oneOf(differenceKinds)}`),
  ],
)

/**
 * What Stripe reported about a payment without a known gift: events come in any order. It is applied to the gift
 * once that exists.
 */
export const paymentNotes = pgTable(
  'payment_notes',
  {
    paymentIntentId: text().primaryKey(),
    invoiceId: text(),
    disputeState: text({ enum: disputeStates }),
    paymentMethod: text({ enum: paymentMethods }),
    debitedAt: instant(),
    debitFailedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_notes_invoice').on(table.invoiceId),
    index('payment_notes_age').on(table.createdAt),
    check('payment_notes_dispute_state', sql`${table.disputeState} in ${oneOf(disputeStates)}`),
    check('payment_notes_method', sql`${table.paymentMethod} in ${oneOf(paymentMethods)}`),
  ],
)

/**
 * Everything Stripe reported about refunds: each refund by its id, and under the payment's id the total on its
 * charge. A gift's refunded amount is computed from these rows, in whatever order they came.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text().primaryKey(),
    paymentIntentId: text().notNull(),
    cents: integer().notNull(),
    saidAt: instant().notNull(),
    /** The refund failed: a bank may say so days later. */
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentIntentId),
    index('payment_refunds_age').on(table.createdAt),
    check('payment_refunds_cents', sql`${table.cents} >= 0`),
  ],
)

/** An emailed link to one's own gifts: only the hash of its token is stored. */
export const donorLinks = pgTable(
  'donor_links',
  { tokenHash: text().primaryKey(), email: text().notNull(), expiresAt: instant().notNull(), createdAt: createdAt() },
  (table) => [
    index('donor_links_expiry').on(table.expiresAt),
    check('donor_links_hash_form', isSha256(table.tokenHash)),
    check('donor_links_email_length', sql`char_length(${table.email}) between 3 and 320`),
  ],
)
