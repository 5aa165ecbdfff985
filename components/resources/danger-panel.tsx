import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import type { DangerAnswer } from '@/lib/resources/schema'
import { textSaid as inEnglish } from '@/lib/site/language/en/texting'
import { textSaid as inSpanish } from '@/lib/site/language/es/texting'

/** Comes before the results if her query suggests danger: whom to call or text now. */
export function DangerPanel({ answer }: { answer: DangerAnswer | null }) {
  if (!answer) return null
  const isSpanish = answer.language === 'es'
  return (
    <section className="callout grid gap-3" aria-labelledby="danger-title" lang={answer.language}>
      <h2 id="danger-title" className="text-[1.25rem]">
        {answer.title}
      </h2>
      <p>
        <NoWrapNumbers text={answer.text} />
      </p>
      <ul className="grid gap-3">
        {answer.isLifeThreatening ? (
          <li className="row">
            <b>911</b> <CallLink number="911" label={isSpanish ? 'Llame al' : 'Call'} />
          </li>
        ) : null}
        {answer.lines.map(({ slug, name, phone, text }) => (
          <li key={slug} className="row">
            <b>{name}</b>
            {phone ? <CallLink number={phone} label={isSpanish ? 'Llame al' : 'Call'} /> : null}
            {text ? <TextLink to={text.to} body={text.body} copy={isSpanish ? inSpanish : inEnglish} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
