import type { ReactNode } from 'react'
import { ContactButtons } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { countedAs } from '@/lib/analytics/counted-as'
import { describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** One source of help in short: its name, where it is, and its number as a button. */
export function HelpItem({
  entry,
  way,
  look = 'soft',
  withDescription = false,
}: {
  entry: ResourceDto
  /** The distance, or the area it serves. */
  way?: ReactNode
  look?: 'primary' | 'soft'
  withDescription?: boolean
}) {
  const copy = words().records
  return (
    <li className="help-item" {...countedAs(entry)}>
      <div className="grid gap-1">
        <h3>
          <a href={to(resourcePath(entry))}>{entry.title}</a>
        </h3>
        {withDescription ? <Description entry={entry} copy={copy} /> : null}
        <p className="help-way">
          {way}
          {way ? ' · ' : null}
          {describePlace(entry, copy)}
          {entry.isOpen24Hours ? ` · ${copy.openDayAndNight}` : null}
        </p>
      </div>
      <ContactButtons entry={entry} look={look} copy={copy} language={currentLanguage()} isShort />
    </li>
  )
}

export function HelpList({ entries, look }: { entries: ResourceDto[]; look?: 'primary' }) {
  return (
    <ul className="help-list">
      {entries.map((entry) => (
        <HelpItem key={entry.id} entry={entry} look={look} />
      ))}
    </ul>
  )
}
