import { Icon } from '@/components/ui/icon'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { countedAs } from '@/lib/analytics/counted-as'
import type { RecordNote } from '@/lib/resources/content/section'
import { describeFreshness } from '@/lib/resources/freshness'
import { isUnencrypted, resourcePath, websiteHost } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

function says(note: RecordNote | undefined): boolean {
  return Boolean(note?.note || note?.focus || note?.award || note?.programs)
}

/** A record in one paragraph, with what a list adds to it: programs, award, focus. Short: name and numbers only. */
export function ResourceEntry({
  entry,
  note,
  isShort = false,
}: {
  entry: ResourceDto
  note?: RecordNote
  isShort?: boolean
}) {
  const text = entry.phones.find((phone) => phone.type === 'text')
  return (
    <li className="entry max-w-none" {...countedAs(entry)}>
      <b>
        <a href={resourcePath(entry)}>{entry.title}</a>
      </b>
      {isShort || says(note) ? null : <span>{entry.description}</span>}
      {note?.note ? <span>{note.note}</span> : null}
      {note?.programs && note.programs.length > 0 ? (
        <span>
          <b>Programs:</b> {note.programs.join(', ')}
        </span>
      ) : null}
      {note?.award ? (
        <span>
          <b>Award:</b> {note.award}
        </span>
      ) : null}
      {note?.focus ? (
        <span>
          <b>Focus:</b> {note.focus}
        </span>
      ) : null}
      {entry.address && !isShort ? <span className="soft">{entry.address}</span> : null}
      <span className="row">
        {entry.phoneNumber ? <CallLink number={entry.phoneNumber} /> : null}
        {text ? <TextLink to={text.number} body={text.keyword} /> : null}
        {entry.url && !isShort ? (
          <a className="tap" href={entry.url} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" size={16} />
            <span>
              {websiteHost(entry.url)}
              {isUnencrypted(entry.url) ? ' (not encrypted)' : null}
              <span className="sr-only">, opens a new tab</span>
            </span>
          </a>
        ) : null}
        {entry.email && !isShort ? (
          <a className="tap" href={`mailto:${entry.email}`}>
            {entry.email}
          </a>
        ) : null}
      </span>
      {/* Of more than a hundred in a page, each has its own page, where a problem is reported. */}
      <span className="soft">{describeFreshness(entry).label}</span>
    </li>
  )
}
