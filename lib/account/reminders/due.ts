/** Whether a reminder is overdue, due soon, or urgent. Pure: clock and time zone are arguments. */
import { addDays } from '@/lib/time/zone'

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
