'use client'

import { ActForm } from '@/components/dashboard/act-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { useCompletion } from './use-reminders'

export function CompleteForm({ reminder, label, from }: { reminder: ReminderDto; label: string; from?: 'overview' }) {
  const { mutate, isPending } = useCompletion()
  return (
    <ActForm path={`/api/user/reminders/${reminder.id}`} act="complete" onAct={() => mutate(reminder.id)}>
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <Button type="submit" variant="secondary" disabled={isPending}>
        <Icon name="badge-check" size={18} />
        <span>
          {label}
          <span className="sr-only">: {reminder.title}</span>
        </span>
      </Button>
    </ActForm>
  )
}
