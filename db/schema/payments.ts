/** What ties the ledger of gifts to the payment service, and what came of comparing the two. */
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { differenceKinds, disputeStates, paymentEventOutcomes } from '../vocabulary/operations'
import { isSha256, oneOf } from './column-rules'
import { belongsTo, createdAt, descending, instant, primaryId } from './columns'
import { donations } from './operations'

/** Each event of the payment service once: written in the same transaction as its effect. Its content is not kept. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    created: instant().notNull(),
    outcome: text({ enum: paymentEventOutcomes }).notNull(),
    /** Why it was refused, in a word of ours. */
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

/** A recurring gift at the payment service; each of its payments is a donation. */
export const givingSubscriptions = pgTable(
  'giving_subscriptions',
  {
    id: text().primaryKey(),
    /** The gift that began it. */
    donationId: belongsTo(() => donations.id),
    customerId: text().notNull(),
    /** As the payment service names it. */
    status: text().notNull(),
    /** When the payment service said so: an older word does not take its place. */
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

/** A comparison of ledger and payment service. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: primaryId(),
    startedAt: createdAt(),
    finishedAt: instant(),
    /** Gifts from here on were compared. */
    since: instant().notNull(),
    eventsRead: integer().notNull().default(0),
    /** Events that no webhook had brought. */
    eventsApplied: integer().notNull().default(0),
    ledgerCents: bigint({ mode: 'number' }).notNull().default(0),
    serviceCents: bigint({ mode: 'number' }).notNull().default(0),
    /** A word of ours where it could not be finished. */
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
    /** The payment service's number for it. */
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
 * What the payment service said of a payment that no gift is known for yet: events come in any order. It is taken over
 * by the gift when that appears.
 */
export const paymentNotes = pgTable(
  'payment_notes',
  {
    paymentIntentId: text().primaryKey(),
    invoiceId: text(),
    disputeState: text({ enum: disputeStates }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_notes_invoice').on(table.invoiceId),
    index('payment_notes_age').on(table.createdAt),
    check('payment_notes_dispute_state', sql`${table.disputeState} in ${oneOf(disputeStates)}`),
  ],
)

/**
 * All that the payment service said of money going back: each refund by its id, and under the payment's own id what its
 * charge sums up. How much of a gift went back is counted from these rows, in whatever order they came.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: text().primaryKey(),
    paymentIntentId: text().notNull(),
    cents: integer().notNull(),
    saidAt: instant().notNull(),
    /** The money came back to us: a bank may say so days later. */
    failedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentIntentId),
    index('payment_refunds_age').on(table.createdAt),
    check('payment_refunds_cents', sql`${table.cents} >= 0`),
  ],
)

/** A mailed link to one's own gifts: only the hash of its token is kept. */
export const donorLinks = pgTable(
  'donor_links',
  { tokenHash: text().primaryKey(), email: text().notNull(), expiresAt: instant().notNull(), createdAt: createdAt() },
  (table) => [
    index('donor_links_expiry').on(table.expiresAt),
    check('donor_links_hash_form', isSha256(table.tokenHash)),
    check('donor_links_email_length', sql`char_length(${table.email}) between 3 and 320`),
  ],
)
