'use client'

import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { AskFirst } from '@/components/ui/modal'
import { useHydrated } from '@/components/ui/use-hydrated'
import { mailNames, type ReminderType, typeNames } from '@/lib/account/reminders/labels'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { CompleteForm } from './complete-form'
import { DueLabel } from './due-label'
import { useDeletion } from './use-reminders'

const icons: Record<ReminderType, IconName> = {
  application: 'file-text',
  appointment: 'calendar-days',
  deadline: 'clock',
  'follow-up': 'phone',
  other: 'list-checks',
}

function DeleteForm({ reminder }: { reminder: ReminderDto }) {
  const { mutate, isPending } = useDeletion()
  const opener = (
    <>
      Delete<span className="sr-only"> {reminder.title}</span>
    </>
  )
  const form = (
    <form
      method="post"
      action={`/api/user/reminders/${reminder.id}`}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(reminder.id)
      }}
    >
      <input type="hidden" name="do" value="remove" />
      <Button type="submit" disabled={isPending}>
        Yes, delete it
      </Button>
    </form>
  )
  if (!useHydrated()) {
    return (
      <details className="fold">
        <summary>{opener}</summary>
        {form}
      </details>
    )
  }
  return (
    <AskFirst
      trigger={
        <Button type="button" look="line">
          {opener}
        </Button>
      }
      title="Delete this reminder?"
      description={`“${reminder.title}” goes, and none of it is kept.`}
      keepLabel="Keep it"
    >
      {form}
    </AskFirst>
  )
}

export function ReminderCard({ reminder, now, zone }: { reminder: ReminderDto; now: Date; zone: string }) {
  const { id, title, description, type, completed, mailDaysBefore } = reminder
  return (
    <article className="card" data-done={completed || undefined}>
      <div className="reminder-head">
        <Icon name={icons[type]} size={24} />
        <h3 className="text-[1.2rem]">{completed ? <s>{title}</s> : title}</h3>
      </div>
      <p className="badges">
        <span className="badge">{typeNames[type]}</span>
        {completed ? <span className="badge status-completed">Completed</span> : null}
      </p>
      {description ? <p className="private-text">{completed ? <s>{description}</s> : description}</p> : null}
      <DueLabel reminder={reminder} now={now} zone={zone} />
      {mailDaysBefore !== null && !completed ? <p className="soft">Email: {mailNames[mailDaysBefore]}</p> : null}
      <div className="card-foot">
        {completed ? null : <CompleteForm reminder={reminder} label="Complete" />}
        <p className="row">
          <a className="tap" href={`/dashboard/reminders/${id}`}>
            Edit<span className="sr-only"> {title}</span>
          </a>
          {completed ? null : (
            <a className="tap" href={`/api/user/reminders/${id}/calendar`} download="reminder.ics">
              Calendar file<span className="sr-only"> for {title}</span>
            </a>
          )}
        </p>
        <DeleteForm reminder={reminder} />
      </div>
    </article>
  )
}
