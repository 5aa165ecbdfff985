import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { countedAs } from '@/lib/analytics/counted-as'
import { smsLink, telLink } from '@/lib/phone'
import { describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

/** 'About 12 miles', 'Less than a mile'; a straight line, as the page says. */
export function describeMiles(miles: number, isApproximate: boolean): string {
  if (miles < 1) return 'Less than a mile'
  const shown = Math.round(miles)
  return `${isApproximate ? 'About ' : ''}${shown} ${shown === 1 ? 'mile' : 'miles'}`
}

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
  const text = entry.phones.find((phone) => phone.type === 'text')
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
      <div className="acts">
        {entry.phoneNumber ? (
          <LinkButton look={look} href={telLink(entry.phoneNumber)}>
            <Icon name="phone" size={18} />
            <span>
              Call <span className="num">{entry.phoneNumber}</span>
              <span className="sr-only">{`, ${entry.title}`}</span>
            </span>
          </LinkButton>
        ) : null}
        {text ? (
          <LinkButton look="line" href={smsLink(text.number, text.keyword)}>
            <span>
              {text.keyword ? `Text ${text.keyword} to ` : 'Text '}
              <span className="num">{text.number}</span>
              <span className="sr-only">{`, ${entry.title}`}</span>
            </span>
          </LinkButton>
        ) : null}
        {!entry.phoneNumber && entry.url ? (
          <LinkButton look="line" href={entry.url} target="_blank" rel="noopener noreferrer">
            <span>
              Website
              <span className="sr-only">{` of ${entry.title}, opens a new tab`}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
    </li>
  )
}
