import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { auditTargets } from '../vocabulary/operations'
import { createdAt, descending, oneOf } from './columns'

/**
 * Which staff member changed what. Append-only; a trigger enforces that, and allows deleting rows after two
 * years. Never holds a visitor's words: for a message, only that its status changed.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** Null if the site itself did it. */
    actorId: uuid(),
    /** The staff address at that time, which outlives the account. */
    actor: text().notNull(),
    /** 'created', 'updated', 'deleted': a verb in the past. */
    action: text().notNull(),
    targetType: text({ enum: auditTargets }).notNull(),
    targetId: text().notNull(),
    /** The record's name at that time. */
    target: text().notNull(),
    /** { field: [old, new] } for fields that staff edit. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_target').on(table.targetType, table.targetId, descending(table.id)),
    index('audit_log_type').on(table.targetType, descending(table.id)),
    index('audit_log_actor').on(table.actor, descending(table.id)),
    index('audit_log_at').on(table.at),
    check('audit_log_actor_length', sql`char_length(${table.actor}) between 1 and 320`),
    check('audit_log_action_form', sql`${table.action} ~ '^[a-z][a-z -]{0,39}$'`),
    check('audit_log_target_type', sql`${table.targetType} in ${oneOf(auditTargets)}`),
    check('audit_log_target_id_length', sql`char_length(${table.targetId}) between 1 and 100`),
    check('audit_log_target_length', sql`char_length(${table.target}) <= 320`),
  ],
)
