import { and, eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { preferences, reminderSettings, reminders, users } from '@/db/schema/people'
import { guessZone } from '@/lib/geography/time-zones'
import { mailDays } from './limits'
import type { ReminderDto, ReminderSettingsDto } from './schema'

export const columns = {
  id: reminders.id,
  title: reminders.title,
  description: reminders.description,
  type: reminders.type,
  dueDate: reminders.dueDate,
  completed: reminders.completed,
  mailDaysBefore: reminders.mailDaysBefore,
}

type Row = Pick<typeof reminders.$inferSelect, keyof typeof columns>

export function describeReminder({ dueDate, mailDaysBefore, ...row }: Row): ReminderDto {
  return {
    ...row,
    dueDate: dueDate.toISOString(),
    mailDaysBefore: mailDays.find((days) => days === mailDaysBefore) ?? null,
  }
}

/** Only her own: someone else's id finds nothing. */
export async function findReminder(db: Database, userId: string, id: string): Promise<ReminderDto | null> {
  const [row] = await db
    .select(columns)
    .from(reminders)
    .where(and(eq(reminders.id, id), eq(reminders.userId, userId)))
  return row ? describeReminder(row) : null
}

/** Her settings, or defaults that suit most people in her state. */
export async function findSettings(db: Database, userId: string): Promise<ReminderSettingsDto> {
  const [row] = await db
    .select({
      email: users.email,
      state: preferences.state,
      timeZone: reminderSettings.timeZone,
      mailFromHour: reminderSettings.mailFromHour,
      mailToHour: reminderSettings.mailToHour,
    })
    .from(users)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, userId))
  return {
    timeZone: row?.timeZone ?? guessZone(row?.state),
    mailFromHour: row?.mailFromHour ?? 10,
    mailToHour: row?.mailToHour ?? 16,
    isChosen: Boolean(row?.timeZone),
    canMail: Boolean(row?.email),
  }
}
