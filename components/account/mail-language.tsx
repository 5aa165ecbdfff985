import { Button } from '@/components/ui/button'
import { type Language, otherLanguages } from '@/lib/site/language/languages.mjs'
import { call } from '@/lib/site/language/paths'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'

/** The language of the emails she gets. */
export function MailLanguage({ language }: { language: Language }) {
  const w = words().account.language
  return (
    <section id="language" aria-labelledby="language-title" className="stack">
      <h2 id="language-title">{w.title}</h2>
      <form method="post" action={call('/api/user/language')} className="box account-choice">
        <label className="input">
          <span>{w.label}</span>
          <select name="language" className="form-input" defaultValue={language} autoComplete="off">
            {(['en', ...otherLanguages] as const).map((value) => (
              <option key={value} value={value} lang={languageTags[value].tag}>
                {languageTags[value].name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="line">
          {w.save}
        </Button>
      </form>
    </section>
  )
}
