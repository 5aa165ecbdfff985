import type { ReactNode } from 'react'
import { languageName } from '@/lib/geography/languages'
import { describeFreshness } from '@/lib/resources/freshness'
import { describePlace } from '@/lib/resources/place'
import type { PhoneDto, ResourceDto } from '@/lib/resources/schema'
import { smsLink, telLink } from '@/lib/text/phone'

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

/** What the directory knows of an entry, line by line, and how it knows it. */
export function ResourceFacts({ entry }: { entry: ResourceDto }) {
  return (
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
        <Fact label="Email">
          <a href={`mailto:${entry.email}`}>{entry.email}</a>. A sent message stays in your email account: call if
          someone else reads it.
        </Fact>
      ) : null}
      <Fact label="How we know">
        {describeFreshness(entry).label}.{' '}
        {entry.source ? <span className="soft">Read in: {entry.source}. </span> : null}
        {entry.verifiedOn ? null : 'We have not called them ourselves yet. '}
        {entry.confidence === 'medium' ? 'One source so far: ask whether it is still right.' : null}
      </Fact>
    </dl>
  )
}
