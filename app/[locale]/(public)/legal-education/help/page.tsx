import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { HubPage } from '@/components/legal/hub-page'
import { LegalAidByState, type StateOffices } from '@/components/legal/legal-aid-by-state'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceEntry } from '@/components/resources/resource-entry'
import { CallRows } from '@/components/ui/phone-link'
import { stateCodes } from '@/lib/geography/states'
import { legalHelp } from '@/lib/legal/help'
import type { LegalRecord, LegalText } from '@/lib/legal/schema'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { listResources } from '@/lib/resources/reads/queries'
import { getRecords } from '@/lib/resources/reads/watch'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/help', () => words().legal.help.meta)

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

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const titleId = `${name}-title`
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="legal-sub">
        {title}
      </h2>
      {children}
    </section>
  )
}

export default async function LegalHelpPage({ params }: PageProps<'/[locale]/legal-education/help'>) {
  await setLanguage(params)
  const w = words().legal.help
  const { firstPlaces, immigrationPlaces, otherWays, whenYouCall } = choose(legalHelp)
  const [records, { items }] = await Promise.all([
    getRecords([...firstPlaces, ...immigrationPlaces].map(({ slug }) => slug)),
    listResources({ tag: 'legal-aid', limit: 500 }),
  ])
  const offices: StateOffices = new Map(
    stateCodes.map((state) => [state, items.filter((entry) => entry.serviceArea.includes(state))]),
  )
  const violence = localizedHotline('domestic-violence')
  return (
    <HubPage tab="/legal-education/help" title={w.title} lead={w.lead}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Section name="help" title={words().legal.guide.freeHelp} inner="grid gap-6">
        <div className="callout callout-warning">
          <p>
            <b>{w.danger}</b> {w.dangerText({ line: violence.name })}
          </p>
          <CallRows danger={words().layout.dangerNow} lines={[violence]} copy={words().layout} />
        </div>
        <Places notes={firstPlaces} records={records} columns="md:grid-cols-2 md:gap-x-10" />
      </Section>
      <Section name="state" title={w.state} lead={w.stateLead} isBand>
        <LegalAidByState offices={offices} />
      </Section>
      <div className="section wrap grid-2">
        <Part name="call" title={w.call}>
          <Lines items={whenYouCall} />
        </Part>
        <Part name="other" title={w.other}>
          <Lines items={otherWays} />
        </Part>
        <Part name="immigration" title={w.immigration}>
          <Places notes={immigrationPlaces} records={records} />
        </Part>
      </div>
    </HubPage>
  )
}
