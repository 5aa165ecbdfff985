import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { describeFreshness } from '@/lib/resources/freshness'
import { resourcePath } from '@/lib/resources/place'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import type { HotlineNotes } from '@/lib/safety/content/hotline-notes'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/phone'
import { SourcedList } from './sourced'

/** A further way in that the directory knows of, such as another language. */
function ExtraPhones({ entry, line }: { entry: ResourceDto; line: Hotline }) {
  const isShown = ({ type, number, keyword }: PhoneDto) =>
    type === 'text'
      ? number === line.text?.to && (keyword ?? undefined) === line.text.body
      : type === 'voice' && number === line.phone
  const extra = entry.phones.filter((phone) => phone.type !== 'fax' && !isShown(phone))
  return extra.map(({ type, number, keyword, languages }) => (
    <a
      key={`${type}${number}${keyword}`}
      className="tap"
      href={type === 'text' ? smsLink(number, keyword) : telLink(number)}
      aria-label={`${type === 'text' ? 'Text' : 'Call'} ${keyword ?? ''} ${number}, ${line.name}`}
    >
      <Icon name={type === 'text' ? 'message-square' : 'phone'} size={18} />
      <span>
        {languages.includes('es') ? 'En español: ' : null}
        {type === 'text' ? 'Text ' : 'Call '}
        {keyword ? `${keyword} to ` : null}
        <span className="num">{number}</span>
      </span>
    </a>
  ))
}

const parts = [
  { key: 'happens', title: 'What happens' },
  { key: 'languages', title: 'Languages' },
  { key: 'deaf', title: 'Deaf and hard of hearing' },
  { key: 'bill', title: 'On a phone bill' },
] as const

export function HotlineCard({ line, entry, notes }: { line: Hotline; entry?: ResourceDto; notes?: HotlineNotes }) {
  return (
    <article className="card hotline" id={line.id} aria-labelledby={`${line.id}-name`}>
      <div className="grid gap-1">
        <h2 id={`${line.id}-name`} className="text-[1.35rem]">
          {line.name}
        </h2>
        <p className="soft">
          {line.about}. Free, at any hour.{line.phoneWord ? ` In letters: ${line.phoneWord}.` : null}
        </p>
      </div>
      <div className="acts">
        {line.phone ? (
          <LinkButton href={telLink(line.phone)} aria-label={`Call ${line.phone}, ${line.name}`}>
            <Icon name="phone" size={18} />
            <span>
              Call <span className="num">{line.phone}</span>
            </span>
          </LinkButton>
        ) : null}
        {line.text ? (
          <LinkButton
            look={line.phone ? 'soft' : 'primary'}
            href={smsLink(line.text.to, line.text.body)}
            aria-label={`Text ${line.text.body ? `${line.text.body} to ` : ''}${line.text.to}, ${line.name}`}
          >
            <Icon name="message-square" size={18} />
            <span>
              Text {line.text.body ? `${line.text.body} to ` : null}
              <span className="num">{line.text.to}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
      {entry ? <ExtraPhones entry={entry} line={line} /> : null}
      {notes ? (
        <details className="more">
          <summary>
            <span>
              Before you {line.phone ? 'call' : 'text'}
              <span className="sr-only"> the {line.name}</span>
            </span>
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <div className="grid gap-4 pt-2">
            {parts.map(({ key, title }) => (
              <div key={key} className="grid gap-2">
                <h3>{key === 'happens' ? `${title} when you ${line.phone ? 'call' : 'text'}` : title}</h3>
                <SourcedList items={notes[key]} />
              </div>
            ))}
          </div>
        </details>
      ) : null}
      {entry ? (
        <p className="soft mt-auto">
          <a className="tap" href={resourcePath(entry)}>
            {describeFreshness(entry).label}
            <span className="sr-only">: {line.name} in the directory</span>
          </a>
        </p>
      ) : null}
    </article>
  )
}
