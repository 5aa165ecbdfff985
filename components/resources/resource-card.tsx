import { countedAs } from '@/lib/analytics/counted-as'
import type { Opening } from '@/lib/resources/hours/opening'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import { Badges, EntryAlert } from './badges'
import { Call211 } from './call-211'
import { ContactButtons, WebsiteLink, WhomToAsk } from './contact-buttons'
import { Description } from './description'
import { EntryRow } from './entry-row'
import { ReportLink } from './report-link'
import { RoomLine } from './room-line'
import { SaveButton } from './save-form'

/** A record in a list. */
export function ResourceCard({
  entry,
  headingLevel,
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

  const name = copy.name(entry)

  return (
    <EntryRow
      name={name}
      href={withLanguage(copy.language, resourcePath(entry))}
      headingLevel={headingLevel}
      counted={countedAs(entry)}
      copy={copy}
      notes={
        <>
          <RoomLine entry={entry} />
          <EntryAlert entry={entry} copy={copy} />
        </>
      }
      what={
        <>
          <Description entry={entry} copy={copy} as="span" />
          {entry.eligibility ? <span lang={copy.english}>{` · ${entry.eligibility}`}</span> : null}
        </>
      }
      where={
        <>
          <WhomToAsk entry={entry} copy={copy} />
          {entry.isOpen24Hours ? <span className="entry-open">{copy.openDayAndNight}</span> : open}
          {entry.isOpen24Hours || open ? ' · ' : null}
          {place}
          {hours && !entry.isOpen24Hours ? (
            <>
              {' · '}
              <span lang={hours.lang}>{hours.text}</span>
            </>
          ) : null}
        </>
      }
      ways={<ContactButtons entry={entry} copy={copy} language={copy.language} isShort />}
      more={
        <>
          <Badges entry={entry} copy={copy} />
          <WebsiteLink name={name} url={entry.url} copy={copy} />
          <SaveButton entry={entry} copy={copy} />
          <ReportLink entry={entry} copy={copy} />
        </>
      }
    />
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
