/** What keeps the directory true: what is in doubt, what visitors report, what organizations answer. */
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
import { checkableFacts, doubtKinds, linkResults, listingUpdateStatuses, type NumberResult } from '../vocabulary/checks'
import { datePrecisions, verificationMethods } from '../vocabulary/directory'
import { isSha256, oneOf, wordList } from './column-rules'
import { belongsTo, createdAt, descending, instant, oneFor, primaryId } from './columns'
import { resources } from './directory'
import { users } from './people'

/** Each check of a record: when, how, by whom. Rows are added, never changed. */
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
    /** What was confirmed, where somebody ticked it fact by fact. */
    confirmed: text().array().notNull().default(sql`'{}'`),
    /** What came of each number that was tried. */
    numbers: jsonb().$type<{ number: string; type: string; result: NumberResult }[]>(),
    /** For the next member of staff who checks it. */
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
 * One row for each record, apart from it: a report or a look at a website is no change of the record, renews no page
 * and clashes with no editor. The first five columns are copied from the record by triggers.
 */
export const recordChecks = pgTable(
  'record_checks',
  {
    resourceId: oneFor(() => resources.id),
    isListed: boolean().notNull(),
    isEmergency: boolean().notNull(),
    /** Null: never checked. '-infinity': marked as not verified, whatever its date. */
    checkedOn: date(),
    url: text(),
    /** Kept by a trigger. */
    openReports: integer().notNull().default(0),
    isLinkBroken: boolean().notNull().default(false),
    linkResult: text({ enum: linkResults }),
    /** Different days in a row on which the website did not answer. */
    linkFailures: smallint().notNull().default(0),
    linkFailedOn: date(),
    /** Another host that the website now leads to. */
    linkMovedTo: text(),
    /** Another host that staff know of. */
    linkKnownHost: text(),
    linkAskedAt: instant(),
    linkNextAt: instant(),
    /** Reasons to doubt it: reports that nobody has looked into, a website that is gone or moved. */
    doubts: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`open_reports + (case when is_link_broken then 1 else 0 end) + (case when link_moved_to is not null then 1 else 0 end)`,
      ),
    claimedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    claimedUntil: instant(),
    skippedUntil: instant(),
    /** Staff were told by mail of reports that are still open. */
    alertedAt: instant(),
  },
  (table) => [
    index('record_checks_by_age')
      .on(table.isEmergency, table.checkedOn, table.resourceId)
      .where(sql`doubts = 0 and is_listed`),
    index('record_checks_doubted')
      .on(table.isEmergency, descending(table.doubts), table.checkedOn, table.resourceId)
      .where(sql`doubts > 0 and is_listed`),
    index('record_checks_link_due').on(table.linkNextAt).where(sql`is_listed and link_next_at is not null`),
    index('record_checks_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    check('record_checks_reports', sql`${table.openReports} >= 0`),
    check('record_checks_link_failures', sql`${table.linkFailures} between 0 and 1000`),
    check('record_checks_link_result', sql`${table.linkResult} in ${oneOf(linkResults)}`),
    check('record_checks_moved_length', sql`char_length(${table.linkMovedTo}) between 1 and 253`),
    check('record_checks_known_length', sql`char_length(${table.linkKnownHost}) between 1 and 253`),
  ],
)

/** What a visitor said of an entry, in one word of ours, or what its list did. Not who, not at what hour, not from where. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    kind: text({ enum: doubtKinds }).notNull(),
    reportedOn: date().notNull(),
    closedOn: date(),
  },
  (table) => [
    index('problem_reports_open').on(table.resourceId, table.kind).where(sql`closed_on is null`),
    index('problem_reports_of_resource').on(table.resourceId),
    index('problem_reports_day').on(table.reportedOn),
    index('problem_reports_closed').on(table.closedOn).where(sql`closed_on is not null`),
    check('problem_reports_kind', sql`${table.kind} in ${oneOf(doubtKinds)}`),
  ],
)

/** An organization's own words about its record, which go nowhere before staff have taken them over. */
export const listingUpdates = pgTable(
  'listing_updates',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    /** SHA-256 of what stands in the mailed link. */
    tokenHash: text().notNull(),
    status: text({ enum: listingUpdateStatuses }).notNull().default('asked'),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** What the record said when the organization answered, and what it says instead; only fields that differ. */
    former: jsonb(),
    proposed: jsonb(),
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
    check('listing_updates_status', sql`${table.status} in ${oneOf(listingUpdateStatuses)}`),
    check(
      'listing_updates_whole',
      sql`(${table.status} = 'asked') = (${table.submittedAt} is null) and (${table.status} = 'decided') = (${table.decidedAt} is not null)`,
    ),
  ],
)
