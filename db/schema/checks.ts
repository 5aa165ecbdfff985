/** What keeps the directory accurate: doubts, visitors' reports, and answers from organizations. */
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  checkableFacts,
  doubtKinds,
  linkResults,
  listingStandings,
  listingUpdateStatuses,
  type NumberResult,
} from '../vocabulary/checks'
import { datePrecisions, addressDecisions as decisions, verificationMethods } from '../vocabulary/directory'
import { belongsTo, createdAt, descending, instant, isSha256, oneFor, oneOf, primaryId, wordList } from './columns'
import { resources } from './directory'
import { users } from './people'

/** Each check of a record: when, how, and by whom. Append-only. */
export const verifications = pgTable(
  'verifications',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    verifiedOn: date().notNull(),
    precision: text({ enum: datePrecisions }).notNull().default('day'),
    method: text({ enum: verificationMethods }).notNull(),
    verifiedBy: text().notNull(),
    source: text(),
    /** What was confirmed, if the checker ticked single facts. */
    confirmed: text().array().notNull().default(sql`'{}'`),
    /** The result for each number that was tried. */
    numbers: jsonb().$type<{ number: string; type: string; result: NumberResult }[]>(),
    /** A note for the next staff member who checks it. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('verifications_of_resource').on(table.resourceId, descending(table.verifiedOn)),
    check('verifications_precision', sql`${table.precision} in ${oneOf(datePrecisions)}`),
    check('verifications_method', sql`${table.method} in ${oneOf(verificationMethods)}`),
    check('verifications_by_length', sql`char_length(${table.verifiedBy}) between 1 and 200`),
    check('verifications_source_length', sql`char_length(${table.source}) <= 1000`),
    check('verifications_confirmed', sql`${table.confirmed} <@ ${wordList(checkableFacts)}`),
    check('verifications_note_length', sql`char_length(${table.note}) between 1 and 2000`),
  ],
)

/**
 * One row per record, kept apart from it: a report or a website check does not change the record, so it must not rerender
 * pages or conflict with an editor. Triggers copy the first five columns from the record.
 */
export const recordChecks = pgTable(
  'record_checks',
  {
    resourceId: oneFor(() => resources.id),
    isListed: boolean().notNull(),
    isEmergency: boolean().notNull(),
    /** Found in public lists only, and never checked. */
    isUnconfirmed: boolean().notNull().default(false),
    /** Null: never checked. '-infinity': marked as unverified, whatever its date. */
    checkedOn: date(),
    url: text(),
    /** Maintained by a trigger. */
    openReports: integer().notNull().default(0),
    isLinkBroken: boolean().notNull().default(false),
    linkResult: text({ enum: linkResults }),
    /** Consecutive days on which the website did not respond. */
    linkFailures: smallint().notNull().default(0),
    linkFailedOn: date(),
    /** The other host that the website now redirects to. */
    linkMovedTo: text(),
    /** A different host that staff have accepted. */
    linkKnownHost: text(),
    linkAskedAt: instant(),
    linkNextAt: instant(),
    /** Reasons to doubt it: unreviewed reports, a website that is gone or has moved. */
    doubts: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`open_reports + (case when is_link_broken then 1 else 0 end) + (case when link_moved_to is not null then 1 else 0 end)`,
      ),
    claimedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    claimedUntil: instant(),
    skippedUntil: instant(),
    /** When staff were emailed about reports that are still open. */
    alertedAt: instant(),
  },
  (table) => [
    index('record_checks_by_age')
      .on(table.isEmergency, table.checkedOn, table.resourceId)
      .where(sql`doubts = 0 and is_listed`),
    index('record_checks_doubted')
      .on(table.isEmergency, descending(table.doubts), table.checkedOn, table.resourceId)
      .where(sql`doubts > 0 and is_listed`),
    index('record_checks_unconfirmed')
      .on(table.isEmergency, descending(table.doubts), table.resourceId)
      .where(sql`is_unconfirmed and is_listed`),
    index('record_checks_link_due').on(table.linkNextAt).where(sql`is_listed and link_next_at is not null`),
    index('record_checks_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    check('record_checks_reports', sql`${table.openReports} >= 0`),
    check('record_checks_link_failures', sql`${table.linkFailures} between 0 and 1000`),
    check('record_checks_link_result', sql`${table.linkResult} in ${oneOf(linkResults)}`),
    check('record_checks_moved_length', sql`char_length(${table.linkMovedTo}) between 1 and 253`),
    check('record_checks_known_length', sql`char_length(${table.linkKnownHost}) between 1 and 253`),
  ],
)

/** A visitor's report on an entry, as one of our own codes, or a change of its source list. Not who, what hour, or where from. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    kind: text({ enum: doubtKinds }).notNull(),
    /** The number that is right, as the visitor knows it: never shown before staff have called it. */
    rightNumber: text(),
    reportedOn: date().notNull(),
    closedOn: date(),
  },
  (table) => [
    index('problem_reports_open').on(table.resourceId, table.kind).where(sql`closed_on is null`),
    index('problem_reports_of_resource').on(table.resourceId),
    index('problem_reports_day').on(table.reportedOn),
    index('problem_reports_closed').on(table.closedOn).where(sql`closed_on is not null`),
    check('problem_reports_kind', sql`${table.kind} in ${oneOf(doubtKinds)}`),
    check('problem_reports_number_form', sql`${table.rightNumber} ~ '^[0-9][0-9-]{2,19}$'`),
  ],
)

/** An organization's own text for its record, which is not published before staff accept it. */
export const listingUpdates = pgTable(
  'listing_updates',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    /** SHA-256 of the token in the emailed link. */
    tokenHash: text().notNull(),
    status: text({ enum: listingUpdateStatuses }).notNull().default('asked'),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The record's values when the organization answered, and the suggested ones; only fields that differ. */
    former: jsonb(),
    proposed: jsonb(),
    /** It has closed, or moved. */
    standing: text({ enum: listingStandings }),
    /** What it wrote to staff. Never public. */
    note: text(),
    submittedAt: instant(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('listing_updates_token').on(table.tokenHash),
    index('listing_updates_of_resource').on(table.resourceId),
    index('listing_updates_waiting').on(table.submittedAt, table.id).where(sql`status = 'submitted'`),
    index('listing_updates_expiry').on(table.expiresAt).where(sql`status = 'asked'`),
    index('listing_updates_decided').on(table.decidedAt).where(sql`status = 'decided'`),
    check('listing_updates_token_form', isSha256(table.tokenHash)),
    check('listing_updates_standing', sql`${table.standing} in ${oneOf(listingStandings)}`),
    check('listing_updates_note_length', sql`char_length(${table.note}) between 1 and 2000`),
    check('listing_updates_status', sql`${table.status} in ${oneOf(listingUpdateStatuses)}`),
    check(
      'listing_updates_whole',
      sql`(${table.status} = 'asked') = (${table.submittedAt} is null) and (${table.status} = 'decided') = (${table.decidedAt} is not null)`,
    ),
  ],
)

/**
 * Whether the address of a place that may be a refuge is shown. Triggers obey it. By slug, not by id: 'keep' outlives
 * the record, and holds for one that is brought in again.
 */
export const addressDecisions = pgTable(
  'address_decisions',
  {
    slug: text().primaryKey(),
    decision: text({ enum: decisions }).notNull(),
    /** 'publish' covers these streets only: one that moves is held back again. */
    streets: text().array().notNull().default(sql`'{}'`),
    reason: text().notNull(),
    /** The page on which the reason was read. */
    source: text(),
    decidedBy: text().notNull(),
    decidedAt: createdAt(),
  },
  (table) => [
    check('address_decisions_decision', sql`${table.decision} in ${oneOf(decisions)}`),
    check('address_decisions_reason_length', sql`char_length(${table.reason}) between 1 and 500`),
    check('address_decisions_source_length', sql`char_length(${table.source}) between 1 and 2000`),
    check('address_decisions_by_length', sql`char_length(${table.decidedBy}) between 1 and 320`),
  ],
)
