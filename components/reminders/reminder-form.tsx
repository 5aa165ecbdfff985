'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput, TextInput } from '@/components/dashboard/form-input'
import { remindersKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { TryAgain } from '@/components/dashboard/try-again'
import { ZoneSelect } from '@/components/dashboard/zone-select'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toaster'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, mailDays } from '@/lib/account/reminders/limits'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { readWallTime, writeWallTime } from '@/lib/time/zone'
import { readOwnZone } from '@/lib/time/zones'

const types = ['application', 'appointment', 'deadline', 'follow-up', 'other'] as const

function readFields(form: HTMLFormElement) {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '')
  const mail = read('mailDaysBefore')
  return {
    title: read('title'),
    description: read('description'),
    type: read('type'),
    dueDate: read('dueDate'),
    timeZone: read('timeZone'),
    mailDaysBefore: mail === '' ? null : Number(mail),
  }
}

/** Her browser's time zone, until she has chosen one. */
function useFormZone(clock: { timeZone: string; isChosen: boolean }): [string, (zone: string) => void] {
  const [zone, setZone] = useState(clock.timeZone)
  useEffect(() => {
    if (!clock.isChosen) setZone(readOwnZone() ?? clock.timeZone)
  }, [clock])
  return [zone, setZone]
}

/** For new and existing reminders. A script only avoids the page load and keeps what was typed. */
export function ReminderForm({
  reminder,
  clock,
  canMail,
  onDone,
  hasCancel = true,
}: {
  reminder?: ReminderDto
  clock: { timeZone: string; isChosen: boolean }
  canMail: boolean
  onDone?: () => void
  hasCancel?: boolean
}) {
  const { w, to, call } = useDashboardText()
  const copy = w.reminders
  const client = useQueryClient()
  const [zone, setZone] = useFormZone(clock)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const address = call(reminder ? `/api/user/reminders/${reminder.id}` : '/api/user/reminders')
  const due = reminder && writeWallTime(readWallTime(new Date(reminder.dueDate), clock.timeZone))

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSending(true)
    setError(null)
    try {
      await sendCall(reminder ? 'PUT' : 'POST', address, readFields(event.currentTarget))
    } catch (failure) {
      setError(failure)
      setSending(false)
      return
    }
    if (reminder) {
      location.assign(`${to('/dashboard/reminders')}?notice=changed`)
      return
    }
    await client.invalidateQueries({ queryKey: remindersKey })
    showToast(describeNotice(w, 'added'))
    onDone?.()
  }

  return (
    <form method="post" action={address} className="card reminder-form" onSubmit={send} autoComplete="off">
      {reminder ? <input type="hidden" name="do" value="edit" /> : null}
      <TextInput
        label={copy.name}
        name="title"
        required
        maxLength={MAX_TITLE_LENGTH}
        pattern=".*\S.*"
        defaultValue={reminder?.title}
      />
      <label className="input">
        <span>{copy.text}</span>
        <textarea
          name="description"
          className="form-input"
          rows={3}
          maxLength={MAX_DESCRIPTION_LENGTH}
          defaultValue={reminder?.description ?? ''}
        />
      </label>
      <ChoiceInput
        label={copy.type}
        name="type"
        values={types}
        nameOf={(type) => copy.types[type]}
        defaultValue={reminder?.type ?? 'other'}
      />
      <TextInput
        label={copy.when}
        name="dueDate"
        type="datetime-local"
        required
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        defaultValue={due}
      />
      <ZoneSelect zone={zone} onChange={setZone} />
      {canMail ? (
        <ChoiceInput
          label={copy.byMail}
          hint={copy.mailHint}
          name="mailDaysBefore"
          none={copy.noMail}
          values={mailDays}
          nameOf={(days) => copy.emailedWhen[days]}
          defaultValue={reminder?.mailDaysBefore ?? ''}
        />
      ) : (
        <p className="soft">{copy.cannotMail}</p>
      )}
      {error ? (
        <p role="alert">
          <b>{copy.notSaved}</b>
          {copy.stillHere}
          <TryAgain error={error} path="/dashboard/reminders" />
        </p>
      ) : null}
      <p className="row">
        <Button type="submit" disabled={isSending}>
          {isSending ? w.frame.working : reminder ? copy.saveChanges : copy.addButton}
        </Button>
        {onDone && hasCancel ? (
          <Button type="button" look="line" onClick={onDone}>
            {copy.cancel}
          </Button>
        ) : null}
      </p>
    </form>
  )
}
