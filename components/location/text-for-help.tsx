import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { smsLink } from '@/lib/text/format'

/** Where the site has a number that answers texts; for a phone without a connection. */
export function TextForHelp() {
  const number = site.contact.text
  if (!number) return null
  const w = words().search.tonight.byText
  return (
    <section className="card" aria-label={w.title}>
      <p>
        <b>{w.title}</b> {w.before}
        <a className="num" href={smsLink(number)}>
          {number}
        </a>
        {w.after}
      </p>
    </section>
  )
}
