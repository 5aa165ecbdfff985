import { filterBy, orderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { MessageList } from '@/components/staff/message-list'
import { listMessagesCall } from '@/lib/contact/inbox/calls'
import { listMessages } from '@/lib/contact/inbox/queries'
import { messageCategoryNames, messageStatusNames, priorityNames } from '@/lib/contact/inbox/schema'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/messages', 'Messages')

const names = ['status', 'priority', 'category', 'q', 'assigned', 'sort']

export default consolePage('messages', async ({ viewer, search }) => {
  const { cursor, ...filter } = readListParams(listMessagesCall, search)
  const { items, next } = await listMessages({ ...filter, after: cursor })
  return (
    <>
      <ListTools
        href="/admin/messages"
        what="messages"
        q={filter.q ?? ''}
        selects={[
          filterBy('status', 'Status', filter.status, messageStatusNames, 'Not closed'),
          filterBy('priority', 'Priority', filter.priority, priorityNames),
          filterBy('category', 'Category', filter.category, messageCategoryNames),
          {
            name: 'assigned',
            label: 'Assigned',
            value: filter.assigned ?? '',
            choices: [
              ['', 'All'],
              ['nobody', 'Nobody yet'],
              ...(viewer.email ? ([[viewer.email, 'Me']] as const) : []),
            ],
          },
          orderBy(filter.sort, { urgent: 'Most urgent', newest: 'Newest', oldest: 'Longest waiting' }),
        ]}
      />
      <MessageList
        messages={items}
        back={writeListParams(search, names).pageQuery}
        nextHref={writeNextHref('/admin/messages', search, names, next)}
      />
    </>
  )
})
