import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { mailStatuses } from '../vocabulary/operations'
import { createdAt, descending, instant, isLanguage, oneOf, primaryId, spokenLanguage } from './columns'

/**
 * Emails, queued in the same transaction as the change they report. Recipient and content are erased as soon as it is
 * sent; the key stays for a while, so that the same email is not queued twice.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: primaryId(),
    key: text().notNull(),
    kind: text().notNull(),
    recipient: text(),
    subject: text(),
    preheader: text(),
    blocks: jsonb(),
    listUnsubscribe: text(),
    /** The language of its text. */
    language: spokenLanguage(),
    isUrgent: boolean().notNull().default(false),
    /** Bulk email such as a newsletter: it has its own lane, so that nothing else waits behind it. */
    isBulk: boolean().notNull().default(false),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** Only the holder of the lease may send it, until the lease expires. */
    lease: uuid(),
    leaseUntil: instant(),
    /** Codes only: the server's error texts contain addresses. */
    lastError: text(),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('mail_outbox_key').on(table.key),
    index('mail_outbox_due')
      .on(descending(table.isUrgent), table.nextAttemptAt, table.id)
      .where(sql`status = 'waiting' and not is_bulk`),
    index('mail_outbox_due_bulk').on(table.nextAttemptAt, table.id).where(sql`status = 'waiting' and is_bulk`),
    index('mail_outbox_in_hand').on(table.leaseUntil).where(sql`status in ('sending', 'handed')`),
    index('mail_outbox_recent').on(descending(table.createdAt), table.id),
    index('mail_outbox_status').on(table.status, descending(table.createdAt), descending(table.id)),
    check('mail_outbox_key_length', sql`char_length(${table.key}) between 1 and 200`),
    check(
      'mail_outbox_kind_form',
      sql`${table.kind} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.kind}) <= 50`,
    ),
    check(
      'mail_outbox_recipient_form',
      sql`${table.recipient} ~ '^[^@]+@[^@]+$' and ${table.recipient} !~ '[[:space:][:cntrl:]<>,]' and char_length(${table.recipient}) <= 320`,
    ),
    check(
      'mail_outbox_subject_form',
      sql`char_length(${table.subject}) between 1 and 200 and ${table.subject} !~ '[[:cntrl:]]'`,
    ),
    check('mail_outbox_preheader_length', sql`char_length(${table.preheader}) <= 200`),
    check(
      'mail_outbox_blocks_form',
      sql`jsonb_typeof(${table.blocks}) = 'array' and octet_length(${table.blocks}::text) <= 200000`,
    ),
    check('mail_outbox_unsubscribe_form', sql`${table.listUnsubscribe} ~ '^https?://[^[:space:]<>]+$'`),
    check('mail_outbox_language', isLanguage(table.language)),
    check('mail_outbox_status', sql`${table.status} in ${oneOf(mailStatuses)}`),
    check('mail_outbox_lease_whole', sql`(${table.lease} is null) = (${table.leaseUntil} is null)`),
    check('mail_outbox_in_hand', sql`(${table.status} in ('sending', 'handed')) = (${table.lease} is not null)`),
    check(
      'mail_outbox_erased_when_sent',
      sql`case when ${table.status} = 'sent' then num_nonnulls(${table.recipient}, ${table.subject}, ${table.preheader}, ${table.blocks}) = 0 else num_nulls(${table.recipient}, ${table.subject}, ${table.preheader}, ${table.blocks}) = 0 end`,
    ),
    check('mail_outbox_error_length', sql`char_length(${table.lastError}) <= 100`),
  ],
)
