import type { ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { readyAnswers } from '@/lib/contact/inbox/ready-answers'
import {
  callOutcomeNames,
  isEmailSafe,
  languageNames,
  type MessageWithNotesDto,
  messageStatusNames,
} from '@/lib/contact/inbox/schema'
import { telLink } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { AreaField, SelectField, TextField } from './field'
import { MessageBadges } from './message-list'

const ways = { email: 'email', phone: 'phone call', text: 'text message' } as const

/** The sender's contact preferences, to be read before anyone answers. 'They', because nobody said who writes. */
function SafeToReply({ message }: { message: MessageWithNotesDto }) {
  const { reachBy, reachHours, voicemailOk } = message
  const isSafe = isEmailSafe(message)
  return (
    <div className={isSafe ? 'callout' : 'callout callout-warning'}>
      <h3>Before you reply</h3>
      <ul className="prose">
        <li>
          {reachBy.length === 0
            ? 'They did not say how it is safe to reach them. Write as if someone else reads it too.'
            : `Safe ways: ${reachBy.map((way) => ways[way]).join(', ')}.`}
        </li>
        {isSafe ? null : <li>Email is not among the safe ways. Do not write to them.</li>}
        <li>{reachHours ? `Safe times, in their words: ${reachHours}` : 'They did not say when it is safe.'}</li>
        <li>
          {voicemailOk === null
            ? 'They did not say whether you can leave a voicemail: don’t.'
            : voicemailOk
              ? 'You may leave a voicemail.'
              : 'Do not leave a voicemail.'}
        </li>
      </ul>
    </div>
  )
}

function Reply({ message, draft }: { message: MessageWithNotesDto; draft: string }) {
  const { id, phone, reachBy, language } = message
  const mayCall = reachBy.length === 0 || reachBy.includes('phone')
  return (
    <section id="reply" aria-labelledby="reply-title" className="grid gap-4">
      <h3 id="reply-title">Reply</h3>
      {isEmailSafe(message) ? (
        <>
          <p>
            Begin with:{' '}
            {readyAnswers.map(({ id: answer, name }, at) => (
              <span key={answer}>
                {at > 0 ? ' · ' : ''}
                <a href={`/admin/messages/${id}?answer=${answer}#reply`}>{name}</a>
              </span>
            ))}{' '}
            (in {languageNames[language]})
          </p>
          <form method="post" action={`/api/admin/messages/${id}/reply`} className="console-form">
            <AreaField
              key={draft}
              scope="reply"
              name="body"
              label="Your answer"
              required
              rows={7}
              maxLength={5000}
              defaultValue={draft}
              hint="It goes out under a subject that gives nothing away. Do not repeat what they wrote."
            />
            <SelectField
              scope="reply"
              name="language"
              label="Language of the words around it"
              defaultValue={language}
              choices={Object.entries(languageNames)}
            />
            <div className="row">
              <Button type="submit">Send by email</Button>
            </div>
          </form>
        </>
      ) : null}
      {phone && mayCall && /\d{3}/.test(phone) ? (
        <div className="row">
          <LinkButton variant="outline" href={telLink(phone)}>
            <Icon name="phone" size={18} /> Call {phone}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

function Assign({
  message: { id, assignedTo },
  helpers,
}: {
  message: MessageWithNotesDto
  helpers: readonly string[]
}) {
  const known = assignedTo === null || helpers.includes(assignedTo) ? helpers : [assignedTo, ...helpers]
  return (
    <form method="post" action={`/api/admin/messages/${id}/assign`} className="console-tools">
      <SelectField
        scope="assign"
        name="assignedTo"
        label="Who takes care of it"
        defaultValue={assignedTo ?? ''}
        choices={[['', 'Nobody yet'], ...known.map((email) => [email, email] as const)]}
      />
      <Button type="submit" variant="outline">
        Assign
      </Button>
    </form>
  )
}

function Notes({ message: { id, notes }, canAnswer }: { message: MessageWithNotesDto; canAnswer: boolean }) {
  return (
    <section aria-labelledby="notes-title" className="grid gap-4">
      <h3 id="notes-title">Notes for colleagues, and answers</h3>
      {notes.length > 0 ? (
        <ul className="box console-rows">
          {notes.map((note) => (
            <li key={note.id} className="console-row">
              <div className="console-row-facts">
                <p>{note.body}</p>
                <p className="soft">
                  {note.isReply ? 'Answered by email: ' : ''}
                  {note.callOutcome ? `Call: ${callOutcomeNames[note.callOutcome]}. ` : ''}
                  {note.author} · {formatEasternMoment(note.createdAt)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {canAnswer ? (
        <form method="post" action={`/api/admin/messages/${id}/notes`} className="console-form">
          <AreaField
            scope="note"
            name="body"
            label="Add a note"
            rows={3}
            maxLength={5000}
            hint="It is deleted with the message."
          />
          <SelectField
            scope="note"
            name="callOutcome"
            label="What became of a call"
            defaultValue=""
            choices={[['', 'No call'], ...Object.entries(callOutcomeNames)]}
          />
          <div className="row">
            <Button type="submit" variant="outline">
              Add note
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}

export function MessageView({
  message,
  helpers,
  draft,
  canAnswer,
  history,
}: {
  message: MessageWithNotesDto
  helpers: readonly string[]
  /** The initial text of the answer. */
  draft: string
  canAnswer: boolean
  history: ReactNode
}) {
  const { id, name, email, phone, subject, status, createdAt, language, message: text } = message
  return (
    <article className="grid gap-6">
      <div className="grid gap-3">
        <h2>{subject}</h2>
        <MessageBadges message={message} />
        <p className="soft">
          {name} · {email}
          {phone ? ` · ${phone}` : ''} · {formatEasternMoment(createdAt)} · in {languageNames[language]}
        </p>
      </div>
      <div className="card">
        <p className="console-message" lang={language}>
          {text}
        </p>
      </div>
      <search aria-label="Find the entry it is about">
        <form action="/admin/resources" method="get" className="console-tools">
          <TextField
            scope="about"
            name="q"
            type="search"
            label="Find the entry it is about"
            hint="Its name and town, phone number, ZIP code, or the address of its page."
            maxLength={200}
          />
          <Button type="submit" variant="outline">
            Find it
          </Button>
        </form>
      </search>
      <SafeToReply message={message} />
      {canAnswer ? (
        <>
          <Reply message={message} draft={draft} />
          <Assign message={message} helpers={helpers} />
          <form method="post" action={`/api/admin/messages/${id}/status`} className="console-tools">
            <SelectField
              scope="message"
              name="status"
              label="Status"
              defaultValue={status}
              choices={Object.entries(messageStatusNames)}
              hint="A closed message is deleted after 90 days, an emergency after 30."
            />
            <Button type="submit" variant="outline">
              Save status
            </Button>
          </form>
        </>
      ) : null}
      <Notes message={message} canAnswer={canAnswer} />
      {history}
    </article>
  )
}
