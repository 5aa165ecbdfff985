import { ActForm } from '@/components/dashboard/act-form'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput, TextInput } from '@/components/dashboard/form-input'
import { Button } from '@/components/ui/button'
import { MAX_NAME_LENGTH } from '@/lib/check-ins/limits'
import type { ContactDto } from '@/lib/check-ins/schema'
import { languages } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'

const aName = { required: true, maxLength: MAX_NAME_LENGTH, pattern: '.*\\S.*', autoComplete: 'off' } as const

function Contact({ contact: { id, name, email, from, status } }: { contact: ContactDto }) {
  const { w } = useDashboardText()
  const { people: copy, answers } = w.checkIns
  return (
    <li className="card" data-status={status}>
      <h3 className="text-[1.2rem]">{name}</h3>
      <p className="badges">
        <span className={status === 'accepted' ? 'badge status-completed' : 'badge'}>{answers[status]}</span>
      </p>
      <p className="private-text">{email}</p>
      <p className="soft">{copy.knowsAs({ name: from })}</p>
      <details className="fold">
        <summary>
          {copy.remove}
          <span className="sr-only"> {name}</span>
        </summary>
        <ActForm path={`/api/user/contacts/${id}`} act="remove" className="stack">
          <p>{copy.removeText}</p>
          <Button type="submit" variant="outline">
            {copy.yesRemove}
          </Button>
        </ActForm>
      </details>
    </li>
  )
}

function AddContact({ knownAs }: { knownAs: string }) {
  const { w, language: own, call } = useDashboardText()
  const copy = w.checkIns.people
  return (
    <form method="post" action={call('/api/user/contacts')} className="card reminder-form" autoComplete="off">
      <h3>{copy.ask}</h3>
      <p>{copy.askText}</p>
      <TextInput label={copy.name} name="name" {...aName} />
      <TextInput
        label={copy.email}
        hint={copy.emailHint}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <TextInput label={copy.from} name="from" {...aName} defaultValue={knownAs} />
      <ChoiceInput
        label={copy.language}
        name="language"
        values={languages}
        nameOf={(language) => languageTags[language].name}
        defaultValue={own}
        autoComplete="off"
      />
      <p>
        <Button type="submit">{copy.send}</Button>
      </p>
    </form>
  )
}

export function ContactList({ contacts, knownAs, most }: { contacts: ContactDto[]; knownAs: string; most: number }) {
  const copy = useDashboardText().w.checkIns.people
  const open = contacts.filter(({ status }) => status === 'asked' || status === 'accepted')
  return (
    <section id="people" className="stack" aria-labelledby="people-title">
      <h2 id="people-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      {contacts.length > 0 ? (
        <ul className="grid-2">
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      ) : null}
      {open.length >= most ? <p>{copy.most({ most })}</p> : null}
      {open.length === 0 ? <AddContact knownAs={knownAs} /> : null}
      {open.length > 0 && open.length < most ? (
        <details className="fold">
          <summary>{copy.another}</summary>
          <AddContact knownAs={knownAs} />
        </details>
      ) : null}
    </section>
  )
}
