import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers'
import { CallRows } from '@/components/ui/phone-link'
import type { DangerAnswer } from '@/lib/resources/schema'
import { hotline } from '@/lib/site/public-facts'
import { telLink } from '@/lib/text/phone'
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
