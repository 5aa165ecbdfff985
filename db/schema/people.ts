import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { categories } from '../vocabulary/directory'
import { reminderTypes, savedStatuses, staffPermissions, staffRoles, urgencies } from '../vocabulary/people'
import { stateCodes } from '../vocabulary/states'
import {
  belongsTo,
  createdAt,
  descending,
  instant,
  isEmailAddress,
  isLanguage,
  isSha256,
  oneFor,
  oneOf,
  primaryId,
  spokenLanguage,
  wordList,
} from './columns'
import { resources } from './directory'

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    /** Lower case; only an address that the provider has verified. */
    email: text(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    /** Her language for email. */
    language: spokenLanguage(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** The time of her last sign-in: an unused account is deleted, after a warning. */
    lastUsedAt: createdAt(),
    idleWarnedAt: instant(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_last_used').on(table.lastUsedAt),
    check('users_email_form', isEmailAddress(table.email)),
    check('users_language', isLanguage(table.language)),
    check('users_first_name_length', sql`char_length(${table.firstName}) <= 100`),
    check('users_last_name_length', sql`char_length(${table.lastName}) <= 100`),
    check(
      'users_image_form',
      sql`${table.profileImageUrl} ~ '^https://' and char_length(${table.profileImageUrl}) <= 2000`,
    ),
  ],
)

/** The identity provider's issuer and subject for a user. Nothing else from the provider is stored. */
export const accounts = pgTable(
  'accounts',
  {
    userId: belongsTo(() => users.id),
    type: text().notNull(),
    /** The provider's issuer URL, not Auth.js's provider name: another issuer's subjects are different people. */
    provider: text().notNull(),
    providerAccountId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerAccountId] }),
    index('accounts_user').on(table.userId),
    check('accounts_provider_length', sql`char_length(${table.provider}) between 1 and 500`),
    check('accounts_name_length', sql`char_length(${table.providerAccountId}) between 1 and 255`),
  ],
)

const userIdOfSession = sql`case when sess ->> 'userId' ~ '^[0-9a-f-]{36}$' then (sess ->> 'userId')::uuid end`

/** The token is stored as SHA-256; `sess` holds the user's id and the session's times. */
export const sessions = pgTable(
  'sessions',
  {
    sessionToken: text('sid').primaryKey(),
    sess: jsonb().notNull(),
    expires: timestamp('expire', { withTimezone: true }).notNull(),
    userId: uuid()
      .generatedAlwaysAs(userIdOfSession)
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_expire').on(table.expires),
    index('sessions_user').on(table.userId),
    check('sessions_sid_form', isSha256(table.sessionToken)),
  ],
)

export const adminUsers = pgTable(
  'admin_users',
  {
    id: primaryId(),
    email: text().notNull(),
    role: varchar({ length: 20, enum: staffRoles }).notNull().default('editor'),
    permissions: text().array().notNull().default(sql`'{}'`),
    isActive: boolean().notNull().default(true),
    /** The account that holds these permissions, set at its first sign-in: after that, the address alone grants nothing. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_users_user').on(table.userId),
    uniqueIndex('admin_users_email').on(table.email),
    check('admin_users_email_form', isEmailAddress(table.email)),
    check('admin_users_role', sql`${table.role} in ${oneOf(staffRoles)}`),
    check('admin_users_permissions', sql`${table.permissions} <@ ${wordList(staffPermissions)}`),
  ],
)

/** Status only moves forward; a trigger enforces that. */
export const savedResources = pgTable(
  'saved_resources',
  {
    id: primaryId(),
    userId: belongsTo(() => users.id),
    /** The entry may leave the directory; the saved item keeps its title. */
    resourceId: uuid().references(() => resources.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    category: varchar({ length: 50, enum: categories }).notNull(),
    status: varchar({ length: 20, enum: savedStatuses }).notNull().default('saved'),
    note: text(),
    savedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_resources_once').on(table.userId, table.resourceId),
    index('saved_resources_recent').on(table.userId, descending(table.savedAt)),
    index('saved_resources_resource').on(table.resourceId),
    check('saved_resources_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('saved_resources_description_length', sql`char_length(${table.description}) between 1 and 5000`),
    check('saved_resources_category', sql`${table.category} in ${oneOf(categories)}`),
    check('saved_resources_status', sql`${table.status} in ${oneOf(savedStatuses)}`),
    check('saved_resources_note_length', sql`char_length(${table.note}) <= 2000`),
  ],
)

/** A list that someone who helps gathers for one client, under a code name. Nothing of the client is in it. */
export const clientLists = pgTable(
  'client_lists',
  {
    id: primaryId(),
    userId: belongsTo(() => users.id),
    codeName: text().notNull(),
    /** Entries of the directory, in their order. */
    entries: uuid().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_lists_of_user').on(table.userId, descending(table.createdAt)),
    index('client_lists_age').on(table.createdAt),
    check(
      'client_lists_code_name_form',
      sql`char_length(${table.codeName}) between 2 and 20 and ${table.codeName} ~ '[0-9]'`,
    ),
    check('client_lists_entries_count', sql`cardinality(${table.entries}) <= 15`),
  ],
)

/** Completion is final; a trigger enforces that. */
export const reminders = pgTable(
  'reminders',
  {
    id: primaryId(),
    userId: belongsTo(() => users.id),
    title: text().notNull(),
    description: text(),
    type: text({ enum: reminderTypes }).notNull().default('other'),
    dueDate: instant().notNull(),
    completed: boolean().notNull().default(false),
    /** Days before the due date to send an email, or null for none. */
    mailDaysBefore: smallint(),
    /** When its next email is due; null if none is. */
    mailAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reminders_due').on(table.userId, table.completed, table.dueDate),
    index('reminders_mail').on(table.mailAt).where(sql`mail_at is not null`),
    check('reminders_mail_days', sql`${table.mailDaysBefore} in (0, 1, 3, 7)`),
    check('reminders_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('reminders_description_length', sql`char_length(${table.description}) <= 2000`),
    check('reminders_type', sql`${table.type} in ${oneOf(reminderTypes)}`),
  ],
)

/** Her time zone, and the hours when she may get email. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: oneFor(() => users.id),
    /** IANA time zone. */
    timeZone: text().notNull(),
    mailFromHour: smallint().notNull().default(10),
    /** The first hour after her email hours. */
    mailToHour: smallint().notNull().default(16),
    updatedAt: createdAt(),
  },
  (table) => [
    check('reminder_settings_zone_length', sql`char_length(${table.timeZone}) between 1 and 64`),
    check(
      'reminder_settings_hours',
      sql`${table.mailFromHour} between 0 and 23 and ${table.mailToHour} between 1 and 24 and ${table.mailFromHour} < ${table.mailToHour}`,
    ),
  ],
)

/** All optional, erased with one click. */
export const preferences = pgTable(
  'preferences',
  {
    userId: oneFor(() => users.id),
    needs: text().array().notNull().default(sql`'{}'`),
    state: text({ enum: stateCodes }),
    zip: text(),
    languages: text().array().notNull().default(sql`'{}'`),
    hasChildren: boolean(),
    hasPets: boolean(),
    urgency: text({ enum: urgencies }),
    updatedAt: createdAt(),
  },
  (table) => [
    check('preferences_needs', sql`${table.needs} <@ ${wordList(categories)}`),
    check('preferences_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('preferences_zip_form', sql`${table.zip} ~ '^[0-9]{5}$'`),
    check('preferences_languages_count', sql`cardinality(${table.languages}) <= 20`),
    check('preferences_urgency', sql`${table.urgency} in ${oneOf(urgencies)}`),
  ],
)
