import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { getDueState } from '@/lib/account/reminders/due'
import type { ReminderDto } from '@/lib/account/reminders/schema'

export function DueLabel({ reminder, now, zone }: { reminder: ReminderDto; now: Date; zone: string }) {
  const { w, moment } = useDashboardText()
  const { due, overdue, dueSoon } = w.reminders
  const state = getDueState(reminder, now, zone)
  return (
    <p className={`due due-${state}`}>
      {due} <time dateTime={reminder.dueDate}>{moment(reminder.dueDate, zone)}</time>
      {state === 'overdue' ? <b>{overdue}</b> : null}
      {state === 'due-soon' ? <b>{dueSoon}</b> : null}
    </p>
  )
}
