'use client'

import { ActForm } from '@/components/dashboard/act-form'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { AskOrFold } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { ReminderType } from '@/lib/account/reminders/due'
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
  const { w } = useDashboardText()
  const copy = w.reminders
  const { mutate, isPending } = useDeletion()
  const opener = (
    <>
      {copy.delete}
      <span className="sr-only"> {reminder.title}</span>
    </>
  )
  return (
    <AskOrFold
      opener={opener}
      fold="fold"
      title={copy.deleteTitle}
      description={copy.deleteText({ title: reminder.title })}
      keepLabel={copy.keep}
      exit={w.frame}
    >
      <ActForm
        path={`/api/user/reminders/${reminder.id}`}
        act="remove"
        className="stack"
        onAct={() => mutate(reminder.id)}
      >
        <Button type="submit" disabled={isPending}>
          {copy.yesDelete}
        </Button>
      </ActForm>
    </AskOrFold>
  )
}

export function ReminderCard({ reminder, now, zone }: { reminder: ReminderDto; now: Date; zone: string }) {
  const { id, title, description, type, completed, mailDaysBefore } = reminder
  const { w, to, call } = useDashboardText()
  const copy = w.reminders
  return (
    <article className="card" data-done={completed || undefined}>
      <div className="reminder-head">
        <Icon name={icons[type]} size={24} />
        <h3 className="text-[1.2rem]">{completed ? <s>{title}</s> : title}</h3>
      </div>
      <p className="badges">
        <span className="badge">{copy.types[type]}</span>
        {completed ? <span className="badge status-completed">{copy.completed}</span> : null}
      </p>
      {description ? <p className="private-text">{completed ? <s>{description}</s> : description}</p> : null}
      <DueLabel reminder={reminder} now={now} zone={zone} />
      {mailDaysBefore !== null && !completed ? (
        <p className="soft">{`${copy.email}${copy.emailedWhen[mailDaysBefore]}`}</p>
      ) : null}
      <div className="card-foot">
        {completed ? null : <CompleteForm reminder={reminder} label={copy.complete} />}
        <p className="row">
          <a className="tap" href={to(`/dashboard/reminders/${id}`)}>
            {copy.edit}
            <span className="sr-only"> {title}</span>
          </a>
          {completed ? null : (
            <a className="tap" href={call(`/api/user/reminders/${id}/calendar`)} download="reminder.ics">
              {copy.calendar}
              <span className="sr-only">{copy.calendarFor({ title })}</span>
            </a>
          )}
        </p>
        <DeleteForm reminder={reminder} />
      </div>
    </article>
  )
}
