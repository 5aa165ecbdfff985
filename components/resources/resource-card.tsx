import './entry-row.css'
import { Icon } from '@/components/ui/icon'
import { countedAs } from '@/lib/analytics/counted-as'
import type { Opening } from '@/lib/resources/hours/opening'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import { Badges } from './badges'
import { Call211 } from './call-211'
import { ContactButtons, WebsiteLink } from './contact-buttons'
import { Description } from './description'
import { EntryAlert } from './entry-alert'
import { ReportLink } from './report-link'
import { RoomLine } from './room-line'
import { SaveButton } from './save-button'

/** A record in a list: its name, what it does and for whom, when and where, its number; the rest behind 'More'. */
export function ResourceCard({
  entry,
  headingLevel: Heading = 'h3',
  distance = null,
  opening = null,
  copy = english,
}: {
  entry: ResourceDto
  headingLevel?: 'h2' | 'h3'
  /** The distance from the searched place, as text. */
  distance?: string | null
  /** Whether it is open, in its own time zone, if that was asked for. */
  opening?: Opening | null
  copy?: RecordWords
}) {
  const hours = describeHours(entry, copy)
  const open = opening && opening.status !== 'unknown' && opening.status !== 'always' ? opening.label : null
  const place = [describePlace(entry, copy), distance].filter(Boolean).join(' · ')

  return (
    <article className="entry-row" {...countedAs(entry)}>
      <div className="grid gap-1">
        <Heading>
          <a href={withLanguage(copy.language, resourcePath(entry))}>{copy.name(entry)}</a>
        </Heading>
        <RoomLine entry={entry} />
        <EntryAlert entry={entry} copy={copy} />
        <p className="line-clamp-1 sm:line-clamp-2">
          <Description entry={entry} copy={copy} as="span" isShort />
          {entry.eligibility ? <span lang={copy.english}>{` · ${entry.eligibility}`}</span> : null}
        </p>
        <p className="entry-where">
          {entry.isOpen24Hours ? <span className="entry-open">{copy.openDayAndNight}</span> : open}
          {entry.isOpen24Hours || open ? ' · ' : null}
          {place}
          {hours && !entry.isOpen24Hours ? (
            <>
              {' · '}
              <span lang={hours.lang}>{hours.text}</span>
            </>
          ) : null}
        </p>
      </div>
      <ContactButtons entry={entry} copy={copy} language={copy.language} isShort />
      <div className="entry-more">
        <details>
          <summary>
            {copy.more}
            <span className="sr-only">{`: ${copy.name(entry)}`}</span>
            <Icon name="chevron-down" size={16} className="chevron" />
          </summary>
          <div>
            <Description entry={entry} copy={copy} />
            <Badges entry={entry} copy={copy} />
            <WebsiteLink name={copy.name(entry)} url={entry.url} copy={copy} />
            <ReportLink entry={entry} copy={copy} />
          </div>
        </details>
        <SaveButton entry={entry} copy={copy} />
      </div>
    </article>
  )
}

export function ResourceCards({
  entries,
  headingLevel,
  copy,
}: {
  entries: ResourceDto[]
  headingLevel?: 'h2' | 'h3'
  copy?: RecordWords
}) {
  return (
    <ul className="entry-rows">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ResourceCard entry={entry} headingLevel={headingLevel} copy={copy} />
        </li>
      ))}
    </ul>
  )
}

export function NoResources({ title, hint, copy = english }: { title: string; hint: string; copy?: RecordWords }) {
  return (
    <div className="card items-start">
      <h3>{title}</h3>
      <p>{hint}</p>
      <Call211 copy={copy.call211} />
    </div>
  )
}
