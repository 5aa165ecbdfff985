import { Button } from '@/components/ui/button'
import { contactStateNames } from '@/lib/check-ins/labels'
import { LONGEST_NAME } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { otherLanguages } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'

const languages = ['en', ...otherLanguages] as const

function Contact({ contact: { id, name, email, from, status } }: { contact: ContactDto }) {
  return (
    <li className="card" data-status={status}>
      <h3 className="text-[1.2rem]">{name}</h3>
      <p className="badges">
        <span className={status === 'accepted' ? 'badge status-completed' : 'badge'}>{contactStateNames[status]}</span>
      </p>
      <p className="private-text">{email}</p>
      <p className="soft">Knows you as {from}</p>
      <details className="fold">
        <summary>
          Remove<span className="sr-only"> {name}</span>
        </summary>
        <form method="post" action={`/api/user/contacts/${id}`} className="stack">
          <input type="hidden" name="do" value="remove" />
          <p>The name and address are erased. This person is not told.</p>
          <Button type="submit" look="line">
            Yes, remove
          </Button>
        </form>
      </details>
    </li>
  )
}

function AddContact({ knownAs }: { knownAs: string }) {
  return (
    <form method="post" action="/api/user/contacts" className="card reminder-form" autoComplete="off">
      <h3>Ask someone</h3>
      <p>
        We send one email that asks for a yes or a no. Its subject says nothing about what this is. The person can stop
        at any time.
      </p>
      <label className="input">
        <span>Their name</span>
        <input name="name" required maxLength={LONGEST_NAME} pattern=".*\S.*" autoComplete="off" />
      </label>
      <label className="input">
        <span>Their email</span>
        <input name="email" type="email" required maxLength={254} autoComplete="off" />
        <small>An inbox that only this person reads.</small>
      </label>
      <label className="input">
        <span>The name they know you by</span>
        <input
          name="from"
          required
          maxLength={LONGEST_NAME}
          pattern=".*\S.*"
          defaultValue={knownAs}
          autoComplete="off"
        />
      </label>
      <label className="input">
        <span>Language of our emails to them</span>
        <select name="language" defaultValue="en" autoComplete="off">
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageTags[language].name}
            </option>
          ))}
        </select>
      </label>
      <p>
        <Button type="submit">Send the question</Button>
      </p>
    </form>
  )
}

export function ContactList({ contacts, knownAs, most }: { contacts: ContactDto[]; knownAs: string; most: number }) {
  const open = contacts.filter(({ status }) => status === 'asked' || status === 'accepted')
  return (
    <section id="people" className="stack" aria-labelledby="people-title">
      <h2 id="people-title">People you trust</h2>
      <p>
        Choose someone who reads email on their phone, and who is not close to the person you fear. Tell them yourself
        what you want them to do.
      </p>
      {contacts.length > 0 ? (
        <ul className="grid-2">
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : null}
      {open.length >= most ? <p>You have {most} people on your list, which is the most we keep.</p> : null}
      {open.length === 0 ? <AddContact knownAs={knownAs} /> : null}
      {open.length > 0 && open.length < most ? (
        <details className="fold">
          <summary>Ask someone else too</summary>
          <AddContact knownAs={knownAs} />
        </details>
      ) : null}
    </section>
  )
}
