import { Button } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Deletion is immediate and permanent, so she types a word to confirm it. */
export function DeleteAccount() {
  const w = words().account.end
  return (
    <section id="delete" aria-labelledby="delete-title" className="stack">
      <h2 id="delete-title">{w.title}</h2>
      <p>{w.lead}</p>
      <TextList className="prose" texts={w.points} />
      <form method="post" action={call('/api/user/account')} className="box account-choice" autoComplete="off">
        <label className="input">
          <span>
            {w.type}
            <b>{w.word}</b>
            {w.toGoOn}
          </span>
          <input
            name="confirm"
            className="form-input"
            required
            maxLength={50}
            pattern={`\\s*[${w.word.slice(0, 1)}${w.word.slice(0, 1).toLowerCase()}][A-Za-z]+\\s*`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </label>
        <Button type="submit" look="line">
          {w.button}
        </Button>
      </form>
    </section>
  )
}
