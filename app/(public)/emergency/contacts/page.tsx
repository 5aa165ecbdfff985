import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { HotlineCard } from '@/components/emergency/hotline-card'
import { SourcedList } from '@/components/emergency/sourced'
import { TextServices } from '@/components/emergency/text-services'
import { SiteFrame } from '@/components/layout/site-frame'
import { ResourceEntry } from '@/components/resources/resource-entry'
import { LinkButton } from '@/components/ui/link-button'
import { safetyPlanContacts } from '@/lib/resources/content/safety-plan'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { billNotes, hotlineNotes } from '@/lib/safety/content/hotline-notes'
import { pageMetadata } from '@/lib/site/page-metadata'
import { hotlines } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'

const path = '/emergency/contacts'

export const metadata: Metadata = pageMetadata({
  title: 'Contacts',
  description:
    'Lines that answer day and night: what happens when you call or text, which languages they speak, and what a phone bill can show.',
  path,
})

const more = safetyPlanContacts.filter(({ slug }) => !hotlines.some((line) => line.slug === slug))

export default async function ContactsPage() {
  const records = await getRecords([...hotlines, ...more].map(({ slug }) => slug))
  return (
    <SiteFrame path={path}>
      <EmergencyTabs current="contacts" />
      <div className="wrap emergency-body">
        <h1>Emergency contacts</h1>
        <div className="callout callout-warning">
          <p>
            <b>In danger right now?</b> Call 911. If you cannot speak, stay on the line. In many places you can text 911
            instead.
          </p>
          <div className="row">
            <LinkButton look="crisis" href={telLink('911')}>
              Call <span className="num">911</span>
            </LinkButton>
            <LinkButton look="line" href={smsLink('911')}>
              Text <span className="num">911</span>
            </LinkButton>
          </div>
        </div>
        <div className="grid-2">
          {hotlines.map((line) => (
            <HotlineCard key={line.id} line={line} entry={records.get(line.slug)} notes={hotlineNotes[line.id]} />
          ))}
        </div>
      </div>
      <section className="section band" aria-labelledby="texts-title">
        <div className="wrap grid gap-5">
          <h2 id="texts-title">Two text lines that are easy to mix up</h2>
          <TextServices />
        </div>
      </section>
      <section className="section" aria-labelledby="bill-title">
        <div className="wrap grid gap-5">
          <h2 id="bill-title">Can a call or text show on a bill?</h2>
          <SourcedList items={billNotes} />
        </div>
      </section>
      <section className="section band" aria-labelledby="more-title">
        <div className="wrap grid gap-5">
          <h2 id="more-title">More people who can help</h2>
          <ul className="entries">
            {more.map((note) => {
              const entry = records.get(note.slug)
              return entry ? <ResourceEntry key={note.slug} entry={entry} note={note} /> : null
            })}
          </ul>
          <LinkButton look="line" className="w-fit" href="/help-now">
            Lines and shelters in your state
          </LinkButton>
        </div>
      </section>
    </SiteFrame>
  )
}
