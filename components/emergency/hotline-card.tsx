import { Icon } from '@/components/ui/icon'
import { CallRows } from '@/components/ui/phone-link'
import { NoWrapNumbers } from '@/components/ui/texts'
import { describeFreshness } from '@/lib/resources/freshness'
import { resourcePath, websiteHost } from '@/lib/resources/place'
import { listOwnPhones } from '@/lib/resources/read-phone'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { callNotes, type HotlineNotes } from '@/lib/safety/content/hotline-notes'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { SourcedList } from './sourced'

/** Another way to reach it from the directory, such as another language. */
function ExtraPhones({ entry, line }: { entry: ResourceDto; line: Hotline }) {
  const isShown = ({ type, number, keyword }: PhoneDto) =>
    type === 'text'
      ? number === line.text?.to && (keyword ?? undefined) === line.text.body
      : type === 'voice' && number === line.phone
  const extra = listOwnPhones(entry.phones, currentLanguage()).filter(
    (phone) => phone.type !== 'fax' && !isShown(phone),
  )
  if (extra.length === 0) return null
  const { layout } = words()
  return (
    <CallRows
      lines={extra.map(({ type, number, keyword, languages }) => {
        const isSpanish = languages.includes('es')
        return type === 'text'
          ? { name: isSpanish ? 'En español' : undefined, text: { to: number, body: keyword } }
          : { name: isSpanish ? 'En español' : layout.call, phone: number }
      })}
      copy={layout}
    />
  )
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
  const { records, emergency, layout } = words()
  const copy = emergency.contacts
  const way = line.phone ? 'call' : 'text'
  return (
    <article className="card hotline" id={line.id} aria-labelledby={`${line.id}-name`}>
      <div className="grid gap-1">
        <h2 id={`${line.id}-name`} className="text-[1.35rem]">
          {line.name}
        </h2>
        <p className="soft">
          <NoWrapNumbers
            text={copy.alwaysFree({ about: line.about.replace(/\.$/, ''), phoneWord: line.phoneWord ?? null })}
          />
        </p>
      </div>
      <CallRows lines={[line]} copy={layout} isNamed />
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
export function InDanger() {
  const { layout, emergency } = words()
  const { danger, dangerText } = emergency.contacts
  return (
    <div className="grid gap-3">
      <p>
        <b>{danger}</b> {dangerText}
      </p>
      <CallRows danger={danger} lines={[{ text: { to: '911' } }]} copy={layout} />
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
            <CallRows lines={[{ name: line.name, text: line.text }]} copy={words().layout} isNamed />
          </li>
        )
      })}
    </ul>
  )
}
