import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs'
import { Accordion, Fold } from '@/components/ui/fold'
import { SourceLink } from '@/components/ui/source-link'
import type {
  Block,
  ListSection,
  PlainSection,
  RecordsSection,
  Section,
  Statement,
} from '@/lib/resources/content/section'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeSource } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { ResourceEntry } from './resource-entry'

type Records = Map<string, ResourceDto>

function Sourced({ text, source }: Statement) {
  return (
    <>
      {text} {source ? <SourceLink source={localizeSource(source)} copy={words().records} /> : null}
    </>
  )
}

const looks = { plain: '', steps: '', warning: 'callout callout-warning', tip: 'callout callout-tip' }

function List({ section, level: Heading }: { section: ListSection; level: 'h3' | 'h4' }) {
  const Items = section.tone === 'steps' ? 'ol' : 'ul'
  return (
    <div className={`prose ${looks[section.tone]}`.trim()}>
      {section.title ? <Heading className="serif text-[1.2rem]">{section.title}</Heading> : null}
      {section.intro ? <p>{section.intro}</p> : null}
      <Items>
        {section.items.map((item) => (
          <li key={item.text}>
            <Sourced {...item} />
          </li>
        ))}
      </Items>
    </div>
  )
}

function RecordList({
  section,
  records,
  level: Heading,
}: {
  section: RecordsSection
  records: Records
  level: 'h3' | 'h4'
}) {
  return (
    <div className="stack">
      {section.title ? <Heading className="serif text-[1.2rem]">{section.title}</Heading> : null}
      {section.intro ? <p>{section.intro}</p> : null}
      <ul className="entries">
        {Object.entries(section.records).map(([slug, said]) => {
          const entry = records.get(slug)
          const note = { slug, ...(typeof said === 'string' ? { note: said } : said) }
          return entry ? <ResourceEntry key={slug} entry={entry} note={note} /> : null
        })}
      </ul>
    </div>
  )
}

function Plain({ section, records, level: Heading }: { section: PlainSection; records: Records; level: 'h3' | 'h4' }) {
  if (section.kind === 'list') return <List section={section} level={Heading} />
  if (section.kind === 'records') return <RecordList section={section} records={records} level={Heading} />
  return (
    <div className="prose">
      {section.title ? <Heading className="serif text-[1.2rem]">{section.title}</Heading> : null}
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph.text}>
          <Sourced {...paragraph} />
        </p>
      ))}
    </div>
  )
}

function SectionView({ section, records, block }: { section: Section; records: Records; block: string }) {
  if (section.kind !== 'accordion') return <Plain section={section} records={records} level="h3" />
  return (
    <div className="stack">
      {section.title ? <h3>{section.title}</h3> : null}
      {section.intro ? <p>{section.intro}</p> : null}
      <Accordion
        name={block}
        entries={section.items.map((item) => ({
          id: item.id,
          title: item.title,
          content: item.sections.map((part, index) => (
            <Plain key={part.title ?? String(index)} section={part} records={records} level="h4" />
          )),
        }))}
      />
    </div>
  )
}

function plainSections(section: Section): PlainSection[] {
  return section.kind === 'accordion' ? section.items.flatMap((item) => item.sections) : [section]
}

/** The slugs of every record that the blocks mention. */
export function listSlugs(blocks: Block[]): string[] {
  const slugs = blocks
    .flatMap((block) => block.sections)
    .flatMap(plainSections)
    .flatMap((section) => (section.kind === 'records' ? Object.keys(section.records) : []))
  return [...new Set(slugs)].sort()
}

export function Blocks({ blocks, records }: { blocks: Block[]; records: Records }) {
  return blocks.map((block) => (
    <section key={block.id} id={block.id} className="section" aria-labelledby={`${block.id}-title`}>
      <div className="wrap">
        <Fold summary={<h2 id={`${block.id}-title`}>{block.title}</h2>}>
          <p className="soft">{block.intro}</p>
          {block.sections.map((section, index) => (
            <SectionView
              key={`${section.kind}-${section.title ?? index}`}
              section={section}
              records={records}
              block={block.id}
            />
          ))}
        </Fold>
      </div>
    </section>
  ))
}

/** The breadcrumbs of a page below the directory's own; without any, of the directory. */
export function DirectoryCrumbs({ below = [] }: { below?: Crumb[] }) {
  return <Breadcrumbs crumbs={[{ href: '/resources', label: words().layout.links['/resources'] }, ...below]} />
}
