import type { Metadata } from 'next'
import { HubPage } from '@/components/legal/hub-page'
import { StateLinks } from '@/components/legal/state-links'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ ...words().legal.states.meta, path: '/legal-education/states' })
}

export default function StatesLawPage() {
  const w = words().legal.states
  return (
    <HubPage tab="/legal-education/states">
      <section className="section" aria-labelledby="states-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="states-title">{w.title}</h2>
            <p className="soft">{w.lead}</p>
          </div>
          <StateLinks />
        </div>
      </section>
    </HubPage>
  )
}
