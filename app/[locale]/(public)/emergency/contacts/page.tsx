import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { HotlineCard, InDanger, TextServices } from '@/components/emergency/hotline-card'
import { SourcedList } from '@/components/emergency/sourced'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { NoPapers } from '@/components/location/national-line'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceEntry } from '@/components/resources/resource-entry'
import { LinkButton } from '@/components/ui/button'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/watch'
import { callNotes } from '@/lib/safety/content/hotline-notes'
import { safetyPlan } from '@/lib/safety/content/plan'
import { listPath } from '@/lib/safety/plain-list/write-list'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/emergency/contacts'

export const generateMetadata = describePage(path, () => words().emergency.contacts)

export default async function ContactsPage({ params }: PageProps<'/[locale]/emergency/contacts'>) {
  await setLanguage(params)
  const { emergency, list } = words()
  const w = emergency.contacts
  const hotlines = localizedHotlines()
  const { billNotes, hotlineNotes } = choose(callNotes)
  const more = choose(safetyPlan).contacts.filter(({ slug }) => !hotlines.some((line) => line.slug === slug))
  const records = await getRecords([...hotlines, ...more].map(({ slug }) => slug))
  return (
    <SiteFrame path={path} scene="emergency">
      <EmergencyTabs current="contacts" />
      <OlderCopyNotice isShown={await isFromCopy()} />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <NoPapers />
        <InDanger />
        <div className="grid-2">
          {hotlines.map((line) => (
            <HotlineCard key={line.id} line={line} entry={records.get(line.slug)} notes={hotlineNotes[line.id]} />
          ))}
        </div>
      </div>
      <Section name="texts" title={w.texts} isBand inner="grid gap-5">
        <TextServices />
      </Section>
      <Section name="bill" title={w.onBill} inner="grid gap-5">
        <SourcedList items={billNotes} />
      </Section>
      <Section name="more" title={w.more} isBand inner="grid gap-5">
        <ul className="entries">
          {more.map((note) => {
            const entry = records.get(note.slug)
            return entry ? <ResourceEntry key={note.slug} entry={entry} note={note} /> : null
          })}
        </ul>
        <LinkButton variant="outline" className="w-fit" href={to('/help-now')}>
          {w.inYourState}
        </LinkButton>
        <a className="tap w-fit" href={to(listPath({ of: 'lines' }))} rel="nofollow">
          {list.lines}
        </a>
      </Section>
    </SiteFrame>
  )
}
