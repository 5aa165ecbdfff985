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
        <li>Any running check-in ends. No one is told.</li>
        <li>You are signed out everywhere.</li>
        <li>Any newsletter subscription and messages under this account’s email address are deleted too.</li>
        <li>Donation records stay, without your account: tax law requires us to keep them for 7 years.</li>
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
