import { Icon } from '@/components/ui/icon'
import { countedAs } from '@/lib/analytics/counted-as'
import type { Opening } from '@/lib/resources/hours/opening'
import { describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { Badges } from './badges'
import { ContactButtons } from './contact-buttons'
import { ReportLink } from './report-link'
import { SaveButton } from './save-button'

/** A record as it stands in lists: what it is, how sure we are, what it does, when, where, then the buttons. */
export function ResourceCard({
  entry,
  headingLevel: Heading = 'h3',
  distance = null,
  isCallFirst = false,
  opening = null,
}: {
  entry: ResourceDto
  headingLevel?: 'h2' | 'h3'
  /** From the place that was asked about, in words. */
  distance?: string | null
  /** The numbers stand right under the name: among results, they are what she came for. */
  isCallFirst?: boolean
  /** By its own clock, where it was asked for. */
  opening?: Opening | null
}) {
  const open = opening && opening.status !== 'unknown' && opening.status !== 'always' ? opening.label : null

  return (
    <article className="card" {...countedAs(entry)}>
      <Heading className="text-[1.2rem]">
        <a href={resourcePath(entry)}>{entry.title}</a>
      </Heading>
      {isCallFirst ? <ContactButtons entry={entry} /> : null}
      <Badges entry={entry} />
      <p>{entry.description}</p>
      <div className="facts">
        <Icon name="clock" size={18} />
        <span>{[open, entry.hours].filter(Boolean).join('. ') || opening?.label || 'Hours not known'}</span>
        <Icon name="map-pin" size={18} />
        <span>{[describePlace(entry), distance].filter(Boolean).join('. ')}</span>
      </div>
      {isCallFirst ? null : <ContactButtons entry={entry} />}
      <p className="row">
        <SaveButton entry={entry} />
        <ReportLink entry={entry} />
      </p>
    </article>
  )
}

/** The size of a card, while one is on its way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid-3" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={String(index)} className="card skeleton" />
      ))}
    </div>
  )
}

export function ResourceCards({ entries, headingLevel }: { entries: ResourceDto[]; headingLevel?: 'h2' | 'h3' }) {
  return (
    <ul className="grid-3">
      {entries.map((entry) => (
        <li key={entry.id} className="grid max-w-none">
          <ResourceCard entry={entry} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

export function NoResources({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="card items-start">
      <h3>{title}</h3>
      <p>{hint}</p>
      <p>
        You can also call <a href="tel:211">211</a> any time in most places: a person will look for help near you.
      </p>
    </div>
  )
}
