import {
  languageNames,
  type MessageDto,
  messageCategoryNames,
  messageStatusNames,
  priorityNames,
} from '@/lib/contact/inbox/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable } from './console-table'
import { MainList, NextPage } from './list-tools'
import { MANY_FORM, ManyBar, RowCheck } from './select-many'
import { TickAll } from './tick-all'

function PriorityBadge({ priority }: Pick<MessageDto, 'priority'>) {
  return <span className={priority === 'emergency' ? 'badge badge-emergency' : 'badge'}>{priorityNames[priority]}</span>
}

function StatusBadge({ status }: Pick<MessageDto, 'status'>) {
  return (
    <span className={status === 'new' ? 'badge console-badge-waiting' : 'badge'}>{messageStatusNames[status]}</span>
  )
}

export function MessageBadges({
  message,
}: {
  message: Pick<MessageDto, 'priority' | 'status' | 'category' | 'language'>
}) {
  const { priority, status, category, language } = message
  return (
    <p className="badges">
      <PriorityBadge priority={priority} />
      <StatusBadge status={status} />
      <span className="badge">{messageCategoryNames[category]}</span>
      {language === 'en' ? null : <span className="badge">{languageNames[language]}</span>}
    </p>
  )
}

const columns: readonly Column<MessageDto>[] = [
  { id: 'from', label: 'From', cell: ({ name }) => name },
  {
    id: 'priority',
    label: 'Priority',
    sort: [['descending', 'urgent']],
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  { id: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'category', label: 'Category', cell: ({ category }) => messageCategoryNames[category] },
  {
    id: 'language',
    label: 'Language',
    cell: ({ language }) =>
      language === 'en' ? languageNames.en : <span className="badge">{languageNames[language]}</span>,
  },
  {
    id: 'received',
    label: 'Received',
    sort: [
      ['descending', 'newest'],
      ['ascending', 'oldest'],
    ],
    cell: ({ createdAt }) => formatEasternMoment(createdAt),
  },
  {
    id: 'assigned',
    label: 'Assigned',
    cell: ({ assignedTo }) => (assignedTo ? `${assignedTo} takes care of it` : ''),
  },
]

const head: Column<MessageDto> = {
  id: 'subject',
  label: 'Subject',
  cell: ({ id, subject }) => <a href={`/admin/messages/${id}`}>{subject}</a>,
}

export function MessageList({
  messages,
  nextHref,
  query,
  sort,
  canAnswer,
}: {
  messages: readonly MessageDto[]
  nextHref: string | null
  /** The list's current filters. */
  query: string
  sort: string
  canAnswer: boolean
}) {
  return (
    <MainList title="Messages">
      <ConsoleTable
        label="Messages"
        rows={messages}
        empty="No messages here."
        head={head}
        columns={columns}
        address={{ href: '/admin/messages', query, sort }}
        all={<TickAll form={MANY_FORM} />}
        tick={canAnswer ? ({ id, subject }) => <RowCheck id={id} title={subject} /> : undefined}
      />
      {canAnswer ? (
        <ManyBar
          action="/api/admin/messages/many"
          back={query}
          acts={[
            ['take', 'Assign to me'],
            ['leave', 'Assign to nobody'],
            ['close', 'Close'],
            ['open', 'Open again'],
          ]}
        />
      ) : null}
      <NextPage href={nextHref} />
    </MainList>
  )
}
