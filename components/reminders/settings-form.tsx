import { Button } from '@/components/ui/button'
import { nameHour } from '@/lib/account/reminders/labels'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'
import { nameZone, zones } from '@/lib/time/zones'

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
  return (
    <label className="input">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {hours.slice(from, to + 1).map((hour) => (
          <option key={hour} value={hour}>
            {nameHour(hour)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A plain form: her clock, and when mail is welcome. */
export function ReminderSettingsForm({ settings }: { settings: ReminderSettingsDto }) {
  const { timeZone, mailFromHour, mailToHour, isChosen, canMail } = settings
  return (
    <section className="stack" aria-labelledby="clock-title">
      <h2 id="clock-title" className="text-[1.4rem]">
        Your time zone{canMail ? ' and mail' : ''}
      </h2>
      <form method="post" action="/api/user/reminders/settings" className="card reminder-form">
        <label className="input">
          <span>Time zone</span>
          <select name="timeZone" defaultValue={timeZone}>
            {zones.some(({ zone }) => zone === timeZone) ? null : (
              <option value={timeZone}>{nameZone(timeZone)}</option>
            )}
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </select>
          {isChosen ? null : <small>We guessed this one. Choose yours, so that every time here is right.</small>}
        </label>
        {canMail ? (
          <>
            <Hours name="mailFromHour" label="Email from" from={0} to={23} value={mailFromHour} />
            <Hours name="mailToHour" label="Email until" from={1} to={24} value={mailToHour} />
            <p className="soft">
              An email stays in the inbox, and others may read it there. It mentions neither your reminder nor why you
              use this site.
            </p>
          </>
        ) : null}
        <p>
          <Button type="submit" look="line">
            Save these times
          </Button>
        </p>
      </form>
    </section>
  )
}
