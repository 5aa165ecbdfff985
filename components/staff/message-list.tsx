import {
  languageNames,
  type MessageDto,
  messageCategoryNames,
  messageStatusNames,
  priorityNames,
} from '@/lib/contact/inbox/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { MainList } from './main-list'
import { NextPage } from './next-page'
import { ManyBar, RowCheck } from './select-many'

export function MessageBadges({
  message,
}: {
  message: Pick<MessageDto, 'priority' | 'status' | 'category' | 'language'>
}) {
  const { priority, status, category, language } = message
  return (
    <p className="badges">
      <span className={priority === 'emergency' ? 'badge badge-emergency' : 'badge'}>{priorityNames[priority]}</span>
      <span className={status === 'new' ? 'badge console-badge-waiting' : 'badge'}>{messageStatusNames[status]}</span>
      <span className="badge">{messageCategoryNames[category]}</span>
      {language === 'en' ? null : <span className="badge">{languageNames[language]}</span>}
    </p>
  )
}

export function MessageList({
  messages,
  nextHref,
  back,
  canAnswer,
}: {
  messages: readonly MessageDto[]
  nextHref: string | null
  /** The list's current filters. */
  back: string
  canAnswer: boolean
}) {
  return (
    <MainList title="Messages">
      {messages.length === 0 ? (
        <p className="callout">No messages here.</p>
      ) : (
        <>
          {canAnswer ? (
            <ManyBar
              action="/api/admin/messages/many"
              back={back}
              acts={[
                ['take', 'Assign to me'],
                ['leave', 'Assign to nobody'],
                ['close', 'Close'],
                ['open', 'Open again'],
              ]}
            />
          ) : null}
          <ul className="box console-rows">
            {messages.map((message) => (
              <li key={message.id} className="console-row">
                {canAnswer ? <RowCheck id={message.id} title={message.subject} /> : null}
                <div className="console-row-facts">
                  <h3>
                    <a href={`/admin/messages/${message.id}`}>{message.subject}</a>
                  </h3>
                  <MessageBadges message={message} />
                  <p className="soft">
                    {message.name} · {formatEasternMoment(message.createdAt)}
                    {message.assignedTo ? ` · ${message.assignedTo} takes care of it` : ''}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <NextPage href={nextHref} />
    </MainList>
  )
}
