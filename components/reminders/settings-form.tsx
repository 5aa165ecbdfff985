import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput } from '@/components/dashboard/form-input'
import { ZoneOptions } from '@/components/dashboard/zone-select'
import { Button } from '@/components/ui/button'
import { nameHour } from '@/lib/account/reminders/labels'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'

const hours = Array.from({ length: 25 }, (_, hour) => hour)

function Hours({
  name,
  label,
  from,
  to,
  value,
}: {
  name: string
  label: string
  from: number
  to: number
  value: number
}) {
  const copy = useDashboardText().w.reminders
  return (
    <ChoiceInput
      label={label}
      name={name}
      values={hours.slice(from, to + 1)}
      nameOf={(hour) => nameHour(hour, copy)}
      defaultValue={value}
    />
  )
}

/** A plain form: her time zone, and the hours when she wants email. */
export function ReminderSettingsForm({ settings }: { settings: ReminderSettingsDto }) {
  const { w, call } = useDashboardText()
  const copy = w.reminders
  const { timeZone, mailFromHour, mailToHour, isChosen, canMail } = settings
  return (
    <section className="stack" aria-labelledby="clock-title">
      <h2 id="clock-title" className="text-[1.4rem]">
        {canMail ? copy.clockAndMail : copy.clock}
      </h2>
      <form method="post" action={call('/api/user/reminders/settings')} className="card reminder-form">
        <label className="input">
          <span>{w.zone}</span>
          <select name="timeZone" className="form-input" defaultValue={timeZone}>
            <ZoneOptions zone={timeZone} />
          </select>
          {isChosen ? null : <small>{copy.guessed}</small>}
        </label>
        {canMail ? (
          <>
            <Hours name="mailFromHour" label={copy.mailFrom} from={0} to={23} value={mailFromHour} />
            <Hours name="mailToHour" label={copy.mailTo} from={1} to={24} value={mailToHour} />
            <p className="soft">{copy.mailNote}</p>
          </>
        ) : null}
        <p>
          <Button type="submit" look="line">
            {copy.saveTimes}
          </Button>
        </p>
      </form>
    </section>
  )
}
