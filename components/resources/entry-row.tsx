import './entry-row.css'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { countedAs } from '@/lib/analytics/counted-as'
import type { RecordWords } from '@/lib/site/language/en/records'

/** An entry in a list: its name, what it does and for whom, when and where, how to reach it; the rest behind 'More'. */
export function EntryRow({
  name,
  href,
  headingLevel: Heading = 'h3',
  notes,
  what,
  where,
  ways,
  more,
  counted,
  copy,
}: {
  name: string
  href: string
  headingLevel?: 'h2' | 'h3'
  /** What is to be known before anything else. */
  notes?: ReactNode
  what: ReactNode
  where: ReactNode
  ways: ReactNode
  more: ReactNode
  counted: ReturnType<typeof countedAs>
  copy: Pick<RecordWords, 'more'>
}) {
  return (
    <article className="entry-row" {...counted}>
      <div>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        {notes}
        <p className="entry-what">{what}</p>
        <p className="entry-where">{where}</p>
      </div>
      {ways}
      <details className="entry-more">
        <summary>
          {copy.more}
          <span className="sr-only">{`: ${name}`}</span>
          <Icon name="chevron-down" size={16} className="chevron" />
        </summary>
        <div>{more}</div>
      </details>
    </article>
  )
}
