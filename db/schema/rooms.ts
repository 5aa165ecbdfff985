/** What organizations say of the room they have tonight, and the link and phone by which they say it. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomAnswers, roomWays } from '../vocabulary/operations'
import { createdAt, instant, isSha256, oneFor, oneOf } from './columns'
import { resources } from './directory'

/** Shown until twelve hours after it was said, and deleted then. */
export const rooms = pgTable(
  'rooms',
  {
    resourceId: oneFor(() => resources.id),
    says: text({ enum: roomAnswers }).notNull(),
    saidAt: instant().notNull(),
    way: text({ enum: roomWays }).notNull(),
  },
  (table) => [
    index('rooms_age').on(table.saidAt),
    check('rooms_says', sql`${table.says} in ${oneOf(roomAnswers)}`),
    check('rooms_way', sql`${table.way} in ${oneOf(roomWays)}`),
  ],
)

/** A new link replaces the earlier one, and with it the phone. */
export const roomLinks = pgTable(
  'room_links',
  {
    resourceId: oneFor(() => resources.id),
    /** SHA-256 of the token in the emailed link. */
    tokenHash: text().notNull(),
    /** A keyed hash of the phone that has proved to be theirs; the number itself is not stored. */
    phoneMark: text(),
    /** Six digits that a phone sends to prove it is theirs, for half an hour. */
    code: text(),
    codeUntil: instant(),
    createdAt: createdAt(),
    createdBy: text().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('room_links_token').on(table.tokenHash),
    uniqueIndex('room_links_phone').on(table.phoneMark).where(sql`phone_mark is not null`),
    uniqueIndex('room_links_code').on(table.code).where(sql`code is not null`),
    check('room_links_token_form', isSha256(table.tokenHash)),
    check('room_links_code_form', sql`${table.code} ~ '^[0-9]{6}$'`),
    check('room_links_code_whole', sql`(${table.code} is null) = (${table.codeUntil} is null)`),
    check('room_links_mark_length', sql`char_length(${table.phoneMark}) = 43`),
    check('room_links_by_length', sql`char_length(${table.createdBy}) between 1 and 320`),
  ],
)
