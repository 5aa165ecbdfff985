import { FactsSection } from '@/components/layout/facts-section'
import { LinkButton } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import './emergency.css'
import './plan.css'
import type { ReactNode } from 'react'
import { ExitButton } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'

/** Comes first on every emergency page. */
export function QuickExitBanner() {
  const w = words()
  return (
    <div className="exit-banner">
      <p>
        <b>{w.emergency.banner.lead}</b>{' '}
        <span className="exit-keys">
          {w.emergency.banner.keys({ kbd: (inside) => <kbd key={String(inside)}>{inside}</kbd> })}
        </span>
      </p>
      <ExitButton label={w.layout.quickExit} name={w.layout.quickExit} />
    </div>
  )
}

export function ExitWays({ exitHost }: { exitHost: string }) {
  const w = words().emergency.exitWays
  return (
    <section className="grid gap-5" aria-labelledby="exit-title">
      <h2 id="exit-title">{w.title}</h2>
      <p className="lead">{w.lead({ host: exitHost })}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-5">
        {w.ways.map(({ title, text }) => (
          <li key={title} className="card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="row">
        <LinkButton variant="outline" href={to('/emergency/practice')}>
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

/** The top of a page about danger without tabs: the exit, then the title. */
export function ExitFirst({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <>
      <div className="wrap emergency-top">
        <QuickExitBanner />
      </div>
      <div className="wrap emergency-body">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </>
  )
}

/** Offers the page that adds only one entry to the history, and the button that moves every tab there. */
export function QuietOffer() {
  const w = words().emergency.quietOffer
  return (
    <section className="card" aria-labelledby="quiet-offer">
      <h2 id="quiet-offer">{w.title}</h2>
      <p>{w.text}</p>
      <LinkButton className="w-fit" href={to('/quiet')} data-quiet>
        <Icon name="eye-off" /> {w.button}
      </LinkButton>
      <p className="soft">{w.earlier}</p>
    </section>
  )
}
