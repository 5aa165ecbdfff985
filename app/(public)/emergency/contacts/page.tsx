import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { HotlineCard } from '@/components/emergency/hotline-card'
import { SourcedList } from '@/components/emergency/sourced'
import { TextServices } from '@/components/emergency/text-services'
import { SiteFrame } from '@/components/layout/site-frame'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceEntry } from '@/components/resources/resource-entry'
import { LinkButton } from '@/components/ui/link-button'
import { safetyPlanContacts as contactsInSpanish } from '@/lib/resources/content/es/safety-plan'
import { safetyPlanContacts } from '@/lib/resources/content/safety-plan'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import * as notesInSpanish from '@/lib/safety/content/es/hotline-notes'
import * as notesInEnglish from '@/lib/safety/content/hotline-notes'
import { listPath } from '@/lib/safety/plain-list/address'
import { spokenHotlines } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { smsLink, telLink } from '@/lib/text/phone'

const path = '/emergency/contacts'

export function generateMetadata(): Metadata {
  const { title, description } = words().emergency.contacts
  return pageMetadata({ title, description, path })
}

export default async function ContactsPage() {
  const { records: said, emergency, list } = words()
  const w = emergency.contacts
  const hotlines = spokenHotlines()
  const { billNotes, hotlineNotes } = choose({ en: notesInEnglish, es: notesInSpanish })
  const more = choose({ en: safetyPlanContacts, es: contactsInSpanish }).filter(
    ({ slug }) => !hotlines.some((line) => line.slug === slug),
  )
  const records = await getRecords([...hotlines, ...more].map(({ slug }) => slug))
  return (
    <SiteFrame path={path}>
      <EmergencyTabs current="contacts" />
      <OlderCopyNotice isShown={await isFromCopy()} />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <div className="callout callout-warning">
          <p>
            <b>{w.danger}</b> {w.dangerText}
          </p>
          <div className="row">
            <LinkButton look="crisis" href={telLink('911')}>
              {said.call} <span className="num">911</span>
            </LinkButton>
            <LinkButton look="line" href={smsLink('911')}>
              {said.textTo(null)}
              <span className="num">911</span>
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
          <h2 id="texts-title">{w.texts}</h2>
          <TextServices />
        </div>
      </section>
      <section className="section" aria-labelledby="bill-title">
        <div className="wrap grid gap-5">
          <h2 id="bill-title">{w.onBill}</h2>
          <SourcedList items={billNotes} />
        </div>
      </section>
      <section className="section band" aria-labelledby="more-title">
        <div className="wrap grid gap-5">
          <h2 id="more-title">{w.more}</h2>
          <ul className="entries">
            {more.map((note) => {
              const entry = records.get(note.slug)
              return entry ? <ResourceEntry key={note.slug} entry={entry} note={note} /> : null
            })}
          </ul>
          <LinkButton look="line" className="w-fit" href={to('/help-now')}>
            {w.inYourState}
          </LinkButton>
          <a className="tap w-fit" href={to(listPath({ of: 'lines' }))} rel="nofollow">
            {list.lines}
          </a>
        </div>
      </section>
    </SiteFrame>
  )
}
