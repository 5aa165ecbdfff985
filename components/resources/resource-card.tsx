import { CardList } from '@/components/ui/card-list'
import { Icon } from '@/components/ui/icon'
import { countedAs } from '@/lib/analytics/counted-as'
import type { Opening } from '@/lib/resources/hours/opening'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import { capitalize } from '@/lib/text/format'
import { Badges } from './badges'
import { Call211 } from './call-211'
import { ContactButtons } from './contact-buttons'
import { Description } from './description'
import { EntryAlert } from './entry-alert'
import { ReportLink } from './report-link'
import { SaveButton } from './save-button'

/** A record in a list: name, contact options, what it does, for whom, when, where, and finally how sure we are. */
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

  return (
    <article className="card" {...countedAs(entry)}>
      <Heading className="text-[1.2rem]">
        <a href={withLanguage(copy.language, resourcePath(entry))}>{copy.name(entry)}</a>
      </Heading>
      <EntryAlert entry={entry} copy={copy} />
      <ContactButtons entry={entry} copy={copy} language={copy.language} />
      <Description entry={entry} copy={copy} />
      <div className="facts">
        {entry.eligibility ? (
          <>
            <Icon name="users" size={18} />
            <span className="line-clamp-2" lang={copy.english}>
              {entry.eligibility}
            </span>
          </>
        ) : null}
        <Icon name="clock" size={18} />
        {hours?.lang ? (
          <span>
            {open ? `${open}. ` : null}
            <span lang={hours.lang}>{hours.text}</span>
          </span>
        ) : (
          <span>
            {[open, hours && (open ? capitalize(hours.text) : hours.text)].filter(Boolean).join('. ') ||
              opening?.label ||
              copy.hours.unknown}
          </span>
        )}
        <Icon name="map-pin" size={18} />
        <span>{[describePlace(entry, copy), distance].filter(Boolean).join('. ')}</span>
      </div>
      <div className="mt-auto">
        <Badges entry={entry} copy={copy} />
      </div>
      <p className="row gap-y-0">
        <SaveButton entry={entry} copy={copy} />
        <ReportLink entry={entry} copy={copy} />
      </p>
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
    <CardList
      items={entries}
      columns="grid-3"
      card={(entry) => <ResourceCard entry={entry} headingLevel={headingLevel} copy={copy} />}
    />
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
