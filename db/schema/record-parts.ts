/** What belongs to a record beside its phones, places and week. */
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, time, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, oneFor, primaryId } from './columns'
import { resources } from './directory'

/** People or offices that may be named in public. */
export const contacts = pgTable(
  'contacts',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    position: smallint().notNull(),
    name: text(),
    title: text(),
    department: text(),
    email: text(),
    phone: text(),
    extension: text(),
  },
  (table) => [
    uniqueIndex('contacts_of_resource').on(table.resourceId, table.position),
    check('contacts_any', sql`coalesce(${table.name}, ${table.title}, ${table.department}) is not null`),
    check('contacts_name_length', sql`char_length(${table.name}) between 1 and 200`),
    check('contacts_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('contacts_department_length', sql`char_length(${table.department}) between 1 and 200`),
    check('contacts_email_length', sql`char_length(${table.email}) between 3 and 320`),
    check('contacts_phone_form', sql`${table.phone} ~ '^[0-9][0-9-]{2,19}$'`),
    check('contacts_extension_form', sql`${table.extension} ~ '^[0-9]{1,10}$'`),
  ],
)

/** Days on which the weekly hours don't hold: holidays, a closed week. Without times it is closed. */
export const specialHours = pgTable(
  'special_hours',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    opensAt: time(),
    closesAt: time(),
    /** 'Christmas' */
    occasion: text(),
  },
  (table) => [
    index('special_hours_of_resource').on(table.resourceId, table.startsOn),
    check('special_hours_order', sql`${table.startsOn} <= ${table.endsOn}`),
    check('special_hours_whole', sql`(${table.opensAt} is null) = (${table.closesAt} is null)`),
    check('special_hours_occasion_length', sql`char_length(${table.occasion}) between 1 and 100`),
  ],
)

/** For staff only, and so apart from the record: no public read, export or copy selects from this table. */
export const recordNotes = pgTable(
  'record_notes',
  {
    resourceId: oneFor(() => resources.id),
    body: text().notNull(),
    writtenBy: text().notNull(),
    writtenAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('record_notes_body_length', sql`char_length(${table.body}) between 1 and 5000`),
    check('record_notes_by_length', sql`char_length(${table.writtenBy}) between 1 and 320`),
  ],
)
