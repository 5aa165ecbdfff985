'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { AreaInput, ChoiceInput, TextInput } from '@/components/dashboard/form-input'
import { ZoneSelect } from '@/components/dashboard/zone-select'
import { showProblems } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Form, FormField, FormMessage } from '@/components/ui/form'
import { useHydrated } from '@/components/ui/words-context'
import { CONTACT_INTERVAL_MINUTES, GRACE_MINUTES, MAX_MESSAGE_LENGTH } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { filled } from '@/lib/forms/schema'
import { checkInHours } from '@/lib/safety/check-in'
import { ActFailure } from './act-failure'
import { optionalPinSchema, PinField, pinSchema } from './pin-field'

const createSchema = ({ fill, digits }: { fill: string; digits: string }) =>
  z
    .object({
      contactIds: z.array(z.string()),
      ...{ message: filled(fill), hours: z.string(), at: z.string(), timeZone: z.string(), graceMinutes: z.string() },
      ...{ pin: pinSchema(digits), secondPin: optionalPinSchema(digits) },
    })
    .check(z.refine(({ hours, at }) => hours !== 'at' || at !== '', { path: ['at'], message: fill }))

type Fields = z.infer<ReturnType<typeof createSchema>>

/** As the call takes it. */
export function toInput({ hours, at, graceMinutes, secondPin, ...rest }: Fields) {
  return {
    ...rest,
    hours: hours === 'at' ? hours : Number(hours),
    at: at || undefined,
    graceMinutes: Number(graceMinutes),
    secondPin: secondPin.trim() || undefined,
  }
}

/** A number of hours or a time on her clock. */
function WhenField({ clock }: { clock: { timeZone: string; isChosen: boolean } }) {
  const copy = useDashboardText().w.checkIns.form
  const { register, getValues, setValue } = useFormContext<Fields>()
  const choice = (value: string) => {
    const { ref, ...field } = register('hours')
    return {
      ...{ ...field, type: 'radio' as const, value, defaultChecked: value === '1' },
      // One that was chosen before the script ran: of other inputs the library sees that they were changed, not of these.
      ref: (radio: HTMLInputElement | null) => {
        if (radio?.checked && getValues('hours') !== value) setValue('hours', value)
        ref(radio)
      },
    }
  }
  return (
    <fieldset className="stack">
      <legend>{copy.when}</legend>
      <div className="tick-list">
        {checkInHours.map((hours) => (
          <label key={hours} className="tick">
            <input {...choice(`${hours}`)} />
            <span>{hours === 1 ? copy.hour : copy.hours({ hours })}</span>
          </label>
        ))}
        <label className="tick">
          <input {...choice('at')} />
          <span>{copy.at}</span>
        </label>
      </div>
      <div className="field-pair when-at">
        <TextInput label={copy.atField} name="at" type="datetime-local" />
        <ZoneSelect clock={clock} />
      </div>
    </fieldset>
  )
}

const graceChoices = [5, 10, 15, 20, 30, 45, 60]

/** Without a script, the handler shows invalid input again with everything she wrote, except the PINs. */
export function CheckInForm({
  contacts,
  clock,
}: {
  contacts: ContactDto[]
  clock: { timeZone: string; isChosen: boolean }
}) {
  const { w, to, call } = useDashboardText()
  const { form: copy, pin, answers } = w.checkIns
  const isHydrated = useHydrated()
  const form = useForm<Fields>({
    resolver: zodResolver(createSchema({ fill: w.fill, digits: pin.digits })),
    // Also one box makes a list.
    defaultValues: { contactIds: [] },
  })
  const { mutate, isPending, isSuccess, error } = useMutation({
    meta: { isTyped: true },
    mutationFn: (fields: Fields) => sendCall('POST', call('/api/user/check-ins'), toInput(fields)),
    onSuccess: () => location.assign(`${to('/dashboard/check-in')}?notice=written`),
    onError: (failure) => showProblems(form, failure),
  })
  const hasAnswer = contacts.some(({ status }) => status === 'accepted')
  return (
    <Form {...form}>
      <form
        method="post"
        action={call('/api/user/check-ins')}
        className="card reminder-form"
        noValidate={isHydrated}
        onSubmit={form.handleSubmit((fields) => mutate(fields))}
        autoComplete="off"
      >
        <FormField
          name="contactIds"
          render={({ field }) => (
            <fieldset>
              <legend>{copy.who}</legend>
              <p className="soft">{copy.order({ minutes: CONTACT_INTERVAL_MINUTES })}</p>
              {contacts.map(({ id, name, status }) => (
                <label key={id} className="tick">
                  <input type="checkbox" value={id} defaultChecked={status === 'accepted' || !hasAnswer} {...field} />
                  <span>
                    {name} ({answers[status].toLowerCase()})
                  </span>
                </label>
              ))}
              <FormMessage className="input-problem" />
            </fieldset>
          )}
        />
        <AreaInput
          label={copy.message}
          hint={copy.messageHint}
          name="message"
          rows={6}
          required
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <WhenField clock={clock} />
        <ChoiceInput
          label={copy.grace}
          hint={copy.graceHint}
          name="graceMinutes"
          values={graceChoices}
          nameOf={(minutes) => copy.minutes({ minutes })}
          defaultValue={GRACE_MINUTES}
        />
        <PinField name="pin" label={pin.toEnd} hint={pin.hint} isRequired />
        <PinField name="secondPin" label={pin.second} hint={pin.secondHint} />
        <ActFailure error={error} />
        <p>
          <Button type="submit" disabled={isPending || isSuccess}>
            {isPending ? w.frame.working : copy.show}
          </Button>
        </p>
      </form>
    </Form>
  )
}
