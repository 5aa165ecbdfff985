import { EmailInput } from './email-input'
import type { GiveWords } from './gift-request'

function Tick({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <label className="give-tick">
      <input type="checkbox" name={name} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  )
}

/** The donor. Only the email address is required: the receipt goes there. */
export function DonorFields({ said }: { said: GiveWords }) {
  return (
    <fieldset>
      <legend>{said.aboutYou}</legend>
      <div className="give-field">
        <label htmlFor="donor-name">{said.name}</label>
        <input id="donor-name" name="donorName" className="form-input" autoComplete="name" maxLength={200} />
        <small>{said.nameHint}</small>
      </div>
      <div className="give-field">
        <label htmlFor="donor-email">{said.email}</label>
        <EmailInput id="donor-email" name="donorEmail" describedBy="donor-email-hint" />
        <small id="donor-email-hint">{said.emailHint}</small>
      </div>
      <Tick name="isAnonymous" label={said.anonymous} hint={said.anonymousHint} />
      <Tick name="isNeutral" label={said.neutral} hint={said.neutralHint} />
    </fieldset>
  )
}
