import { Contents, Reading } from '@/components/layout/reading'
import { CallNowCard } from '@/components/location/national-line'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { findOldestYear, listSectionSources } from '@/lib/legal/guide-dates'
import type { GuideBlock, LegalGuide, LegalSource, LegalText, LegalTool } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeDay } from '@/lib/site/language/format'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { telLink } from '@/lib/text/format'
import { NotAdvice, ToolItems } from './hub-page'
import { LegalRecords } from './legal-records'
import { SectionSources, SourceList, SourceMarks } from './source-notes'
import { StateLinks } from './state-links'

function Items({ items, sources }: { items: LegalText[]; sources: LegalSource[] }) {
  return items.map((item) => (
    <li key={item.text}>
      {item.text}
      <SourceMarks ids={item.sources} sources={sources} />
    </li>
  ))
}

/** One block of a guide. */
function GuideBlockView({ block, sources }: { block: GuideBlock; sources: LegalSource[] }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          {block.text}
          <SourceMarks ids={block.sources} sources={sources} />
        </p>
      )
    case 'note':
      return (
        <div className={`callout callout-${block.tone}`}>
          <h3>{block.title}</h3>
          <p>
            {block.text}
            <SourceMarks ids={block.sources} sources={sources} />
          </p>
        </div>
      )
    case 'terms':
      return (
        <dl className="legal-terms">
          {block.items.map(({ term, text, sources: ids }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text}
                <SourceMarks ids={ids} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
      )
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul'
      return (
        <div className="prose">
          {block.intro ? <p>{block.intro}</p> : null}
          <List>
            <Items items={block.items} sources={sources} />
          </List>
        </div>
      )
    }
  }
}

const VIOLENCE = 'national-domestic-violence-hotline'

/** The line that a guide names; where it names none, or its number is not known, the one that answers everywhere. */
function findLine({ call, records: notes }: LegalGuide, records: Map<string, ResourceDto>) {
  const entry = call ? records.get(call) : undefined
  if (call && entry?.phoneNumber) {
    return { name: words().records.name(entry), phone: entry.phoneNumber, note: notes[call] }
  }
  const { name, phone } = localizedHotline('domestic-violence')
  return { name, phone, note: notes[VIOLENCE] ?? words().legal.guide.anyHour }
}

/** Someone to call and a free lawyer, in the first screen of a guide. */
function FirstCall({ guide, records }: { guide: LegalGuide; records: Map<string, ResourceDto> }) {
  const w = words().legal.guide
  const { name, phone, note } = findLine(guide, records)
  const isImmigration = guide.category === 'immigration'
  return (
    <section className="legal-call grid gap-2" aria-label={w.freeHelp}>
      <div className="call-rows">
        {phone ? (
          <LinkButton href={telLink(phone)}>
            <span>{name}</span> <span className="num">{phone}</span>
          </LinkButton>
        ) : null}
        <LinkButton
          variant="secondary"
          href={`${to('/legal-education/help')}#${isImmigration ? 'immigration' : 'state'}-title`}
        >
          <span>{isImmigration ? w.immigrationLawyer : w.freeLawyer}</span>
          <Icon name="scale" size={20} />
        </LinkButton>
      </div>
      {note ? <p className="soft text-[0.95rem]">{note}</p> : null}
    </section>
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

/** The first screen: the title, the answer and whom to call. */
export function GuideHead({ guide, records }: { guide: LegalGuide; records: Map<string, ResourceDto> }) {
  const call = <FirstCall guide={guide} records={records} />
  const isLong = guide.inShort.join(' ').length > MOST_SHORT
  return (
    <>
      <h1 className="legal-title">{guide.title}</h1>
      {isLong ? call : null}
      <section aria-labelledby="short-title" className="legal-short">
        <h2 id="short-title">{words().legal.guide.inShort}</h2>
        <TextList texts={guide.inShort} />
      </section>
      {isLong ? null : call}
    </>
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
