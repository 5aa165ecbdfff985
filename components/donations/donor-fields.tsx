import { Icon } from '@/components/ui/icon'
import { EmailInput } from './email-input'
import type { GiveWords } from './gift-request'
import { Tick } from './tick'

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
      <details>
        <summary className="tap">
          {copy.forSomeone}
          <Icon name="chevron-down" size={16} className="chevron" />
        </summary>
        <div className="give-tribute">
          <div className="give-rhythms" role="radiogroup" aria-label={copy.forSomeone}>
            {(['honor', 'memory'] as const).map((kind) => (
              <label key={kind} className="give-choice">
                <input type="radio" name="tribute" value={kind} defaultChecked={kind === 'honor'} />
                <span>{copy.tribute[kind]}</span>
              </label>
            ))}
          </div>
          <div className="give-field">
            <label htmlFor="tribute-name">{copy.tribute.name}</label>
            <input
              id="tribute-name"
              name="tributeName"
              className="form-input"
              autoComplete="off"
              maxLength={200}
              aria-describedby="tribute-hint"
            />
            <small id="tribute-hint">{copy.tribute.hint}</small>
          </div>
        </div>
      </details>
      <Tick name="isAnonymous" label={copy.anonymous} hint={copy.anonymousHint} />
      <Tick name="isNeutral" label={copy.neutral} hint={copy.neutralHint} />
    </fieldset>
  )
}
