import { CallLink } from '@/components/ui/phone-link'
import type { OtherLanguageAnswer } from '@/lib/resources/schema'

/** Comes first where her question is in another language than English or Spanish. `isQuiet`: no link to another page. */
export function OtherLanguagePanel({
  answer,
  isQuiet = false,
}: {
  answer: OtherLanguageAnswer | null
  isQuiet?: boolean
}) {
  if (!answer) return null
  const { tag, direction, title, danger, lines, interpreter, say, english, page } = answer
  return (
    <section className="callout grid gap-3" aria-labelledby="other-language-title" lang={tag} dir={direction}>
      <h2 id="other-language-title" className="text-[1.25rem]">
        {title}
      </h2>
      <p className="row">
        {danger} <CallLink number="911" label="" />
      </p>
      <ul className="grid gap-3">
        {lines.map(({ about, phone }) => (
          <li key={phone} className="row">
            <b>{about}</b> <CallLink number={phone} label="" />
          </li>
        ))}
      </ul>
      <p>
        {interpreter} {say}{' '}
        <b lang="en" dir="ltr">
          “{english}”
        </b>
      </p>
      {page && !isQuiet ? (
        <p>
          <a className="tap" href={page.path}>
            {page.name}
          </a>
        </p>
      ) : null}
    </section>
  )
}
