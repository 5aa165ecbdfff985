/** Whether a reminder is overdue, due soon, or urgent. Pure: clock and time zone are arguments. */

import type { reminderTypes } from '@/db/vocabulary/people'
import { addDays, findInstant, readWallTime, type WallTime } from '@/lib/time/zone'

const DUE_SOON_DAYS = 3
const URGENT_DAYS = 7
const MAX_URGENT = 3

interface Due {
  dueDate: string
  completed: boolean
}

export type DueState = 'overdue' | 'due-soon' | 'later' | 'completed'

/** Calendar days: three days later is the same time of day, even across a daylight saving change. */
function isWithin(dueDate: string, days: number, now: Date, zone: string): boolean {
  return Date.parse(dueDate) <= addDays(now, days, zone).getTime()
}

/** Overdue: past due and incomplete. Due soon: not past, and within 3 days. */
export function getDueState({ dueDate, completed }: Due, now: Date, zone: string): DueState {
  if (completed) return 'completed'
  if (Date.parse(dueDate) < now.getTime()) return 'overdue'
  return isWithin(dueDate, DUE_SOON_DAYS, now, zone) ? 'due-soon' : 'later'
}

/** The order of every list: open reminders by due date, then completed ones. */
export function sortReminders<Reminder extends Due & { id: string }>(reminders: readonly Reminder[]): Reminder[] {
  return [...reminders].sort(
    (a, b) =>
      Number(a.completed) - Number(b.completed) ||
      Date.parse(a.dueDate) - Date.parse(b.dueDate) ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Up to three open reminders due within 7 days, including overdue ones, earliest first. */
export function listUrgent<Reminder extends Due & { id: string }>(
  reminders: readonly Reminder[],
  now: Date,
  zone: string,
): Reminder[] {
  const due = reminders.filter(({ dueDate, completed }) => !completed && isWithin(dueDate, URGENT_DAYS, now, zone))
  return sortReminders(due).slice(0, MAX_URGENT)
}

export type ReminderType = (typeof reminderTypes)[number]

/** '10 AM', as an option in a select; 24 is the end of the day. */
export function nameHour(
  hour: number,
  { midnight, noon, am, pm }: { midnight: string; noon: string; am: string; pm: string },
): string {
  if (hour % 24 === 0) return midnight
  if (hour === 12) return noon
  return `${hour % 12} ${hour < 12 ? am : pm}`
}

/** When a reminder's email may be sent: on her chosen day, within her chosen hours, in her time zone. Pure. */
interface MailHours {
  timeZone: string
  mailFromHour: number
  mailToHour: number
}

function atHour(at: Date, hour: number, zone: string): Date {
  const wall: WallTime = { ...readWallTime(at, zone), hour, minute: 0 }
  return findInstant(wall, zone)
}

export function isInHours(at: Date, { timeZone, mailFromHour, mailToHour }: MailHours): boolean {
  const { hour } = readWallTime(at, timeZone)
  return hour >= mailFromHour && hour < mailToHour
}

/** The next time at or after `now` when she accepts email. */
export function findNextHour(now: Date, hours: MailHours): Date {
  if (isInHours(now, hours)) return now
  const today = atHour(now, hours.mailFromHour, hours.timeZone)
  return today > now ? today : atHour(addDays(now, 1, hours.timeZone), hours.mailFromHour, hours.timeZone)
}

/**
 * Null if she wants no email, or if it would come too late to help. For a due time before her hours begin, the email is
 * sent the day before.
 */
export function findMailTime(dueDate: Date, daysBefore: number | null, hours: MailHours, now: Date): Date | null {
  if (daysBefore === null) return null
  const { timeZone, mailFromHour } = hours
  const planned = atHour(addDays(dueDate, -daysBefore, timeZone), mailFromHour, timeZone)
  const inTime = planned < dueDate ? planned : atHour(addDays(dueDate, -1, timeZone), mailFromHour, timeZone)
  const next = inTime > now ? inTime : findNextHour(now, hours)
  return next < dueDate ? next : null
}
