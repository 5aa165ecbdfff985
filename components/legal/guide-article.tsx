import { Contents, Reading } from '@/components/layout/reading'
import { CallNowCard } from '@/components/location/call-now-card'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { findOldestYear, listSectionSources } from '@/lib/legal/guide-dates'
import type { LegalGuide, LegalTool } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { FirstCall } from './first-call'
import { GuideBlockView } from './guide-blocks'
import { NotAdvice } from './hub-page'
import { LegalRecords } from './legal-records'
import { ToolItems } from './link-items'
import { SectionSources, SourceList } from './source-notes'
import { StateLinks } from './state-links'

function Facts({ guide }: { guide: LegalGuide }) {
  const w = words().legal.guide
  const oldest = findOldestYear(guide)
  return (
    <p className="facts">
      <Icon name="clock" size={18} />
      <span>
        {w.minutes({ minutes: guide.minutes })} · {w.difficulty[guide.difficulty]}
      </span>
      <Icon name="calendar-days" size={18} />
      <span>
        {w.updated({ day: localizeDay(guide.lastUpdated) })}
        {oldest ? w.oldest({ year: oldest }) : ''}
      </span>
      <Icon name="landmark" size={18} />
      <span>{w.applies({ where: guide.jurisdiction })}</span>
      <Icon name="scale" size={18} />
      <span>
        {guide.review ? w.reviewed({ by: guide.review.by, day: localizeDay(guide.review.on) }) : w.unreviewed}
      </span>
    </p>
  )
}

/** A collapsed list of links to her state's rules, which works without a script. */
function YourState({ part }: { part: string }) {
  return (
    <details className="card legal-fold no-print">
      <summary className="tap">{words().legal.guide.yourState}</summary>
      <StateLinks part={part} />
    </details>
  )
}

/** What the guide rests on: who has reviewed it, its dates and its sources. */
function AboutGuide({ guide }: { guide: LegalGuide }) {
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title">{words().legal.guide.about}</h2>
      <Facts guide={guide} />
      <NotAdvice />
      <SourceList sources={guide.sources} level="h3" />
    </section>
  )
}

/** In letters. After a longer answer the number would not be in a phone's first screen, so it stands before. */
const MOST_SHORT = 440

export function GuideArticle({
  guide,
  tools,
  records,
}: {
  guide: LegalGuide
  tools: LegalTool[]
  records: Map<string, ResourceDto>
}) {
  const w = words().legal.guide
  const call = <FirstCall guide={guide} records={records} />
  const isLong = guide.inShort.join(' ').length > MOST_SHORT
  return (
    <article>
      <Reading
        label={w.beside}
        contents={
          <Contents
            title={w.onThisPage}
            links={[
              ...guide.sections.map(({ id, title }) => ({ href: `#${id}`, label: title })),
              { href: '#about-title', label: w.about },
            ]}
          />
        }
        beside={<CallNowCard />}
        head={
          <>
            <h1 className="legal-title">{guide.title}</h1>
            {isLong ? call : null}
            <section aria-labelledby="short-title" className="legal-short">
              <h2 id="short-title">{w.inShort}</h2>
              <TextList texts={guide.inShort} />
            </section>
            {isLong ? null : call}
          </>
        }
      >
        <div className="legal-body">
          {guide.statePart ? <YourState part={guide.statePart} /> : null}
          {guide.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.blocks.map((block, index) => (
                <GuideBlockView key={`${block.kind}-${String(index)}`} block={block} sources={guide.sources} />
              ))}
              <SectionSources used={listSectionSources(section, guide.sources)} sources={guide.sources} />
            </section>
          ))}
          <section aria-labelledby="tools-title" className="no-print">
            <h2 id="tools-title">{w.tools}</h2>
            <ul>
              <ToolItems tools={tools} />
            </ul>
          </section>
          <LegalRecords title={w.people} notes={guide.records} records={records} />
          <AboutGuide guide={guide} />
        </div>
      </Reading>
    </article>
  )
}
