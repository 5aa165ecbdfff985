import { ActForm } from '@/components/dashboard/act-form'
import { useSaid } from '@/components/dashboard/said'
import { Button } from '@/components/ui/button'
import { LONGEST_NAME } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { otherLanguages } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'

const languages = ['en', ...otherLanguages] as const

function Contact({ contact: { id, name, email, from, status } }: { contact: ContactDto }) {
  const { w } = useSaid()
  const { people: said, answers } = w.checkIns
  return (
    <li className="card" data-status={status}>
      <h3 className="text-[1.2rem]">{name}</h3>
      <p className="badges">
        <span className={status === 'accepted' ? 'badge status-completed' : 'badge'}>{answers[status]}</span>
      </p>
      <p className="private-text">{email}</p>
      <p className="soft">{said.knowsAs(from)}</p>
      <details className="fold">
        <summary>
          {said.remove}
          <span className="sr-only"> {name}</span>
        </summary>
        <ActForm path={`/api/user/contacts/${id}`} act="remove" className="stack">
          <p>{said.removeText}</p>
          <Button type="submit" look="line">
            {said.yesRemove}
          </Button>
        </ActForm>
      </details>
    </li>
  )
}

function AddContact({ knownAs }: { knownAs: string }) {
  const { w, language: own, call } = useSaid()
  const said = w.checkIns.people
  return (
    <form method="post" action={call('/api/user/contacts')} className="card reminder-form" autoComplete="off">
      <h3>{said.ask}</h3>
      <p>{said.askText}</p>
      <label className="input">
        <span>{said.name}</span>
        <input
          name="name"
          className="form-input"
          required
          maxLength={LONGEST_NAME}
          pattern=".*\S.*"
          autoComplete="off"
        />
      </label>
      <label className="input">
        <span>{said.email}</span>
        <input name="email" className="form-input" type="email" required maxLength={254} autoComplete="off" />
        <small>{said.emailHint}</small>
      </label>
      <label className="input">
        <span>{said.from}</span>
        <input
          name="from"
          className="form-input"
          required
          maxLength={LONGEST_NAME}
          pattern=".*\S.*"
          defaultValue={knownAs}
          autoComplete="off"
        />
      </label>
      <label className="input">
        <span>{said.language}</span>
        <select name="language" className="form-input" defaultValue={own} autoComplete="off">
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageTags[language].name}
            </option>
          ))}
        </select>
      </label>
      <p>
        <Button type="submit">{said.send}</Button>
      </p>
    </form>
  )
}

export function ContactList({ contacts, knownAs, most }: { contacts: ContactDto[]; knownAs: string; most: number }) {
  const said = useSaid().w.checkIns.people
  const open = contacts.filter(({ status }) => status === 'asked' || status === 'accepted')
  return (
    <section id="people" className="stack" aria-labelledby="people-title">
      <h2 id="people-title">{said.title}</h2>
      <p>{said.lead}</p>
      {contacts.length > 0 ? (
        <ul className="grid-2">
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : null}
      {open.length >= most ? <p>{said.most(most)}</p> : null}
      {open.length === 0 ? <AddContact knownAs={knownAs} /> : null}
      {open.length > 0 && open.length < most ? (
        <details className="fold">
          <summary>{said.another}</summary>
          <AddContact knownAs={knownAs} />
        </details>
      ) : null}
    </section>
  )
}
