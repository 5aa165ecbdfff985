'use client'

import { useState } from 'react'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { TextInput } from '@/components/dashboard/form-input'
import { useZone } from '@/components/dashboard/use-now'
import { ZoneSelect } from '@/components/dashboard/zone-select'
import { checkInHours } from '@/lib/safety/check-in'

/** A number of hours or a time on her clock; until she has chosen a time zone, her browser's. */
export function WhenField({ clock }: { clock: { timeZone: string; isChosen: boolean } }) {
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
