import type { Metadata } from 'next'
import { HubPage } from '@/components/legal/hub-page'
import { StateLinks } from '@/components/legal/state-links'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Your rights, state by state',
  description:
    'Choose your state: what its protection orders are called, how long they last, money after a crime, leave, leases, and who to call.',
  path: '/legal-education/states',
})

export default function StatesLawPage() {
  return (
    <HubPage tab="/legal-education/states">
      <section className="section" aria-labelledby="states-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="states-title">Choose your state or territory</h2>
            <p className="soft">
              Each page begins with who to call. Then: protection orders by their local names, money after a crime, time
              off from work, leases, reporting abuse, free lawyers and benefits, each with its source and date.
            </p>
          </div>
          <StateLinks />
        </div>
      </section>
    </HubPage>
  )
}
