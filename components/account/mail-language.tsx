import { Button } from '@/components/ui/button'
import { type Language, otherLanguages } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'

/** In which language the emails about her check-ins come. */
export function MailLanguage({ language }: { language: Language }) {
  return (
    <section id="language" aria-labelledby="language-title" className="stack">
      <h2 id="language-title">Language of our emails</h2>
      <form method="post" action="/api/user/language" className="account-choice">
        <label className="input">
          <span>Emails about your check-ins come in</span>
          <select name="language" defaultValue={language} autoComplete="off">
            {(['en', ...otherLanguages] as const).map((value) => (
              <option key={value} value={value} lang={languageTags[value].tag}>
                {languageTags[value].name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="line">
          Save
        </Button>
      </form>
    </section>
  )
}
