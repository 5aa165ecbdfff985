import { Icon } from '@/components/ui/icon'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { countedAs } from '@/lib/analytics/counted-as'
import type { RecordNote } from '@/lib/resources/content/section'
import { describeFreshness } from '@/lib/resources/freshness'
import { isUnencrypted, resourcePath, websiteHost } from '@/lib/resources/place'
import { choosePhone } from '@/lib/resources/read-phone'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { Description } from './description'

function says(note: RecordNote | undefined): boolean {
  return Boolean(note?.note || note?.focus || note?.award || note?.programs)
}

/** A record in one paragraph, with list-specific details: programs, award, focus. The short form has only name and numbers. */
export function ResourceEntry({
  entry,
  note,
  isShort = false,
}: {
  entry: ResourceDto
  note?: RecordNote
  isShort?: boolean
}) {
  const { directory, layout, records: copy } = words()
  const w = directory.categoryPage.note
  const text = choosePhone(entry.phones, 'text', currentLanguage())
  return (
    <li className="entry max-w-none" {...countedAs(entry)}>
      <b>
        <a href={to(resourcePath(entry))}>{copy.name(entry)}</a>
      </b>
      {isShort || says(note) ? null : <Description entry={entry} copy={copy} as="span" />}
      {note?.note ? <span>{note.note}</span> : null}
      {note?.programs && note.programs.length > 0 ? (
        <span>
          <b>{w.programs}</b> {note.programs.join(', ')}
        </span>
      ) : null}
      {note?.award ? (
        <span>
          <b>{w.award}</b> {note.award}
        </span>
      ) : null}
      {note?.focus ? (
        <span>
          <b>{w.focus}</b> {note.focus}
        </span>
      ) : null}
      {entry.address && !isShort ? <span className="soft">{entry.address}</span> : null}
      <span className="row">
        {entry.phoneNumber ? <CallLink number={entry.phoneNumber} label={layout.call} /> : null}
        {text ? <TextLink to={text.number} body={text.keyword} copy={layout.textSaid} /> : null}
        {entry.url && !isShort ? (
          <a className="tap" href={copy.websiteIn(entry.url)} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" size={16} />
            <span>
              {websiteHost(copy.websiteIn(entry.url))}
              {isUnencrypted(entry.url) ? copy.notEncrypted : null}
              <span className="sr-only">{words().home.newTab}</span>
            </span>
          </a>
        ) : null}
        {entry.email && !isShort ? (
          <a className="tap" href={`mailto:${entry.email}`}>
            {entry.email}
          </a>
        ) : null}
      </span>
      {/* On a page with over a hundred, problems are reported from each record's own page. */}
      <span className="soft">{describeFreshness(entry, undefined, copy).label}</span>
    </li>
  )
}
