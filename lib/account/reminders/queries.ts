import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { reminders } from '@/db/schema/people'
import type { Viewer } from '@/lib/session/policy'
import { MAX_REMINDERS } from './limits'
import { columns, describeReminder, findReminder, findSettings } from './rows'
import type { ReminderDto, ReminderSettingsDto } from './schema'

/** The position of the last one shown. */
export interface ReminderPosition {
  done: boolean
  due: string
  id: string
}

export interface ReminderPage {
  items: ReminderDto[]
  next: ReminderPosition | null
}

/** Open reminders by due date, then completed ones. */
export async function listReminders(
  viewer: Viewer,
  limit = MAX_REMINDERS,
  after?: ReminderPosition,
): Promise<ReminderPage> {
  const later = after
    ? sql`(${reminders.completed}, ${reminders.dueDate}, ${reminders.id}) > (${after.done}, ${after.due}::timestamptz, ${after.id}::uuid)`
    : undefined
  const rows = await query((db) =>
    db
      .select({ ...columns, position: sql<string>`${reminders.dueDate}::text` })
      .from(reminders)
      .where(and(eq(reminders.userId, viewer.userId), later))
      .orderBy(asc(reminders.completed), asc(reminders.dueDate), asc(reminders.id))
      .limit(limit + 1),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ position: _position, ...row }) => describeReminder(row)),
    next: rows.length > limit && last ? { done: last.completed, due: last.position, id: last.id } : null,
  }
}

export function getReminder(viewer: Viewer, id: string): Promise<ReminderDto | null> {
  return query((db) => findReminder(db, viewer.userId, id))
}

export function getReminderSettings(viewer: Viewer): Promise<ReminderSettingsDto> {
  return query((db) => findSettings(db, viewer.userId))
}
