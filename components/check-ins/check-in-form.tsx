import { Button } from '@/components/ui/button'
import { contactStateNames } from '@/lib/check-ins/labels'
import { BETWEEN_MINUTES, GRACE_MINUTES, LONGEST_MESSAGE } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { WhenField } from './when-field'

const graceChoices = [5, 10, 15, 20, 30, 45, 60]

function PinField({ name, label, hint, isRequired }: { name: string; label: string; hint: string; isRequired?: true }) {
  return (
    <label className="input">
      <span>{label}</span>
      <input
        name={name}
        className="num"
        required={isRequired}
        inputMode="numeric"
        pattern="\s*(\d\s*){4,12}"
        title="4 to 12 digits"
        maxLength={20}
        autoComplete="off"
      />
      <small>{hint}</small>
    </label>
  )
}

/** A plain form: where something does not fit, the handler shows it again with all that she wrote. */
export function CheckInForm({
  contacts,
  clock,
}: {
  contacts: ContactDto[]
  clock: { timeZone: string; isChosen: boolean }
}) {
  const hasAnswer = contacts.some(({ status }) => status === 'accepted')
  return (
    <form method="post" action="/api/user/check-ins" className="card reminder-form" autoComplete="off">
      <fieldset>
        <legend>Who is told?</legend>
        <p className="soft">
          In this order, each one {BETWEEN_MINUTES} minutes after the one before. Only people who have said yes.
        </p>
        {contacts.map(({ id, name, status }) => (
          <label key={id} className="tick">
            <input type="checkbox" name="contactIds" value={id} defaultChecked={status === 'accepted' || !hasAnswer} />
            <span>
              {name} ({contactStateNames[status].toLowerCase()})
            </span>
          </label>
        ))}
      </fieldset>
      <label className="input">
        <span>What should they know and do?</span>
        <textarea name="message" rows={6} required maxLength={LONGEST_MESSAGE} />
        <small>
          Where you are, who you are with, who to call, what to tell 911. You see the whole email before anything
          starts.
        </small>
      </label>
      <WhenField clock={clock} />
      <label className="input">
        <span>Time to answer after that</span>
        <select name="graceMinutes" defaultValue={GRACE_MINUTES}>
          {graceChoices.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </select>
        <small>We remind you by email at the time you chose, and once more five minutes later.</small>
      </label>
      <PinField
        name="pin"
        label="PIN to end it"
        hint="4 to 12 digits that no one else can guess. We store it scrambled. If you forget it, the email goes out."
        isRequired
      />
      <PinField
        name="secondPin"
        label="Second PIN (optional)"
        hint="For when someone forces you to end it. The screen looks just the same, and all your people are told at once. When you are safe, enter your first PIN on the ended check-in, and they will hear that you are safe."
      />
      <p>
        <Button type="submit">Show me the email</Button>
      </p>
    </form>
  )
}
