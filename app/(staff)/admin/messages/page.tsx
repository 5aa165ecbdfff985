import { FilterBy, ListTools, OrderBy } from '@/components/staff/list-tools'
import { MessageList } from '@/components/staff/message-list'
import { listMessagesCall, manyMessagesCall } from '@/lib/contact/inbox/calls'
import { listMessages } from '@/lib/contact/inbox/queries'
import { languageNames, messageCategoryNames, messageStatusNames, priorityNames } from '@/lib/contact/inbox/schema'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { canAccess } from '@/lib/session/policy'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/messages', 'Messages')

const names = ['status', 'priority', 'category', 'language', 'q', 'assigned', 'sort', 'columns']

export default consolePage('messages', async ({ viewer, search }) => {
  const { cursor, ...filter } = readListParams(listMessagesCall, search)
  const { items, next } = await listMessages({ ...filter, after: cursor })
  const assignees = { nobody: 'Nobody yet', ...(viewer.email ? { [viewer.email]: 'Me' } : {}) }
  return (
    <>
      <ListTools href="/admin/messages" what="messages" q={filter.q ?? ''} kept={{ columns: search.columns }}>
        <FilterBy name="status" label="Status" value={filter.status} names={messageStatusNames} none="Not closed" />
        <FilterBy name="priority" label="Priority" value={filter.priority} names={priorityNames} />
        <FilterBy name="category" label="Category" value={filter.category} names={messageCategoryNames} />
        <FilterBy name="language" label="Language" value={filter.language} names={languageNames} />
        <FilterBy name="assigned" label="Assigned" value={filter.assigned} names={assignees} />
        <OrderBy value={filter.sort} names={{ urgent: 'Most urgent', newest: 'Newest', oldest: 'Longest waiting' }} />
      </ListTools>
      <MessageList
        messages={items}
        canAnswer={canAccess(viewer, manyMessagesCall.access)}
        query={writeListParams(search, names).pageQuery}
        sort={filter.sort}
        nextHref={writeNextHref('/admin/messages', search, names, next)}
      />
    </>
  )
})
