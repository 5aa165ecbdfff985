import { Button } from '@/components/ui/button'
import { CONFIRM_WORD } from '@/lib/account/words'

/** At once and for good, so she types a word first. */
export function DeleteAccount() {
  return (
    <section id="delete" aria-labelledby="delete-title" className="stack">
      <h2 id="delete-title">Delete your account</h2>
      <p>
        This takes effect at once and cannot be undone. What you saved, your notes, reminders and answers go, a check-in
        ends without a word to anybody, you are signed out everywhere, and so do a newsletter subscription and messages
        under the e-mail address of this account. Donations stay, without your account: the tax law wants them kept for
        7 years.
      </p>
      <form method="post" action="/api/user/account" className="account-choice" autoComplete="off">
        <label className="input">
          <span>
            Type <b>{CONFIRM_WORD}</b> to go on
          </span>
          <input
            name="confirm"
            required
            maxLength={50}
            pattern={`\\s*[${CONFIRM_WORD.slice(0, 1)}${CONFIRM_WORD.slice(0, 1).toLowerCase()}][A-Za-z]+\\s*`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </label>
        <Button type="submit" look="line">
          Delete my account
        </Button>
      </form>
    </section>
  )
}
