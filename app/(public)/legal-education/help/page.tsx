import type { Metadata } from 'next'
import { HubPage } from '@/components/legal/hub-page'
import { LegalAidByState, type StateOffices } from '@/components/legal/legal-aid-by-state'
import { ResourceEntry } from '@/components/resources/resource-entry'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { stateCodes } from '@/lib/geography/states'
import { firstPlaces, immigrationPlaces, otherWays, whenYouCall } from '@/lib/legal/content/help'
import type { LegalRecord, LegalText } from '@/lib/legal/schema'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { listResources } from '@/lib/resources/reads/queries'
import type { ResourceDto } from '@/lib/resources/schema'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotline } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Get legal help',
  description: 'Free legal aid in every state, legal answers online, and what to say when you call.',
  path: '/legal-education/help',
})

function Places({
  notes,
  records,
  columns = '',
}: {
  notes: LegalRecord[]
  records: Map<string, ResourceDto>
  columns?: string
}) {
  return (
    <ul className={`entries ${columns}`}>
      {notes.map((note) => {
        const entry = records.get(note.slug)
        return entry ? <ResourceEntry key={note.slug} entry={entry} note={note} /> : null
      })}
    </ul>
  )
}

function Lines({ items }: { items: LegalText[] }) {
  return (
    <div className="prose">
      <ul>
        {items.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

export default async function LegalHelpPage() {
  const [records, { items }] = await Promise.all([
    getRecords([...firstPlaces, ...immigrationPlaces].map(({ slug }) => slug)),
    listResources({ tag: 'legal-aid', limit: 500 }),
  ])
  const offices: StateOffices = new Map(
    stateCodes.map((state) => [state, items.filter((entry) => entry.serviceArea.includes(state))]),
  )
  const violence = hotline('domestic-violence')
  return (
    <HubPage tab="/legal-education/help">
      <section className="section" aria-labelledby="help-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="help-title">Get Legal Help</h2>
            <p className="soft">
              There is no single national legal aid number. These are free and open to every state.
            </p>
          </div>
          <div className="callout callout-warning">
            <p>
              <b>In danger now?</b> Call 911. An advocate at the {violence.name} can find help near you, day or night.
            </p>
            <p className="row">
              {violence.phone ? <CallLink number={violence.phone} /> : null}
              {violence.text ? <TextLink to={violence.text.to} body={violence.text.body} /> : null}
            </p>
          </div>
          <Places notes={firstPlaces} records={records} columns="md:grid-cols-2 md:gap-x-10" />
        </div>
      </section>
      <section className="section band" aria-labelledby="state-title">
        <div className="wrap">
          <div className="head">
            <h2 id="state-title">Legal aid in your state</h2>
            <p className="soft">Offices that offer free civil legal help, from our directory.</p>
          </div>
          <LegalAidByState offices={offices} />
        </div>
      </section>
      <div className="section wrap grid-2">
        <section className="stack" aria-labelledby="call-title">
          <h2 id="call-title" className="legal-sub">
            When you call
          </h2>
          <Lines items={whenYouCall} />
        </section>
        <section className="stack" aria-labelledby="other-title">
          <h2 id="other-title" className="legal-sub">
            Other ways
          </h2>
          <Lines items={otherWays} />
        </section>
        <section className="stack" aria-labelledby="immigration-title">
          <h2 id="immigration-title" className="legal-sub">
            Immigration
          </h2>
          <Places notes={immigrationPlaces} records={records} />
        </section>
      </div>
    </HubPage>
  )
}
