import { FactsSection } from '@/components/layout/facts-section'
import { LinkButton } from '@/components/ui/link-button'
import { TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function ExitWays({ exitHost }: { exitHost: string }) {
  const w = words().emergency.exitWays
  return (
    <section className="grid gap-5" aria-labelledby="exit-title">
      <h2 id="exit-title">{w.title}</h2>
      <p className="lead">{w.lead({ host: exitHost })}</p>
      <ul className="grid-3">
        {w.ways.map(({ title, text }) => (
          <li key={title} className="card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="row">
        <LinkButton look="line" href={to('/emergency/practice')}>
          {w.practice}
        </LinkButton>
      </div>
    </section>
  )
}

function Points({ points }: { points: string[] }) {
  return <TextList className="points" texts={points} />
}

export function ExitFacts({ siteName }: { siteName: string }) {
  const w = words().emergency.exitFacts
  return (
    <>
      <FactsSection
        name="does"
        title={w.doesTitle}
        aside={
          <div className="callout callout-warning content-start">
            <h2>{w.doesNotTitle}</h2>
            <Points points={w.doesNot({ name: siteName })} />
          </div>
        }
      >
        <Points points={w.does} />
      </FactsSection>
      <FactsSection
        name="back"
        title={w.backTitle}
        isBand
        aside={
          <div className="grid content-start gap-4">
            <h2>{w.saferTitle}</h2>
            <Points points={w.safer} />
            <p>
              <a className="tap" href={to('/safety/traces')}>
                {w.traces}
              </a>
            </p>
          </div>
        }
      >
        <p>{w.back({ name: siteName })}</p>
      </FactsSection>
    </>
  )
}
