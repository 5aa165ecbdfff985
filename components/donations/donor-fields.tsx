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
export function DonorFields({ copy }: { copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.aboutYou}</legend>
      <div className="give-field">
        <label htmlFor="donor-name">{copy.name}</label>
        <input id="donor-name" name="donorName" className="form-input" autoComplete="name" maxLength={200} />
        <small>{copy.nameHint}</small>
      </div>
      <div className="give-field">
        <label htmlFor="donor-email">{copy.email}</label>
        <EmailInput id="donor-email" name="donorEmail" describedBy="donor-email-hint" />
        <small id="donor-email-hint">{copy.emailHint}</small>
      </div>
      <Tick name="isAnonymous" label={copy.anonymous} hint={copy.anonymousHint} />
      <Tick name="isNeutral" label={copy.neutral} hint={copy.neutralHint} />
    </fieldset>
  )
}
