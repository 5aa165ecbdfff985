/** Who gives. Only the address is needed: the receipt goes there. */
export function DonorFields() {
  return (
    <fieldset>
      <legend>About you</legend>
      <div className="give-field">
        <label htmlFor="donor-name">Full Name (optional)</label>
        <input id="donor-name" name="donorName" className="give-input" autoComplete="name" maxLength={200} />
        <small>Leave this blank to give without a name.</small>
      </div>
      <div className="give-field">
        <label htmlFor="donor-email">Email Address (required)</label>
        <input
          id="donor-email"
          name="donorEmail"
          type="email"
          className="give-input"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="donor-email-hint"
        />
        <small id="donor-email-hint">For your receipt, and nothing else.</small>
      </div>
      <label className="give-tick">
        <input type="checkbox" name="isAnonymous" />
        <span>
          Give anonymously
          <small>Our staff will see the gift without your name and email.</small>
        </span>
      </label>
      <label className="give-tick">
        <input type="checkbox" name="isNeutral" />
        <span>
          Use neutral words
          <small>For your card statement and our email subject lines: nothing that says what this is about.</small>
        </span>
      </label>
    </fieldset>
  )
}
