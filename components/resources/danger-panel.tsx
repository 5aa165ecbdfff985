import { CallRows } from '@/components/ui/phone-link'
import { NoWrapNumbers } from '@/components/ui/texts'
import type { DangerAnswer, OtherLanguageAnswer } from '@/lib/resources/schema'
import { hotline } from '@/lib/site/public-facts'
import { telLink } from '@/lib/text/format'
import inEnglish from '@/messages/en/text-said.json' with { type: 'json' }
import inSpanish from '@/messages/es/text-said.json' with { type: 'json' }

/** Comes before the results if her query suggests danger: whom to call or text now. */
export function DangerPanel({ answer }: { answer: DangerAnswer | null }) {
  if (!answer) return null
  const isSpanish = answer.language === 'es'
  return (
    <section className="call-box" aria-labelledby="danger-title" lang={answer.language}>
      <h2 id="danger-title" className="text-[1.25rem]">
        {answer.title}
      </h2>
      <p>
        <NoWrapNumbers text={answer.text} />
      </p>
      <CallRows
        danger={answer.isLifeThreatening ? (isSpanish ? 'Si está en peligro ahora' : 'In danger now') : undefined}
        lines={answer.lines}
        copy={{ textSaid: isSpanish ? inSpanish : inEnglish }}
      />
    </section>
  )
}

/** Where her story only may tell of danger: one line, no panel. */
export function MayBeDanger({ copy }: { copy: { mayBeDanger: string } }) {
  const numbers = ['domestic-violence', 'suicide-prevention'].map((id) => hotline(id).phone ?? '')
  return (
    <p className="callout">
      {copy.mayBeDanger}
      {numbers.map((number) => (
        <span key={number}>
          {' '}
          <a className="num whitespace-nowrap" href={telLink(number)}>
            {number}
          </a>
        </span>
      ))}
    </p>
  )
}

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
      <CallRows
        danger={danger}
        lines={lines.map(({ about, phone }) => ({ name: about, phone }))}
        copy={{ textSaid: inEnglish }}
      />
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
