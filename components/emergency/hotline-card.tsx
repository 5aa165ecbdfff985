import { type ButtonVariant, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { describeFreshness } from '@/lib/resources/freshness'
import { resourcePath, websiteHost } from '@/lib/resources/place'
import { listOwnPhones } from '@/lib/resources/read-phone'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { callNotes, type HotlineNotes } from '@/lib/safety/content/hotline-notes'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'
import { SourcedList } from './sourced'

/** Opens a text message to a hotline, with the keyword it expects. */
function TextButton({
  text,
  name,
  variant,
}: {
  text: { to: string; body?: string }
  name: string
  variant: ButtonVariant
}) {
  const textTo = words().records.textTo({ keyword: text.body ?? null })
  return (
    <LinkButton variant={variant} href={smsLink(text.to, text.body)} aria-label={`${textTo}${text.to}, ${name}`}>
      <Icon name="message-square" size={18} />
      <span>
        {textTo}
        <span className="num">{text.to}</span>
      </span>
    </LinkButton>
  )
}

/** Another way to reach it from the directory, such as another language. */
function ExtraPhones({ entry, line }: { entry: ResourceDto; line: Hotline }) {
  const isShown = ({ type, number, keyword }: PhoneDto) =>
    type === 'text'
      ? number === line.text?.to && (keyword ?? undefined) === line.text.body
      : type === 'voice' && number === line.phone
  const extra = listOwnPhones(entry.phones, currentLanguage()).filter(
    (phone) => phone.type !== 'fax' && !isShown(phone),
  )
  const { records } = words()
  return extra.map(({ type, number, keyword, languages }) => (
    <a
      key={`${type}${number}${keyword}`}
      className="tap"
      href={type === 'text' ? smsLink(number, keyword) : telLink(number)}
    >
      <Icon name={type === 'text' ? 'message-square' : 'phone'} size={18} />
      <span>
        {languages.includes('es') ? 'En español: ' : null}
        {type === 'text' ? records.textTo({ keyword }) : `${records.call} `}
        <span className="num">{number}</span>
        <span className="sr-only">, {line.name}</span>
      </span>
    </a>
  ))
}

/** What it has in the language of the page besides its numbers: WhatsApp, and a website. */
function OtherWays({ entry, line }: { entry?: ResourceDto; line: Hotline }) {
  const { records } = words()
  const { whatsapp } = line
  const chat = entry?.chat ? records.websiteIn(entry.chat) : null
  const website = entry?.url ? records.websiteIn(entry.url) : null
  return (
    <>
      {whatsapp ? (
        <a
          className="tap"
          href={`https://wa.me/1${whatsapp.number.replaceAll('-', '')}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-square" size={18} />
          <span>
            WhatsApp: <span className="num">{whatsapp.number}</span> ({whatsapp.word})
          </span>
        </a>
      ) : null}
      {chat ? (
        <a className="tap" href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" size={18} />
          <span>
            {records.chat({ host: websiteHost(chat) })}
            <span className="sr-only">{records.websiteOf({ name: line.name })}</span>
          </span>
        </a>
      ) : null}
      {website && website !== entry?.url && website !== chat ? (
        <a className="tap" href={website} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" size={18} />
          <span>
            {websiteHost(website)}
            <span className="sr-only">{records.websiteOf({ name: line.name })}</span>
          </span>
        </a>
      ) : null}
    </>
  )
}

const parts = ['happens', 'languages', 'deaf', 'bill'] as const

export function HotlineCard({ line, entry, notes }: { line: Hotline; entry?: ResourceDto; notes?: HotlineNotes }) {
  const { records, emergency } = words()
  const copy = emergency.contacts
  const way = line.phone ? 'call' : 'text'
  return (
    <article className="card hotline" id={line.id} aria-labelledby={`${line.id}-name`}>
      <div className="grid gap-1">
        <h2 id={`${line.id}-name`} className="text-[1.35rem]">
          {line.name}
        </h2>
        <p className="soft">
          {copy.alwaysFree({ about: line.about.replace(/\.$/, ''), phoneWord: line.phoneWord ?? null })}
        </p>
      </div>
      <div className="acts">
        {line.phone ? (
          <LinkButton href={telLink(line.phone)} aria-label={`${records.call} ${line.phone}, ${line.name}`}>
            <Icon name="phone" size={18} />
            <span>
              {records.call} <span className="num">{line.phone}</span>
            </span>
          </LinkButton>
        ) : null}
        {line.text ? (
          <TextButton text={line.text} name={line.name} variant={line.phone ? 'secondary' : 'default'} />
        ) : null}
      </div>
      {entry ? <ExtraPhones entry={entry} line={line} /> : null}
      <OtherWays entry={entry} line={line} />
      {notes ? (
        <details className="more">
          <summary>
            <span>
              {copy.before[way]}
              <span className="sr-only">{copy.ofLine({ name: line.name })}</span>
            </span>
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <div className="grid gap-4 pt-2">
            {parts.map((key) => (
              <div key={key} className="grid gap-2">
                <h3>{key === 'happens' ? copy.happens[way] : copy[key]}</h3>
                <SourcedList items={notes[key]} />
              </div>
            ))}
          </div>
        </details>
      ) : null}
      {entry ? (
        <p className="soft mt-auto">
          <a className="tap" href={resourcePath(entry)}>
            {describeFreshness(entry, undefined, records).label}
            <span className="sr-only">{copy.inDirectory({ name: line.name })}</span>
          </a>
        </p>
      ) : null}
    </article>
  )
}

/** For someone in danger now: call or text 911. */
export function DangerCallout() {
  const { records, emergency } = words()
  const { danger, dangerText } = emergency.contacts
  return (
    <div className="callout callout-warning">
      <p>
        <b>{danger}</b> {dangerText}
      </p>
      <div className="row">
        <LinkButton variant="destructive" href={telLink('911')}>
          {records.call} <span className="num">911</span>
        </LinkButton>
        <LinkButton variant="outline" href={smsLink('911')}>
          {records.textTo({ keyword: null })}
          <span className="num">911</span>
        </LinkButton>
      </div>
    </div>
  )
}

/** The keywords START and HOME reach different services. */
export function TextServices() {
  return (
    <ul className="grid-2">
      {choose(callNotes).textServices.map(({ id, title, text }) => {
        const line = localizedHotline(id)
        if (!line.text) return null
        return (
          <li key={id} className="card">
            <h3>{title}</h3>
            <p>
              <b>{line.name}.</b> {text}
            </p>
            <div className="acts">
              <TextButton text={line.text} name={line.name} variant="secondary" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
