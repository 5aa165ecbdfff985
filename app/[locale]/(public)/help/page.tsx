import { CallNowAside, NoPapers } from '@/components/location/national-line'
import { TextForHelp } from '@/components/location/text-for-help'
import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { FindCountyForm } from '@/components/location/place-form'
import { sortStates, stateSlug } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/help'

export async function generateMetadata({ params }: PageProps<'/[locale]/help'>): Promise<Metadata> {
  await setLanguage(params)
  return pageMetadata({ title: words().help.title, description: words().help.description, path })
}

export default async function HelpPage({ params }: PageProps<'/[locale]/help'>) {
  await setLanguage(params)
  const w = words().help
  const { state: nameOf } = words().records
  const states = sortStates(nameOf)
  return (
    <SiteFrame path={path} scene="help">
      <Breadcrumbs crumbs={[{ href: path, label: w.nearYou }]} />
      <div className="wrap grid help-head">
        <h1>{w.heading}</h1>
        <p className="lead">{w.lead}</p>
        <NoPapers />
        <FindCountyForm />
        <ul className="chips">
          <li>
            <a className="chip" href={to('/safe-tonight')}>
              {words().layout.tonight}
            </a>
          </li>
        </ul>
      </div>
      <div className="wrap help-grid">
        <section className="help-part" aria-labelledby="states">
          <h2 id="states">{w.chooseState}</h2>
          <ul className="county-links">
            {states.map((state) => (
              <li key={state}>
                <a href={to(`/help/${stateSlug(state)}`)}>{nameOf(state)}</a>
              </li>
            ))}
          </ul>
        </section>
        <CallNowAside>
          <p>
            {w.slow.before}
            <a href={to('/help-now')}>{w.slow.link}</a>
            {w.slow.after}
          </p>
          <TextForHelp />
        </CallNowAside>
      </div>
    </SiteFrame>
  )
}
