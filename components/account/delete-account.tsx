import { Button } from '@/components/ui/button'
import { CONFIRM_WORD } from '@/lib/account/words'

/** At once and for good, so she types a word first. */
export function DeleteAccount() {
  return (
    <section id="delete" aria-labelledby="delete-title" className="stack">
      <h2 id="delete-title">Delete your account</h2>
      <p>This takes effect at once and cannot be undone:</p>
      <ul className="prose">
        <li>What you saved, your notes, reminders and answers are deleted.</li>
        <li>A check-in that is running ends. Nobody is told.</li>
        <li>You are signed out everywhere.</li>
        <li>A newsletter subscription and messages under the email address of this account are deleted too.</li>
        <li>Donations stay, without your account: the tax law wants them kept for 7 years.</li>
      </ul>
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
