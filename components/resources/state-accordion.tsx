import { Section } from '@/components/layout/section'
import { LinkButton } from '@/components/ui/button'
import { Accordion } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { type StateCode, stateSlug } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { ResourceEntry } from './resource-entry'

export interface StateLines {
  state: StateCode
  /** The state's first hotlines; empty if it has none of its own. */
  entries: ResourceDto[]
  total: number
}

function Panel({ category, lines, national }: { category: Category; lines: StateLines; national: ResourceDto | null }) {
  const w = words().directory.accordion
  return (
    <>
      {lines.entries.some((entry) => entry.phoneNumber) ? null : <p>{w.noLine({ code: lines.state })}</p>}
      <ul className="entries">
        {lines.entries.map((entry) => (
          <ResourceEntry key={entry.id} entry={entry} isShort />
        ))}
        {national && !lines.entries.some((entry) => entry.phoneNumber) ? (
          <ResourceEntry entry={national} isShort />
        ) : null}
      </ul>
      <p>
        <a className="tap" href={to(`/resources/${category}/in/${stateSlug(lines.state)}`)}>
          {w.allIn({ count: lines.total, code: lines.state })}
        </a>
      </p>
    </>
  )
}

/** Three states shown, every other state behind one button, and the same records as PDFs. */
export function StateAccordion({
  category,
  featured,
  all,
  national,
}: {
  category: Category
  featured: StateLines[]
  all: StateLines[]
  national: ResourceDto | null
}) {
  const { directory, records } = words()
  const w = directory.accordion
  const entries = (lines: StateLines[], prefix: string) =>
    lines.map((line) => ({
      id: `${prefix}${stateSlug(line.state)}`,
      title: records.state(line.state),
      content: <Panel category={category} lines={line} national={national} />,
    }))
  return (
    <Section id="states" name="states" title={w.title} lead={w.lead} isBand>
      <div className="stack">
        <Accordion name="states" entries={entries(featured, '')} />
        <details className="stack">
          <summary className="btn btn-line w-fit">
            {w.all}
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <p className="my-4">{w.allLead}</p>
          <Accordion name="all-states" entries={entries(all, 'all-')} />
        </details>
        <div>
          <LinkButton variant="outline" href={to('/guides/state-directory.pdf')} target="_blank" rel="noopener">
            <Icon name="download" /> {w.pdf}
            <span className="sr-only">{w.pdfTab}</span>
          </LinkButton>
        </div>
      </div>
    </Section>
  )
}
