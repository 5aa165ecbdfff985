'use client'

import { useState } from 'react'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput, TextInput } from '@/components/dashboard/form-input'
import { useZone } from '@/components/dashboard/use-now'
import { ZoneSelect } from '@/components/dashboard/zone-select'
import { Button } from '@/components/ui/button'
import { CONTACT_INTERVAL_MINUTES, GRACE_MINUTES, MAX_MESSAGE_LENGTH } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { checkInHours } from '@/lib/safety/check-in'

/** A number of hours or a time on her clock; until she has chosen a time zone, her browser's. */
function WhenField({ clock }: { clock: { timeZone: string; isChosen: boolean } }) {
  const copy = useDashboardText().w.checkIns.form
  const guess = useZone(clock)
  const [chosen, setChosen] = useState<string | null>(null)
  const [when, setWhen] = useState<string>('1')
  const choose = (value: string) => ({
    type: 'radio' as const,
    name: 'hours',
    value,
    checked: when === value,
    onChange: () => setWhen(value),
  })
  return (
    <fieldset className="stack">
      <legend>{copy.when}</legend>
      <div className="tick-list">
        {checkInHours.map((hours) => (
          <label key={hours} className="tick">
            <input {...choose(String(hours))} />
            <span>{hours === 1 ? copy.hour : copy.hours({ hours })}</span>
          </label>
        ))}
        <label className="tick">
          <input {...choose('at')} />
          <span>{copy.at}</span>
        </label>
      </div>
      <div className="field-pair when-at">
        <TextInput label={copy.atField} name="at" type="datetime-local" required={when === 'at'} />
        <ZoneSelect zone={chosen ?? guess} onChange={setChosen} />
      </div>
    </fieldset>
  )
}

const graceChoices = [5, 10, 15, 20, 30, 45, 60]

function PinField({ name, label, hint, isRequired }: { name: string; label: string; hint: string; isRequired?: true }) {
  const { digits } = useDashboardText().w.checkIns.pin
  return (
    <label className="input">
      <span>{label}</span>
      <input
        name={name}
        className="form-input num"
        required={isRequired}
        inputMode="numeric"
        pattern="\s*(\d\s*){4,12}"
        title={digits}
        maxLength={20}
        autoComplete="off"
      />
      <small>{hint}</small>
    </label>
  )
}

/** A plain form. If the input is invalid, the handler shows it again with everything she wrote. */
export function CheckInForm({
  contacts,
  clock,
}: {
  contacts: ContactDto[]
  clock: { timeZone: string; isChosen: boolean }
}) {
  const { w, call } = useDashboardText()
  const { form: copy, pin, answers } = w.checkIns
  const hasAnswer = contacts.some(({ status }) => status === 'accepted')
  return (
    <form method="post" action={call('/api/user/check-ins')} className="card reminder-form" autoComplete="off">
      <fieldset>
        <legend>{copy.who}</legend>
        <p className="soft">{copy.order({ minutes: CONTACT_INTERVAL_MINUTES })}</p>
        {contacts.map(({ id, name, status }) => (
          <label key={id} className="tick">
            <input type="checkbox" name="contactIds" value={id} defaultChecked={status === 'accepted' || !hasAnswer} />
            <span>
              {name} ({answers[status].toLowerCase()})
            </span>
          </label>
        ))}
      </fieldset>
      <label className="input">
        <span>{copy.message}</span>
        <textarea name="message" className="form-input" rows={6} required maxLength={MAX_MESSAGE_LENGTH} />
        <small>{copy.messageHint}</small>
      </label>
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
      <p>
        <Button type="submit">{copy.show}</Button>
      </p>
    </form>
  )
}
