import { Columns } from '@/components/layout/columns'
import { CallNowCard } from '@/components/location/call-now-card'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { findOldestYear, listSectionSources } from '@/lib/legal/guide-dates'
import { categoryTexts } from '@/lib/legal/localized'
import type { LegalGuide, LegalTool } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { GuideBlockView } from './guide-blocks'
import { NotAdvice } from './hub-page'
import { LegalRecords } from './legal-records'
import { ToolItems } from './link-items'
import { SectionSources, SourceList } from './source-notes'
import { StateLinks } from './state-links'

function Contents({ guide }: { guide: LegalGuide }) {
  return (
    <nav className="legal-contents card" aria-labelledby="contents-title">
      <h2 id="contents-title" className="text-[1.15rem]">
        {words().legal.guide.onThisPage}
      </h2>
      <ol>
        {guide.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

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
  return (
    <article className="section pt-4">
      <Columns
        className="wrap"
        label={w.beside}
        aside={
          <>
            <Contents guide={guide} />
            <CallNowCard />
          </>
        }
      >
        <header className="grid gap-4 max-w-[44rem]">
          <p className="soft font-[600]">{categoryTexts()[guide.category].name}</p>
          <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{guide.title}</h1>
          <p className="lead">{guide.description}</p>
          <Facts guide={guide} />
          <NotAdvice />
        </header>
        <div className="legal-body">
          <section aria-labelledby="short-title" className="card">
            <h2 id="short-title">{w.inShort}</h2>
            <div className="prose">
              <TextList texts={guide.inShort} />
            </div>
          </section>
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
          <SourceList sources={guide.sources} />
        </div>
      </Columns>
    </article>
  )
}
