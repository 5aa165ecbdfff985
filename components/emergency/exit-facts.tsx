import { LinkButton } from '@/components/ui/link-button'
import { TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function ExitWays({ exitHost }: { exitHost: string }) {
  const w = words().emergency.exitWays
  return (
    <section className="grid gap-5" aria-labelledby="exit-title">
      <h2 id="exit-title">{w.title}</h2>
      <p className="lead">{w.lead(exitHost)}</p>
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
      <section className="section" aria-labelledby="does-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="does-title">{w.doesTitle}</h2>
            <Points points={w.does} />
          </div>
          <div className="callout callout-warning content-start">
            <h2>{w.doesNotTitle}</h2>
            <Points points={w.doesNot(siteName)} />
          </div>
        </div>
      </section>
      <section className="section band" aria-labelledby="back-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="back-title">{w.backTitle}</h2>
            <p>{w.back(siteName)}</p>
          </div>
          <div className="grid content-start gap-4">
            <h2>{w.saferTitle}</h2>
            <Points points={w.safer} />
            <p>
              <a className="tap" href={to('/safety/traces')}>
                {w.traces}
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
