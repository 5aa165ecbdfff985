import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { formatEasternMoment } from '@/lib/eastern-time'
import { type MessageWithNotesDto, messageStatusNames } from '@/lib/inbox/schema'
import { telLink } from '@/lib/phone'
import { AreaField, SelectField } from './field'
import { MessageBadges } from './message-list'

const ways = { email: 'email', phone: 'phone call', text: 'text message' } as const

/** What she said about being reached: read before anybody answers. */
function SafeToReply({ message }: { message: MessageWithNotesDto }) {
  const { reachBy, reachHours, voicemailOk } = message
  const isEmailSafe = reachBy.length === 0 || reachBy.includes('email')
  return (
    <div className={isEmailSafe ? 'callout' : 'callout callout-warning'}>
      <h3>Before you reply</h3>
      <ul className="prose">
        <li>
          {reachBy.length === 0
            ? 'She did not say how it is safe to reach her. Write as if somebody else reads it too.'
            : `Safe ways: ${reachBy.map((way) => ways[way]).join(', ')}.`}
        </li>
        {isEmailSafe ? null : <li>Email is not among the safe ways. Do not write to her.</li>}
        <li>{reachHours ? `Safe times, in her words: ${reachHours}` : 'She did not say when it is safe.'}</li>
        <li>
          {voicemailOk === null
            ? 'She did not say whether you may leave a voicemail: do not.'
            : voicemailOk
              ? 'You may leave a voicemail.'
              : 'Leave no voicemail.'}
        </li>
      </ul>
    </div>
  )
}

function Reply({ message }: { message: MessageWithNotesDto }) {
  const { email, phone, reachBy } = message
  const isSafe = (way: keyof typeof ways) => reachBy.length === 0 || reachBy.includes(way)
  return (
    <div className="row">
      {isSafe('email') ? (
        <LinkButton href={`mailto:${encodeURIComponent(email)}`}>
          <Icon name="message-square" size={18} /> Reply by email
        </LinkButton>
      ) : null}
      {phone && isSafe('phone') && /\d{3}/.test(phone) ? (
        <LinkButton look="line" href={telLink(phone)}>
          <Icon name="phone" size={18} /> Call {phone}
        </LinkButton>
      ) : null}
    </div>
  )
}

function Notes({ message: { id, notes } }: { message: MessageWithNotesDto }) {
  return (
    <section aria-labelledby="notes-title" className="grid gap-4">
      <h3 id="notes-title">Notes for colleagues</h3>
      {notes.length > 0 ? (
        <ul className="console-rows">
          {notes.map((note) => (
            <li key={note.id} className="console-row">
              <div className="console-row-facts">
                <p>{note.body}</p>
                <p className="soft">
                  {note.author} · {formatEasternMoment(note.createdAt)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" action={`/api/admin/messages/${id}/notes`} className="console-form">
        <AreaField
          scope="note"
          name="body"
          label="Add a note"
          required
          rows={3}
          maxLength={5000}
          hint="It is deleted with the message."
        />
        <div className="row">
          <Button type="submit" look="line">
            Add note
          </Button>
        </div>
      </form>
    </section>
  )
}

export function MessageView({ message }: { message: MessageWithNotesDto }) {
  const { id, name, email, phone, subject, status, createdAt, message: text } = message
  return (
    <article className="grid gap-6">
      <div className="grid gap-3">
        <h2>{subject}</h2>
        <MessageBadges message={message} />
        <p className="soft">
          {name} · {email}
          {phone ? ` · ${phone}` : ''} · {formatEasternMoment(createdAt)}
        </p>
      </div>
      <div className="card">
        <p className="console-message">{text}</p>
      </div>
      <SafeToReply message={message} />
      <Reply message={message} />
      <form method="post" action={`/api/admin/messages/${id}/status`} className="console-tools">
        <SelectField
          scope="message"
          name="status"
          label="Status"
          defaultValue={status}
          choices={Object.entries(messageStatusNames)}
          hint="A closed message is deleted after 90 days, an emergency after 30."
        />
        <Button type="submit" look="line">
          Save status
        </Button>
      </form>
      <Notes message={message} />
    </article>
  )
}
