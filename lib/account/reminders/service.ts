import { words } from '@/lib/site/language/words'
import 'server-only'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { reminderSettings, reminders, users } from '@/db/schema/people'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { findInstant, isTimeZone } from '@/lib/time/zone'
import { deleteOwnRow } from '../service'
import { findMailTime } from './due'
import { MAX_REMINDERS } from './limits'
import { columns, describeReminder, findReminder, findSettings } from './rows'
import type { ReminderDto, ReminderInput, ReminderSettingsDto, SettingsInput } from './schema'

function assertZone(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone
  const errors = [{ path: 'timeZone', message: words().account.refusals.zone }]
  throw new AppError('invalid', undefined, { errors })
}

/** The stored form of the input: local times become instants, and the email's time is computed. */
async function prepare(db: Database, userId: string, input: ReminderInput, now: Date) {
  const settings = await findSettings(db, userId)
  const zone = input.timeZone === undefined ? settings.timeZone : assertZone(input.timeZone)
  const dueDate = input.dueDate.wall ? findInstant(input.dueDate.wall, zone) : input.dueDate.instant
  const { title, description, type, mailDaysBefore } = input
  const mailAt = findMailTime(dueDate, mailDaysBefore, settings, now)
  return { title, description, type, dueDate, mailDaysBefore, mailAt }
}

/** Locks the person's row, so that concurrent requests can't exceed the limit. */
async function assertRoom(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await db.select({ kept: count() }).from(reminders).where(eq(reminders.userId, userId))
  if ((row?.kept ?? 0) < MAX_REMINDERS) return
  throw new AppError('conflict', words().account.refusals.remindersFull({ most: MAX_REMINDERS }))
}

/** The first time zone that she or her browser sends becomes hers, until she chooses another. */
async function learnZone(db: Database, userId: string, timeZone: string | undefined, now: Date): Promise<void> {
  if (timeZone === undefined) return
  await db
    .insert(reminderSettings)
    .values({ userId, timeZone: assertZone(timeZone), updatedAt: now })
    .onConflictDoNothing()
}

export function createReminder({ userId }: Viewer, input: ReminderInput, now = new Date()): Promise<ReminderDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      await assertRoom(transaction, userId)
      await learnZone(transaction, userId, input.timeZone, now)
      const values = await prepare(transaction, userId, input, now)
      const [row] = await transaction
        .insert(reminders)
        .values({ userId, ...values })
        .returning(columns)
      if (!row) throw new Error('an insert gave no row')
      return describeReminder(row)
    }),
  )
}

export function replaceReminder(
  { userId }: Viewer,
  id: string,
  input: ReminderInput,
  now = new Date(),
): Promise<ReminderDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const isOwn = and(eq(reminders.id, id), eq(reminders.userId, userId))
      const [kept] = await transaction.select().from(reminders).where(isOwn).for('update')
      if (!kept) throw new AppError('not-found')
      const values = await prepare(transaction, userId, input, now)
      // An email that was sent is not sent again after an edit.
      const isSameTime =
        kept.dueDate.getTime() === values.dueDate.getTime() && kept.mailDaysBefore === values.mailDaysBefore
      const mailAt = kept.completed ? null : isSameTime ? kept.mailAt : values.mailAt
      const [row] = await transaction
        .update(reminders)
        .set({ ...values, mailAt })
        .where(isOwn)
        .returning(columns)
      if (!row) throw new AppError('not-found')
      return describeReminder(row)
    }),
  )
}

/** Completion is final; repeating it returns the same result. */
export function completeReminder({ userId }: Viewer, id: string, completed: boolean): Promise<ReminderDto> {
  return query(async (db) => {
    const isOwn = and(eq(reminders.id, id), eq(reminders.userId, userId))
    if (!completed) {
      const current = await findReminder(db, userId, id)
      if (!current) throw new AppError('not-found')
      throw new AppError('conflict', words().account.refusals.notBack, { current })
    }
    const [row] = await db.update(reminders).set({ completed: true, mailAt: null }).where(isOwn).returning(columns)
    if (!row) throw new AppError('not-found')
    return describeReminder(row)
  })
}

export async function removeReminder({ userId }: Viewer, id: string): Promise<void> {
  await deleteOwnRow(reminders, userId, id)
}

/** Updates her time zone and hours; pending emails are rescheduled. */
export function changeSettings(
  { userId }: Viewer,
  input: SettingsInput,
  now = new Date(),
): Promise<ReminderSettingsDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const { timeZone, mailFromHour, mailToHour } = { ...(await findSettings(transaction, userId)), ...input }
      if (mailFromHour >= mailToHour) {
        const errors = [{ path: 'mailToHour', message: words().account.refusals.laterHour }]
        throw new AppError('invalid', undefined, { errors })
      }
      const values = { timeZone: assertZone(timeZone), mailFromHour, mailToHour, updatedAt: now }
      await transaction
        .insert(reminderSettings)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: reminderSettings.userId, set: values })
      const waiting = await transaction
        .select({ id: reminders.id, dueDate: reminders.dueDate, mailDaysBefore: reminders.mailDaysBefore })
        .from(reminders)
        .where(and(eq(reminders.userId, userId), isNotNull(reminders.mailAt)))
        .for('update')
      for (const { id, dueDate, mailDaysBefore } of waiting) {
        const mailAt = findMailTime(dueDate, mailDaysBefore, values, now)
        await transaction.update(reminders).set({ mailAt }).where(eq(reminders.id, id))
      }
      return findSettings(transaction, userId)
    }),
  )
}
