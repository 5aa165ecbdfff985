import type { ReactNode } from 'react'
import { ContactButtons } from '@/components/resources/contact-buttons'
import { countedAs } from '@/lib/analytics/counted-as'
import { describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

/** One way to help, short: the name, where it is, and its number as a button. */
export function HelpItem({
  entry,
  way,
  look = 'soft',
  withDescription = false,
}: {
  entry: ResourceDto
  /** The way there, or whom it serves. */
  way?: ReactNode
  look?: 'primary' | 'soft'
  withDescription?: boolean
}) {
  return (
    <li className="help-item" {...countedAs(entry)}>
      <div className="grid gap-1">
        <h3>
          <a href={resourcePath(entry)}>{entry.title}</a>
        </h3>
        {withDescription ? <p>{entry.description}</p> : null}
        <p className="help-way">
          {way}
          {way ? ' · ' : null}
          {describePlace(entry)}
          {entry.isOpen24Hours ? ' · Open day and night' : null}
        </p>
      </div>
      <ContactButtons entry={entry} look={look} isShort />
    </li>
  )
}
