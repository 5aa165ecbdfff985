'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { AreaInput, ChoiceInput, TextInput } from '@/components/dashboard/form-input'
import { remindersKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { TryAgain } from '@/components/dashboard/try-again'
import { ZoneSelect } from '@/components/dashboard/zone-select'
import { showProblems } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { showToast } from '@/components/ui/sonner'
import { useHydrated } from '@/components/ui/words-context'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH, mailDays } from '@/lib/account/reminders/limits'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import { filled } from '@/lib/forms/schema'
import { readWallTime, writeWallTime } from '@/lib/time/zone'

const types = ['application', 'appointment', 'deadline', 'follow-up', 'other'] as const

const createSchema = (fill: string) =>
  z.object({
    ...{ title: filled(fill), description: z.string(), type: z.string(), dueDate: filled(fill) },
    ...{ timeZone: z.string(), mailDaysBefore: z.optional(z.string()) },
  })

type Fields = z.infer<ReturnType<typeof createSchema>>

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
  const isHydrated = useHydrated()
  const form = useForm<Fields>({ resolver: zodResolver(createSchema(w.fill)) })
  const address = call(reminder ? `/api/user/reminders/${reminder.id}` : '/api/user/reminders')
  const due = reminder && writeWallTime(readWallTime(new Date(reminder.dueDate), clock.timeZone))
  const { mutate, isPending, isSuccess, error } = useMutation({
    meta: { isTyped: true },
    mutationFn: ({ mailDaysBefore, ...fields }: Fields) =>
      sendCall(reminder ? 'PUT' : 'POST', address, {
        ...fields,
        mailDaysBefore: mailDaysBefore ? Number(mailDaysBefore) : null,
      }),
    onSuccess: async () => {
      if (reminder) return location.assign(`${to('/dashboard/reminders')}?notice=changed`)
      await client.invalidateQueries({ queryKey: remindersKey })
      showToast(describeNotice(w, 'added'))
      onDone?.()
    },
    onError: (failure) => showProblems(form, failure),
  })

  return (
    <Form {...form}>
      <form
        method="post"
        action={address}
        className="card reminder-form"
        noValidate={isHydrated}
        onSubmit={form.handleSubmit((fields) => mutate(fields))}
        autoComplete="off"
      >
        {reminder ? <input type="hidden" name="do" value="edit" /> : null}
        <TextInput
          label={copy.name}
          name="title"
          required
          maxLength={MAX_TITLE_LENGTH}
          pattern=".*\S.*"
          defaultValue={reminder?.title}
        />
        <AreaInput
          label={copy.text}
          name="description"
          rows={3}
          maxLength={MAX_DESCRIPTION_LENGTH}
          defaultValue={reminder?.description ?? ''}
        />
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
        <ZoneSelect clock={clock} />
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
          <Button type="submit" disabled={isPending || isSuccess}>
            {isPending ? w.frame.working : reminder ? copy.saveChanges : copy.addButton}
          </Button>
          {onDone && hasCancel ? (
            <Button type="button" variant="outline" onClick={onDone}>
              {copy.cancel}
            </Button>
          ) : null}
        </p>
      </form>
    </Form>
  )
}
