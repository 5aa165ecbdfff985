import { judgeDue } from '@/lib/account/reminders/due'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { formatMoment } from '@/lib/time/format'

export function DueLabel({ reminder, now, zone }: { reminder: ReminderDto; now: Date; zone: string }) {
  const state = judgeDue(reminder, now, zone)
  return (
    <p className={`due due-${state}`}>
      Due <time dateTime={reminder.dueDate}>{formatMoment(reminder.dueDate, zone)}</time>
      {state === 'overdue' ? <b> (Overdue)</b> : null}
      {state === 'due-soon' ? <b> (Due Soon)</b> : null}
    </p>
  )
}
