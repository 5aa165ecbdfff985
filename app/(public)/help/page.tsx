import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CallNowAside } from '@/components/location/call-now-aside'
import { DuskPath } from '@/components/location/dusk-path'
import { FindCountyForm } from '@/components/location/find-county-form'
import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/help'

export const metadata: Metadata = pageMetadata({
  title: 'Help near you: every state and county',
  description:
    'Who to call now, shelter, legal help, clinics, money and food in your county. Choose your state, or type your ZIP code or town.',
  path,
})

const states = [...stateCodes].sort((a, b) => stateName(a).localeCompare(stateName(b)))

export default function HelpPage() {
  return (
    <SiteFrame path={path}>
      <DuskPath />
      <div className="wrap grid help-head">
        <h1>Find help where you are</h1>
        <p className="lead">See who to call now, and the nearest shelter, legal help, clinic, money and food.</p>
        <FindCountyForm />
        <ul className="chips">
          <li>
            <a className="chip" href="/safe-tonight">
              A safe place tonight
            </a>
          </li>
        </ul>
      </div>
      <div className="wrap help-grid">
        <section className="help-part" aria-labelledby="states">
          <h2 id="states">Choose your state or territory</h2>
          <ul className="county-links">
            {states.map((state) => (
              <li key={state}>
                <a href={`/help/${stateSlug(state)}`}>{stateName(state)}</a>
              </li>
            ))}
          </ul>
        </section>
        <CallNowAside>
          <p>
            On a slow connection, <a href="/help-now">the short text pages</a> open faster.
          </p>
        </CallNowAside>
      </div>
      <Breadcrumbs crumbs={[{ href: path, label: 'Help near you' }]} />
    </SiteFrame>
  )
}
