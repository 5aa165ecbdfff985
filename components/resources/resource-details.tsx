import type { ReactNode } from 'react'
import { countedAs } from '@/lib/analytics/counted-as'
import { formatDate } from '@/lib/format'
import { languageName } from '@/lib/geography/languages'
import { stateName, stateSlug } from '@/lib/geography/states'
import { smsLink, telLink } from '@/lib/phone'
import { describePlace } from '@/lib/resources/place'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { categoryNames } from '@/lib/resources/vocabulary'
import { Badges } from './badges'
import { ContactButtons } from './contact-buttons'
import { SaveButton } from './save-button'
import { SearchForm } from './search-form'

const phoneLabels = { voice: 'Call', text: 'Text', tty: 'TTY', videophone: 'Videophone', fax: 'Fax' }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="entry">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PhoneLine({ phone }: { phone: PhoneDto }) {
  const href = phone.type === 'text' ? smsLink(phone.number, phone.keyword) : telLink(phone.number, phone.extension)
  const notes = [phone.description, ...phone.languages.map(languageName)].filter(
    (note, index, all) => note && !(index > 0 && all[0]?.includes(note)),
  )
  return (
    <li>
      <a className="tap" href={href}>
        {phoneLabels[phone.type]} {phone.keyword ? `${phone.keyword} to ` : null}
        <span className="num">{phone.number}</span>
        {phone.extension ? ` ext. ${phone.extension}` : null}
      </a>
      {notes.length > 0 ? <span className="soft"> {notes.join(', ')}</span> : null}
    </li>
  )
}

/** Everything that the directory knows of an entry, and how it knows it. */
export function ResourceDetails({ entry }: { entry: ResourceDto }) {
  return (
    <article className="section pt-4" {...countedAs(entry)} data-count-view="">
      <div className="wrap grid gap-6 max-w-[48rem]">
        <h1>{entry.title}</h1>
        <Badges entry={entry} />
        <p className="lead">{entry.description}</p>
        <ContactButtons entry={entry} />
        <p>
          <SaveButton entry={entry} />
        </p>
        <dl>
          {entry.phones.length > 1 ? (
            <Fact label="Every number">
              <ul>
                {entry.phones.map((phone) => (
                  <PhoneLine key={`${phone.type}${phone.number}${phone.keyword}`} phone={phone} />
                ))}
              </ul>
            </Fact>
          ) : null}
          <Fact label="Hours">{entry.hours ?? 'Not known. Call or look at the website before you go.'}</Fact>
          <Fact label="Where">{describePlace(entry)}</Fact>
          {entry.eligibility ? <Fact label="Who can get help">{entry.eligibility}</Fact> : null}
          {entry.languages.length > 0 ? (
            <Fact label="Languages">{entry.languages.map(languageName).join(', ')}</Fact>
          ) : null}
          {entry.email ? (
            <Fact label="E-mail">
              <a href={`mailto:${entry.email}`}>{entry.email}</a>. A sent message stays in your mail: call if someone
              reads it.
            </Fact>
          ) : null}
          <Fact label="How we know">
            {entry.source ? <span className="soft">{entry.source}. </span> : null}
            {entry.verifiedOn && entry.verifiedPrecision
              ? `Last checked ${formatDate(entry.verifiedOn, entry.verifiedPrecision)}. `
              : 'The date of the last check is not known. '}
            {entry.confidence === 'medium' ? 'One source so far: ask whether it still holds.' : null}
          </Fact>
        </dl>
        <SearchForm id="entry-search" label="Look for something else" />
        <p className="row">
          <a className="tap" href={`/resources/${entry.category}`}>
            More in {categoryNames[entry.category]}
          </a>
          {entry.state ? (
            <a className="tap" href={`/resources/${entry.category}/in/${stateSlug(entry.state)}`}>
              More in {stateName(entry.state)}
            </a>
          ) : null}
        </p>
      </div>
    </article>
  )
}
