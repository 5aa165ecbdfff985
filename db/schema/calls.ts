/** Rounds of calls: volunteers confirm the numbers of programs by phone. Nothing here is public before staff take it over. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callOutcomes, callResults } from '../vocabulary/calls'
import { stateCodes } from '../vocabulary/states'
import { belongsTo, createdAt, instant, isSha256, isWebAddress, oneOf, primaryId } from './columns'
import { resources } from './directory'

export const callRounds = pgTable(
  'call_rounds',
  {
    id: primaryId(),
    title: text().notNull(),
    startedBy: text().notNull(),
    createdAt: createdAt(),
    /** No link of an ended round works. */
    endedAt: instant(),
  },
  (table) => [
    check('call_rounds_title_length', sql`char_length(${table.title}) between 1 and 100`),
    check('call_rounds_by_length', sql`char_length(${table.startedBy}) between 1 and 320`),
  ],
)

/** One volunteer's link of one round. */
export const callLinks = pgTable(
  'call_links',
  {
    id: primaryId(),
    roundId: belongsTo(() => callRounds.id),
    person: text().notNull(),
    /** SHA-256 of the token in the link, which is shown once and not stored. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('call_links_token').on(table.tokenHash),
    index('call_links_of_round').on(table.roundId),
    check('call_links_person_length', sql`char_length(${table.person}) between 1 and 100`),
    check('call_links_token_form', isSha256(table.tokenHash)),
  ],
)

/** A number that was seen somewhere, and where. */
export interface Candidate {
  number: string
  seen: string
}

/** A program of a round, as it stood when the round began. */
export const callPrograms = pgTable(
  'call_programs',
  {
    id: primaryId(),
    roundId: belongsTo(() => callRounds.id),
    /** In the order in which they are called. */
    position: integer().notNull(),
    /** Its line in the sheet. */
    key: text().notNull(),
    resourceId: uuid().references(() => resources.id, { onDelete: 'set null' }),
    state: text({ enum: stateCodes }).notNull(),
    name: text().notNull(),
    website: text(),
    counties: text().array().notNull().default(sql`'{}'`),
    candidates: jsonb().$type<Candidate[]>().notNull(),
    note: text(),
    /** How many people live where no other program has a number. */
    people: integer().notNull(),
    /** Null: to be called. */
    outcome: text({ enum: callOutcomes }),
    tries: smallint().notNull().default(0),
    nextAt: instant(),
    claimedBy: uuid().references(() => callLinks.id, { onDelete: 'set null' }),
    claimedUntil: instant(),
    /** When staff decided on what was found out. */
    settledAt: instant(),
  },
  (table) => [
    uniqueIndex('call_programs_key').on(table.roundId, table.key),
    index('call_programs_open').on(table.roundId, table.position).where(sql`outcome is null`),
    index('call_programs_found')
      .on(table.roundId, table.position)
      .where(sql`outcome is not null and settled_at is null`),
    index('call_programs_of_resource').on(table.resourceId),
    index('call_programs_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    check('call_programs_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('call_programs_name_length', sql`char_length(${table.name}) between 1 and 200`),
    check('call_programs_website', isWebAddress(table.website)),
    check('call_programs_outcome', sql`${table.outcome} in ${oneOf(callOutcomes)}`),
    check('call_programs_settled', sql`${table.settledAt} is null or ${table.outcome} is not null`),
  ],
)

/** What one call told. Append-only. */
export const callAnswers = pgTable(
  'call_answers',
  {
    id: primaryId(),
    programId: belongsTo(() => callPrograms.id),
    linkId: uuid().references(() => callLinks.id, { onDelete: 'set null' }),
    /** Who called. */
    person: text().notNull(),
    calledAt: createdAt(),
    result: text({ enum: callResults }).notNull(),
    number: text(),
    /** Null: not asked. */
    isCrisisLine: boolean(),
    isAllHours: boolean(),
    hours: text(),
    counties: text(),
    textLine: text(),
    languages: text(),
    note: text(),
  },
  (table) => [
    index('call_answers_of_program').on(table.programId, table.calledAt),
    index('call_answers_of_link').on(table.linkId),
    check('call_answers_result', sql`${table.result} in ${oneOf(callResults)}`),
    check('call_answers_person_length', sql`char_length(${table.person}) between 1 and 320`),
    check('call_answers_number_length', sql`char_length(${table.number}) between 1 and 60`),
    check('call_answers_note_length', sql`char_length(${table.note}) between 1 and 2000`),
  ],
)
