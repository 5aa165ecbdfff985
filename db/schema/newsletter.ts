import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { newsletterInterests, newsletterPurposes } from '../vocabulary/content'
import { belongsTo, createdAt, descending, instant, isSha256, oneOf, primaryId, wordList } from './columns'
import { newsletterSubscriptions } from './content'

/** Tokens of links sent by email, as SHA-256. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: text().primaryKey(),
    subscriptionId: belongsTo(() => newsletterSubscriptions.id),
    purpose: text({ enum: newsletterPurposes }).notNull(),
    /** What she chose in the request that this link confirms. */
    interests: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('newsletter_tokens_of_subscription').on(table.subscriptionId, descending(table.createdAt)),
    index('newsletter_tokens_expires').on(table.expiresAt),
    check('newsletter_tokens_hash_form', isSha256(table.hash)),
    check('newsletter_tokens_purpose', sql`${table.purpose} in ${oneOf(newsletterPurposes)}`),
    check('newsletter_tokens_interests', sql`${table.interests} <@ ${wordList(newsletterInterests)}`),
  ],
)

/** An issue is queued in batches; the cursor of the last subscriber makes each batch go once. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: primaryId(),
    /** 'week-2026-11-16', or a key that staff chose: an issue is never sent twice under one key. */
    key: text().notNull(),
    subject: text().notNull(),
    preheader: text().notNull(),
    blocks: jsonb().notNull(),
    /** An issue that staff write: its text in Markdown, and the same in Spanish where there is one. */
    body: text(),
    subjectEs: text(),
    preheaderEs: text(),
    bodyEs: text(),
    /** Nothing goes out before someone on the staff, or the switch for the digest, has approved it. */
    approvedAt: instant(),
    approvedBy: text(),
    /** Not before this moment. */
    sendAt: instant(),
    /** Put away: it is never sent. The week's own is kept, so that it is not written again. */
    discardedAt: instant(),
    version: integer().notNull().default(1),
    /** The audience: subscribers with one of these interests, or with none chosen. Empty means everyone. */
    interests: text().array().notNull().default(sql`'{}'`),
    lastSubscriptionId: uuid(),
    queued: integer().notNull().default(0),
    createdAt: createdAt(),
    queuedAt: instant(),
  },
  (table) => [
    uniqueIndex('newsletter_issues_key').on(table.key),
    index('newsletter_issues_recent').on(descending(table.createdAt), table.id),
    index('newsletter_issues_open').on(table.createdAt).where(sql`queued_at is null`),
    check(
      'newsletter_issues_key_form',
      sql`${table.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.key}) <= 80`,
    ),
    check('newsletter_issues_subject_length', sql`char_length(${table.subject}) between 1 and 200`),
    check('newsletter_issues_preheader_length', sql`char_length(${table.preheader}) <= 200`),
    check('newsletter_issues_blocks_form', sql`jsonb_typeof(${table.blocks}) = 'array'`),
    check('newsletter_issues_interests', sql`${table.interests} <@ ${wordList(newsletterInterests)}`),
    check('newsletter_issues_body_length', sql`char_length(${table.body}) between 1 and 20000`),
    check('newsletter_issues_body_es_length', sql`char_length(${table.bodyEs}) between 1 and 20000`),
    check('newsletter_issues_subject_es_length', sql`char_length(${table.subjectEs}) between 1 and 200`),
    check('newsletter_issues_preheader_es_length', sql`char_length(${table.preheaderEs}) <= 200`),
    check(
      'newsletter_issues_spanish_whole',
      sql`(${table.bodyEs} is null) = (${table.subjectEs} is null) and (${table.bodyEs} is null) = (${table.preheaderEs} is null)`,
    ),
    check(
      'newsletter_issues_approved_whole',
      sql`(${table.approvedAt} is null) = (${table.approvedBy} is null) and (${table.queuedAt} is null or ${table.approvedAt} is not null)`,
    ),
    check('newsletter_issues_approved_by_length', sql`char_length(${table.approvedBy}) between 1 and 320`),
    check('newsletter_issues_queued', sql`${table.queued} >= 0`),
  ],
)
