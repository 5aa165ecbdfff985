import { CallLink, TextLink } from '@/components/ui/phone-link'
import { answerDanger } from '@/lib/search/danger'
import type { Understood } from '@/lib/search/understand'

/** Before any result, where her words speak of danger: who to call or text now. It needs no database. */
export function DangerPanel({ asked }: { asked: Pick<Understood, 'dangers' | 'who' | 'isSpanish'> }) {
  const language = asked.isSpanish ? 'es' : 'en'
  const answer = answerDanger(asked.dangers, asked.who, language)
  if (!answer) return null
  return (
    <section className="callout grid gap-3" aria-labelledby="danger-title" lang={language}>
      <h2 id="danger-title" className="text-[1.25rem]">
        {answer.title}
      </h2>
      <p>{answer.text}</p>
      <ul className="grid gap-3">
        {answer.isLifeThreatening ? (
          <li className="row">
            <b>911</b> <CallLink number="911" />
          </li>
        ) : null}
        {answer.lines.map(({ slug, name, phone, text }) => (
          <li key={slug} className="row">
            <b>{name}</b>
            {phone ? <CallLink number={phone} /> : null}
            {text ? <TextLink to={text.to} body={text.body} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
