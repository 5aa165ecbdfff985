import type { ReactNode } from 'react'
import { languageNameIn } from '@/lib/geography/languages'
import { describeFreshness } from '@/lib/resources/freshness'
import { describeHours, describePlace, websiteHost } from '@/lib/resources/place'
import { listOwnPhones } from '@/lib/resources/read-phone'
import type { Contact, PhoneDto, RecordParts, ResourceDto, SpecialHours } from '@/lib/resources/schema'
import { listKnown, listToAsk } from '@/lib/resources/who-may-come'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { beginUpper, formatDate, smsLink, telLink } from '@/lib/text/format'
import { easternDate } from '@/lib/time/eastern-time'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="entry">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PhoneLine({ phone, copy }: { phone: PhoneDto; copy: RecordWords }) {
  const w = copy.facts
  const href = phone.type === 'text' ? smsLink(phone.number, phone.keyword) : telLink(phone.number, phone.extension)
  const notes = [phone.description, ...phone.languages.map((tag) => languageNameIn(copy.language, tag))].filter(
    (note, index, all) => note && !(index > 0 && all[0]?.includes(note)),
  )
  return (
    <li>
      <a className="tap" href={href}>
        {phone.type === 'text' ? copy.textTo({ keyword: phone.keyword }) : `${w.phones[phone.type]} `}
        <span className="num">{phone.number}</span>
        {phone.extension ? w.extension({ extension: phone.extension }) : null}
      </a>
      {notes.length > 0 ? <span className="soft"> {notes.join(', ')}</span> : null}
    </li>
  )
}

/** '9:00 AM', as the language writes it. */
const sayTime = (time: string, tag: string) =>
  new Date(`1970-01-01T${time.slice(0, 5)}:00Z`).toLocaleTimeString(tag, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  })

/** 'Thursday, November 26'; of another year with the year. */
function sayDay(day: string, tag: string): string {
  const isThisYear = day.slice(0, 4) === easternDate(new Date()).slice(0, 4)
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(tag, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

function SpecialDay({ days, copy }: { days: SpecialHours; copy: RecordWords }) {
  const w = copy.facts
  const { startsOn, endsOn, opensAt, closesAt, occasion } = days
  const [from, to] = [sayDay(startsOn, copy.tag), sayDay(endsOn, copy.tag)]
  const isOneDay = startsOn === endsOn
  const text =
    opensAt && closesAt
      ? `${isOneDay ? from : w.days({ from, to })}: ${w.openThen({ opens: sayTime(opensAt, copy.tag), closes: sayTime(closesAt, copy.tag) })}`
      : isOneDay
        ? w.closedOn({ day: from })
        : w.closedFrom({ from, to })
  return (
    <li>
      {beginUpper(text)}
      {occasion ? <span lang={copy.english}> ({occasion})</span> : null}
    </li>
  )
}

function ContactLine({ contact, copy }: { contact: Contact; copy: RecordWords }) {
  const { name, title, department, email, phone, extension } = contact
  return (
    <li>
      <span lang={copy.english}>{[name, title, department].filter(Boolean).join(', ')}</span>{' '}
      {phone ? (
        <a className="tap" href={telLink(phone, extension)}>
          <span className="num">{phone}</span>
          {extension ? copy.facts.extension({ extension }) : null}
        </a>
      ) : null}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </li>
  )
}

const noParts: RecordParts = { specialHours: [], contacts: [] }
const helpTexts = ['applicationProcess', 'requiredDocuments', 'fees', 'accessibility'] as const

/** What the directory knows of an entry, line by line, and the source of each fact. */
export function ResourceFacts({
  entry,
  parts = noParts,
  copy = english,
}: {
  entry: ResourceDto
  parts?: RecordParts
  copy?: RecordWords
}) {
  const w = copy.facts
  const hours = describeHours(entry, copy)
  const phones = listOwnPhones(entry.phones, copy.language)
  const freshness = describeFreshness(entry, undefined, copy)
  const known = listKnown(entry)
  const toAsk = listToAsk(entry)
  return (
    <dl>
      {phones.length > 1 ? (
        <Fact label={w.everyNumber}>
          <ul>
            {phones.map((phone) => (
              <PhoneLine key={`${phone.type}${phone.number}${phone.keyword}`} phone={phone} copy={copy} />
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={w.hours}>
        {hours?.lang ? <span lang={hours.lang}>{hours.text}</span> : (hours?.text ?? w.hoursUnknown)}
      </Fact>
      {parts.specialHours.length > 0 ? (
        <Fact label={w.specialHours}>
          <ul>
            {parts.specialHours.map((days) => (
              <SpecialDay key={`${days.startsOn}${days.opensAt}${days.occasion}`} days={days} copy={copy} />
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={w.where}>{describePlace(entry, copy)}</Fact>
      {entry.eligibility ? (
        <Fact label={w.eligibility}>
          {copy.english ? <span lang={copy.english}>{entry.eligibility}</span> : entry.eligibility}
        </Fact>
      ) : null}
      {known.length > 0 || toAsk.length > 0 ? (
        <Fact label={copy.who.title}>
          {known.length > 0 ? (
            <ul>
              {known.map(({ fact, isYes }) => (
                <li key={fact}>{isYes ? copy.who.yes[fact] : copy.who.no[fact]}</li>
              ))}
            </ul>
          ) : null}
          {known.length > 0 && entry.whoSource && entry.whoReadOn ? (
            <p className="soft">
              {copy.who.read({ date: formatDate(entry.whoReadOn, 'day', copy.tag) })}{' '}
              <a href={entry.whoSource} target="_blank" rel="noopener noreferrer">
                {websiteHost(entry.whoSource)}
                <span className="sr-only">{copy.newTab}</span>
              </a>
              . {copy.who.still}
            </p>
          ) : null}
          {toAsk.length > 0 ? (
            <p className="soft">{copy.who.ask({ what: toAsk.map((fact) => copy.who.about[fact]).join(', ') })}</p>
          ) : null}
        </Fact>
      ) : null}
      {helpTexts.map((name) =>
        entry[name] ? (
          <Fact key={name} label={w[name]}>
            <span className="whitespace-pre-line" lang={copy.english}>
              {entry[name]}
            </span>
          </Fact>
        ) : null,
      )}
      {entry.languages.length > 0 ? (
        <Fact label={w.languages}>{entry.languages.map((tag) => languageNameIn(copy.language, tag)).join(', ')}</Fact>
      ) : null}
      {entry.email ? (
        <Fact label={w.email}>
          <a href={`mailto:${entry.email}`}>{entry.email}</a>
          {w.emailStays}
        </Fact>
      ) : null}
      {parts.contacts.length > 0 ? (
        <Fact label={w.contacts}>
          <ul>
            {parts.contacts.map((contact) => (
              <ContactLine key={JSON.stringify(contact)} contact={contact} copy={copy} />
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={w.howWeKnow}>
        {freshness.state === 'listed' && entry.sourceUrl ? (
          <a href={entry.sourceUrl} target="_blank" rel="noopener noreferrer">
            {freshness.label}
            <span className="sr-only">{copy.newTab}</span>
          </a>
        ) : (
          freshness.label
        )}
        . {entry.verifiedOn ? null : w.notCalled}
        {entry.confidence === 'medium' ? w.oneSource : null}
        {entry.chat && entry.chatSource && entry.chatReadOn
          ? ` ${w.chatRead({ host: websiteHost(entry.chatSource), date: formatDate(entry.chatReadOn, 'day', copy.tag) })}`
          : null}
      </Fact>
    </dl>
  )
}
