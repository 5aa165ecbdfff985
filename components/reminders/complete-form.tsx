'use client'

import { useSaid } from '@/components/dashboard/said'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { useCompletion } from './use-reminders'

/** A form first, which works without a script. */
export function CompleteForm({ reminder, label, from }: { reminder: ReminderDto; label: string; from?: 'overview' }) {
  const { call } = useSaid()
  const { mutate, isPending } = useCompletion()
  return (
    <form
      method="post"
      action={call(`/api/user/reminders/${reminder.id}`)}
      onSubmit={(event) => {
        event.preventDefault()
        mutate(reminder.id)
      }}
    >
      <input type="hidden" name="do" value="complete" />
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <Button type="submit" look="soft" disabled={isPending}>
        <Icon name="badge-check" size={18} />
        <span>
          {label}
          <span className="sr-only">: {reminder.title}</span>
        </span>
      </Button>
    </form>
  )
}
