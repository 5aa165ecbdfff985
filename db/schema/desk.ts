/** What the staff's desk keeps for itself. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, descending, instant, isEmailAddress, isSha256, primaryId } from './columns'

/** A search of the staff's list of records, by a name. Everybody on the staff sees it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId(),
    name: text().notNull(),
    /** The filters, as in the list's address: 'state=OH&checked=never'. */
    query: text().notNull(),
    savedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(sql`lower(${table.name})`),
    check('saved_views_name_length', sql`char_length(${table.name}) between 1 and 100`),
    check('saved_views_query_length', sql`char_length(${table.query}) between 1 and 1000`),
    check('saved_views_by_length', sql`char_length(${table.savedBy}) between 1 and 320`),
  ],
)

/** What an administrator switched on or off. One that was never touched has no row. */
export const switches = pgTable(
  'switches',
  {
    name: text().primaryKey(),
    isOn: boolean().notNull(),
    changedBy: text().notNull(),
    changedAt: createdAt(),
  },
  (table) => [
    check('switches_name_form', sql`${table.name} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('switches_by_length', sql`char_length(${table.changedBy}) between 1 and 320`),
  ],
)

/** A partner's way in: whoever holds the key may send files of one source, and see what became of them. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: primaryId(),
    source: text().notNull(),
    /** Whose it is. */
    label: text().notNull(),
    keyHash: text().notNull(),
    /** Its last four letters, by which it is told from others. */
    ending: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    revokedBy: text(),
  },
  (table) => [
    uniqueIndex('partner_keys_hash').on(table.keyHash),
    index('partner_keys_created').on(descending(table.createdAt)),
    check('partner_keys_hash_form', isSha256(table.keyHash)),
    check(
      'partner_keys_source_form',
      sql`${table.source} ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(${table.source}) <= 60`,
    ),
    check('partner_keys_label_length', sql`char_length(${table.label}) between 1 and 200`),
    check('partner_keys_ending_form', sql`char_length(${table.ending}) = 4`),
    check('partner_keys_by_length', sql`char_length(${table.createdBy}) between 1 and 320`),
    check('partner_keys_revoked_whole', sql`(${table.revokedAt} is null) = (${table.revokedBy} is null)`),
  ],
)

/** What staff know of a donor, by the address of the gifts. */
export const donorNotes = pgTable(
  'donor_notes',
  {
    email: text().primaryKey(),
    body: text().notNull(),
    writtenBy: text().notNull(),
    writtenAt: createdAt(),
  },
  (table) => [
    check('donor_notes_email_form', isEmailAddress(table.email)),
    check('donor_notes_body_length', sql`char_length(${table.body}) between 1 and 5000`),
    check('donor_notes_by_length', sql`char_length(${table.writtenBy}) between 1 and 320`),
  ],
)
