import { type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { alertOutcomes, checkInStates, contactStates } from '../vocabulary/operations'
import { belongsTo, createdAt, descending, instant, isSha256, oneOf, primaryId } from './columns'
import { users } from './people'

/** The key's id and the sealed bytes. */
const isSealed = (column: SQLWrapper) =>
  sql`${column} ~ '^[0-9a-f]{8}[.][A-Za-z0-9_-]+$' and char_length(${column}) <= 20000`

/** Name and address are sealed. A removed contact's row has neither, only what is needed not to ask that address again too soon. */
export const trustedContacts = pgTable(
  'trusted_contacts',
  {
    id: primaryId(),
    userId: belongsTo(() => users.id),
    status: text({ enum: contactStates }).notNull().default('asked'),
    sealed: text(),
    /** A keyed hash of the address. */
    mark: text().notNull(),
    /** SHA-256 of the token in every email to this person. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    acceptedAt: instant(),
    /** Also blocks a contact removed since: she can't ask that person again. */
    hasSaidNo: boolean().notNull().default(false),
    /** Declined, stopped or removed. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('trusted_contacts_token').on(table.tokenHash),
    index('trusted_contacts_of_user').on(table.userId, table.createdAt),
    index('trusted_contacts_mark').on(table.mark, table.createdAt),
    index('trusted_contacts_ended').on(table.endedAt),
    check('trusted_contacts_status', sql`${table.status} in ${oneOf(contactStates)}`),
    check('trusted_contacts_sealed_form', isSealed(table.sealed)),
    check('trusted_contacts_mark_form', sql`${table.mark} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('trusted_contacts_token_form', isSha256(table.tokenHash)),
    check('trusted_contacts_erased', sql`(${table.status} = 'removed') = (${table.sealed} is null)`),
    check(
      'trusted_contacts_ended',
      sql`(${table.status} in ('declined', 'stopped', 'removed')) = (${table.endedAt} is not null)`,
    ),
    check('trusted_contacts_accepted', sql`${table.status} <> 'accepted' or ${table.acceptedAt} is not null`),
  ],
)

/** Her message is sealed. Only the scheduler and she change its state; the transitions are in lib/check-ins/transitions.ts. */
export const checkIns = pgTable(
  'check_ins',
  {
    id: primaryId(),
    userId: belongsTo(() => users.id),
    state: text({ enum: checkInStates }).notNull(),
    /** The state shown to her, and to anyone looking over her shoulder, in place of the real one. */
    shownState: text({ enum: checkInStates }),
    shownEndedAt: instant(),
    isHidden: boolean().notNull().default(false),
    sealed: text().notNull(),
    /** Hours from the moment it is armed, or a fixed time she chose. */
    hours: smallint(),
    chosenAt: instant(),
    timeZone: text().notNull(),
    graceMinutes: smallint().notNull().default(15),
    /** Between one contact and the next. */
    betweenMinutes: smallint().notNull().default(30),
    extensions: smallint().notNull().default(0),
    pin: text().notNull(),
    secondPin: text().notNull(),
    pinTries: smallint().notNull().default(0),
    pinRestsUntil: instant(),
    dueAt: instant(),
    /** When the scheduler next has to act on it. */
    nextAt: instant(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('check_ins_of_user').on(table.userId, descending(table.createdAt), table.id),
    index('check_ins_next').on(table.nextAt, table.id).where(sql`next_at is not null`),
    index('check_ins_ended').on(table.endedAt).where(sql`ended_at is not null`),
    index('check_ins_unarmed').on(table.createdAt).where(sql`state in ('draft', 'awaiting-contact')`),
    check('check_ins_state', sql`${table.state} in ${oneOf(checkInStates)}`),
    check('check_ins_shown_state', sql`${table.shownState} in ('cancelled', 'resolved')`),
    check('check_ins_shown_whole', sql`(${table.shownState} is null) = (${table.shownEndedAt} is null)`),
    check('check_ins_sealed_form', isSealed(table.sealed)),
    check('check_ins_hours', sql`${table.hours} in (1, 4, 24)`),
    check('check_ins_one_time', sql`num_nonnulls(${table.hours}, ${table.chosenAt}) = 1`),
    check('check_ins_zone_length', sql`char_length(${table.timeZone}) between 1 and 64`),
    check('check_ins_grace', sql`${table.graceMinutes} between 5 and 60`),
    check('check_ins_between', sql`${table.betweenMinutes} between 5 and 240`),
    check('check_ins_extensions', sql`${table.extensions} between 0 and 8`),
    check('check_ins_pin_tries', sql`${table.pinTries} >= 0`),
    check('check_ins_pin_form', sql`char_length(${table.pin}) <= 100 and char_length(${table.secondPin}) <= 100`),
    check(
      'check_ins_due_when_armed',
      sql`${table.state} in ('draft', 'awaiting-contact', 'cancelled') or ${table.dueAt} is not null`,
    ),
    check(
      'check_ins_next_while_running',
      sql`(${table.state} in ('armed', 'due', 'grace', 'alerted', 'delivery-failed')) = (${table.nextAt} is not null)`,
    ),
    check(
      'check_ins_ended',
      sql`(${table.state} in ('resolved', 'expired', 'cancelled')) = (${table.endedAt} is not null)`,
    ),
  ],
)

/** Whom a check-in notifies, in which order, and with what outcome. Holds its own sealed copy of name and address. */
export const checkInAlerts = pgTable(
  'check_in_alerts',
  {
    id: primaryId(),
    checkInId: belongsTo(() => checkIns.id),
    contactId: belongsTo(() => trustedContacts.id),
    position: smallint().notNull(),
    sealed: text().notNull(),
    toldAt: instant(),
    outcome: text({ enum: alertOutcomes }),
  },
  (table) => [
    uniqueIndex('check_in_alerts_contact').on(table.checkInId, table.contactId),
    uniqueIndex('check_in_alerts_position').on(table.checkInId, table.position),
    index('check_in_alerts_of_contact').on(table.contactId),
    index('check_in_alerts_open').on(table.toldAt).where(sql`told_at is not null and outcome is null`),
    check('check_in_alerts_position_bounds', sql`${table.position} between 0 and 9`),
    check('check_in_alerts_sealed_form', isSealed(table.sealed)),
    check('check_in_alerts_outcome', sql`${table.outcome} in ${oneOf(alertOutcomes)}`),
    check('check_in_alerts_outcome_when_told', sql`${table.outcome} is null or ${table.toldAt} is not null`),
  ],
)
