import { Icon } from '@/components/ui/icon'
import { legalCategoryTexts } from '@/lib/legal/content/categories'
import { findOldestYear, listSectionSources } from '@/lib/legal/guide-dates'
import type { LegalGuide, LegalTool } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { formatDate } from '@/lib/text/format'
import { GuideBlockView } from './guide-blocks'
import { NotAdvice } from './hub-page'
import { LegalRecords } from './legal-records'
import { SectionSources, SourceList } from './source-notes'
import { StateLinks } from './state-links'
import { toolPath } from './tool-card'

function Contents({ guide }: { guide: LegalGuide }) {
  return (
    <nav className="legal-contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="text-[1.15rem]">
        On this page
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
  const oldest = findOldestYear(guide)
  return (
    <p className="facts">
      <Icon name="clock" size={18} />
      <span>
        {guide.readTime} · {guide.difficulty}
      </span>
      <Icon name="calendar-days" size={18} />
      <span>
        Last updated {formatDate(guide.lastUpdated)}
        {oldest ? `. Its oldest source is from ${oldest}` : ''}
      </span>
      <Icon name="landmark" size={18} />
      <span>Where it applies: {guide.jurisdiction}</span>
      <Icon name="scale" size={18} />
      <span>
        {guide.review
          ? `Reviewed by ${guide.review.by}, attorney, on ${formatDate(guide.review.on)}`
          : 'Written from the sources below. No lawyer has reviewed this page yet.'}
      </span>
    </p>
  )
}

/** A plain list, folded: the way to the rules of her state, without a script too. */
function YourState({ part }: { part: string }) {
  return (
    <details className="card legal-fold no-print">
      <summary className="tap">How it is in your state</summary>
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
  return (
    <article className="section pt-4">
      <div className="wrap grid gap-8">
        <header className="grid gap-4 max-w-[44rem]">
          <p className="soft font-[600]">{legalCategoryTexts[guide.category].name}</p>
          <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{guide.title}</h1>
          <p className="lead">{guide.description}</p>
          <Facts guide={guide} />
          <NotAdvice />
        </header>
        <div className="legal-columns">
          <aside className="no-print">
            <Contents guide={guide} />
          </aside>
          <div className="legal-body">
            <section aria-labelledby="short-title" className="card">
              <h2 id="short-title">In short</h2>
              <div className="prose">
                <ul>
                  {guide.inShort.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
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
              <h2 id="tools-title">Tools for this</h2>
              <ul>
                {tools.map((tool) => (
                  <li key={tool.id}>
                    <a className="tap" href={toolPath(tool.id)}>
                      {tool.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <LegalRecords title="People who can help" notes={guide.records} records={records} />
            <SourceList sources={guide.sources} />
          </div>
        </div>
      </div>
    </article>
  )
}
