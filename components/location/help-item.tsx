import '@/components/resources/entry-row.css'
import type { ReactNode } from 'react'
import { ContactButtons, WhomToAsk } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { RoomLine } from '@/components/resources/room-line'
import { countedAs } from '@/lib/analytics/counted-as'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** One source of help in short: its name, where it is, and its number as a button. */
export function HelpItem({
  entry,
  way,
  variant = 'secondary',
  isToCall = false,
  hours,
}: {
  entry: ResourceDto
  /** The distance, or the area it serves. */
  way?: ReactNode
  variant?: 'default' | 'secondary'
  /** Also says in a line what it is and for whom, and when someone answers. */
  isToCall?: boolean
  /** When it is open, where the time is known. */
  hours?: string | null
}) {
  const copy = words().records
  const known = describeHours(entry, copy)
  return (
    <li className="entry-row" {...countedAs(entry)}>
      <div className="grid gap-1">
        <h3>
          <a href={to(resourcePath(entry))}>{copy.name(entry)}</a>
        </h3>
        <RoomLine entry={entry} more={entry.room?.says === 'full' ? words().rooms.askThem : undefined} />
        {isToCall ? <Description entry={entry} copy={copy} isShort /> : null}
        <p className="entry-where">
          <WhomToAsk entry={entry} copy={copy} />
          {way}
          {way ? ' · ' : null}
          {describePlace(entry, copy)}
          {copy.speaksIt && entry.languages.includes(copy.language) ? ` · ${copy.speaksIt}` : null}
          {entry.isOpen24Hours ? ` · ${copy.openDayAndNight}` : null}
          {isToCall && !entry.isOpen24Hours && (hours || known) ? (
            <>
              {' · '}
              {hours ?? <span lang={known?.lang}>{known?.text}</span>}
            </>
          ) : null}
        </p>
      </div>
      <ContactButtons entry={entry} variant={variant} copy={copy} language={currentLanguage()} isShort />
    </li>
  )
}

/** Whom to call. */
export function HelpList({ entries, variant }: { entries: ResourceDto[]; variant?: 'default' }) {
  return (
    <ul className="entry-rows">
      {entries.map((entry) => (
        <HelpItem key={entry.id} entry={entry} variant={variant} isToCall />
      ))}
    </ul>
  )
}
