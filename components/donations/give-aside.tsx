import { Icon } from '@/components/ui/icon'
import { Paragraphs } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

interface Impact {
  dollars: number
  text: string
}

export function GiveAside({
  impact,
  benefits,
  notes,
}: {
  impact: readonly Impact[]
  benefits: readonly string[]
  notes: readonly { title: string; paragraphs: readonly string[] }[]
}) {
  const w = words().give
  return (
    <div className="give-aside">
      <section className="grid gap-3" aria-labelledby="impact-title">
        <h2 id="impact-title">{w.impact}</h2>
        <ul className="impact">
          {impact.map(({ dollars, text }) => (
            <li key={dollars}>
              <b>${dollars}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3" aria-labelledby="monthly-title">
        <h2 id="monthly-title">{w.whyMonthly}</h2>
        <ul className="ticked">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="badge-check" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </section>
      {notes.map(({ title, paragraphs }) => (
        <section key={title} className="callout" aria-label={title}>
          <h3>{title}</h3>
          <Paragraphs texts={paragraphs} />
        </section>
      ))}
      <p>
        <a href={to('/donate/gifts')}>{w.seeGifts}</a>
      </p>
    </div>
  )
}
