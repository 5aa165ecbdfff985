import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { categories } from '../vocabulary/directory'
import {
  callOutcomes,
  contactCategories,
  contactPriorities,
  contactStatuses,
  contactWays,
  countedEvents,
  disputeStates,
  donationFrequencies,
  donationStatuses,
  paymentMethods,
  tributeKinds,
} from '../vocabulary/operations'
import { stateCodes } from '../vocabulary/states'
import {
  belongsTo,
  createdAt,
  descending,
  instant,
  isLanguage,
  oneOf,
  primaryId,
  spokenLanguage,
  wordList,
} from './columns'

/** Whole cents. Status only moves forward; a trigger enforces that. */
export const donations = pgTable(
  'donations',
  {
    id: primaryId(),
    amount: integer().notNull(),
    donorName: text(),
    donorEmail: text(),
    isRecurring: boolean().notNull().default(false),
    frequency: varchar({ length: 20, enum: donationFrequencies }),
    paymentIntentId: text(),
    status: varchar({ length: 20, enum: donationStatuses }).notNull().default('pending'),
    createdAt: createdAt(),
    /** An idempotency key chosen by the page: the same key means the same gift. */
    requestId: uuid(),
    /** The secret token in the addresses of this gift's payment and thank-you pages. */
    payToken: text(),
    /** For a later payment of a recurring gift; the first has its own page. */
    isRenewal: boolean().notNull().default(false),
    subscriptionId: text(),
    invoiceId: text(),
    refundedCents: integer().notNull().default(0),
    disputeState: text({ enum: disputeStates }),
    /** Number of declined cards, which reveals card testing. */
    failedAttempts: integer().notNull().default(0),
    /** Hides name and address from the staff's lists. */
    isAnonymous: boolean().notNull().default(false),
    /** Only the site's name on the card statement, and a neutral email subject. */
    isNeutral: boolean().notNull().default(false),
    /** The language of the donation page, used for its emails. */
    language: spokenLanguage(),
    /** The part of the amount that was added for the card fee. */
    feeCents: integer().notNull().default(0),
    tribute: text({ enum: tributeKinds }),
    /** In whose honor or memory it is given. */
    tributeName: text(),
    paymentMethod: text({ enum: paymentMethods }),
    /** When its last bank debit began: the bank answers days later. */
    debitedAt: instant(),
    /** When a bank last refused one. */
    debitFailedAt: instant(),
    completedAt: instant(),
    receiptQueuedAt: instant(),
    summarizedAt: instant(),
  },
  (table) => [
    uniqueIndex('donations_payment_intent').on(table.paymentIntentId),
    index('donations_recent').on(descending(table.createdAt), table.id),
    index('donations_donor_words').using('gin', sql`lower(${table.donorName}) gin_trgm_ops`),
    index('donations_email_words').using('gin', sql`lower(${table.donorEmail}) gin_trgm_ops`),
    index('donations_status').on(table.status, descending(table.createdAt)),
    uniqueIndex('donations_request').on(table.requestId),
    uniqueIndex('donations_pay_token').on(table.payToken),
    uniqueIndex('donations_invoice').on(table.invoiceId),
    index('donations_subscription').on(table.subscriptionId),
    index('donations_email').on(table.donorEmail, descending(table.createdAt)),
    index('donations_completed').on(table.completedAt),
    check('donations_amount_bounds', sql`${table.amount} between 100 and 10000000`),
    check('donations_name_length', sql`char_length(${table.donorName}) <= 200`),
    check('donations_email_length', sql`char_length(${table.donorEmail}) between 3 and 320`),
    check('donations_frequency', sql`${table.frequency} in ${oneOf(donationFrequencies)}`),
    check('donations_frequency_when_recurring', sql`${table.isRecurring} = (${table.frequency} is not null)`),
    check('donations_status', sql`${table.status} in ${oneOf(donationStatuses)}`),
    check('donations_pay_token_form', sql`${table.payToken} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('donations_renewal_recurs', sql`not ${table.isRenewal} or ${table.isRecurring}`),
    check('donations_refunded_bounds', sql`${table.refundedCents} between 0 and ${table.amount}`),
    check('donations_dispute_state', sql`${table.disputeState} in ${oneOf(disputeStates)}`),
    check('donations_language', isLanguage(table.language)),
    check('donations_failed_attempts', sql`${table.failedAttempts} >= 0`),
    check('donations_fee_bounds', sql`${table.feeCents} between 0 and ${table.amount} - 100`),
    check('donations_tribute', sql`${table.tribute} in ${oneOf(tributeKinds)}`),
    check('donations_tribute_named', sql`(${table.tribute} is null) = (${table.tributeName} is null)`),
    check('donations_tribute_length', sql`char_length(${table.tributeName}) between 1 and 200`),
    check('donations_payment_method', sql`${table.paymentMethod} in ${oneOf(paymentMethods)}`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: primaryId(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    category: text({ enum: contactCategories }).notNull(),
    message: text().notNull(),
    /** Of the page from which it was sent. */
    language: spokenLanguage(),
    priority: text({ enum: contactPriorities }).notNull().default('normal'),
    /** Safe ways to reach her; empty if she did not say. */
    reachBy: text().array().notNull().default(sql`'{}'`),
    /** Safe times, in her words. */
    reachHours: text(),
    voicemailOk: boolean(),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    closedAt: instant(),
    /** The assigned staff member, by staff-list address. */
    assignedTo: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_recent').on(descending(table.createdAt), table.id),
    // Each index has all the columns that the inbox filters by, so excluded messages are never read.
    index('contact_messages_by_status').on(
      table.status,
      descending(table.createdAt),
      descending(table.id),
      ...[table.priority, table.category, table.assignedTo, table.language],
    ),
    index('contact_messages_by_risk')
      .on(
        sql`array_position(array['low','normal','high','emergency'], ${table.priority}) desc`,
        descending(table.createdAt),
        descending(table.id),
        ...[table.status, table.priority, table.category, table.assignedTo, table.language],
      )
      .where(sql`status <> 'closed'`),
    index('contact_messages_words').using(
      'gin',
      sql`to_tsvector('simple', translate(${table.subject} || ' ' || ${table.name} || ' ' || ${table.email} || ' ' || ${table.message}, '@._-+/:<>&', '          '))`,
    ),
    index('contact_messages_closed').on(table.closedAt).where(sql`closed_at is not null`),
    check('contact_messages_language', isLanguage(table.language)),
    check('contact_messages_reach_by', sql`${table.reachBy} <@ ${wordList(contactWays)}`),
    check('contact_messages_reach_hours_length', sql`char_length(${table.reachHours}) between 1 and 200`),
    check('contact_messages_status', sql`${table.status} in ${oneOf(contactStatuses)}`),
    check('contact_messages_closed_whole', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
    check('contact_messages_assigned_length', sql`char_length(${table.assignedTo}) between 3 and 320`),
    check('contact_messages_name_length', sql`char_length(${table.name}) between 1 and 200`),
    check('contact_messages_email_length', sql`char_length(${table.email}) between 3 and 320`),
    check('contact_messages_phone_length', sql`char_length(${table.phone}) <= 40`),
    check('contact_messages_subject_length', sql`char_length(${table.subject}) between 1 and 200`),
    check('contact_messages_category', sql`${table.category} in ${oneOf(contactCategories)}`),
    check('contact_messages_message_length', sql`char_length(${table.message}) between 1 and 10000`),
    check('contact_messages_priority', sql`${table.priority} in ${oneOf(contactPriorities)}`),
  ],
)

/** Staff's internal notes on a message, deleted with it. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: primaryId(),
    messageId: belongsTo(() => contactMessages.id),
    /** The author, by staff-list address. */
    author: text().notNull(),
    body: text().notNull(),
    /** Whether it was sent to the message's author. */
    isReply: boolean().notNull().default(false),
    /** What became of a call to the message's author. */
    callOutcome: text({ enum: callOutcomes }),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_notes_of_message').on(table.messageId, table.createdAt),
    check('contact_notes_call_outcome', sql`${table.callOutcome} in ${oneOf(callOutcomes)}`),
    check('contact_notes_author_length', sql`char_length(${table.author}) between 3 and 320`),
    check('contact_notes_body_length', sql`char_length(${table.body}) between 1 and 5000`),
  ],
)

/** Daily totals only: no person, address or time of day can be recovered. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    day: date().notNull(),
    event: text({ enum: countedEvents }).notNull(),
    /** A state code, or 'US' if none applies. */
    state: text().notNull().default('US'),
    /** A category, or 'all' if none applies. */
    category: text().notNull().default('all'),
    count: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.event, table.state, table.category] }),
    check('daily_totals_event', sql`${table.event} in ${oneOf(countedEvents)}`),
    check('daily_totals_state', sql`${table.state} in ${oneOf([...stateCodes, 'US'])}`),
    check('daily_totals_category', sql`${table.category} in ${oneOf([...categories, 'all'])}`),
    check('daily_totals_count', sql`${table.count} >= 0`),
  ],
)
