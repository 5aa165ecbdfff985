import type { Metadata } from 'next'
import { filterBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { MessageList } from '@/components/staff/message-list'
import { listMessagesCall } from '@/lib/contact/inbox/calls'
import { listMessages } from '@/lib/contact/inbox/queries'
import { messageCategoryNames, messageStatusNames, priorityNames } from '@/lib/contact/inbox/schema'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Messages - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/messages',
  index: false,
})

const names = ['status', 'priority', 'category', 'q', 'assigned', 'sort']

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function MessagesPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="messages" notice={readNotice(params)}>
      {async (viewer) => {
        const { cursor, ...filter } = readListParams(listMessagesCall, params)
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
                {
                  name: 'sort',
                  label: 'Order',
                  value: filter.sort,
                  choices: [
                    ['urgent', 'Most urgent'],
                    ['newest', 'Newest'],
                    ['oldest', 'Longest waiting'],
                  ],
                },
              ]}
            />
            <MessageList
              messages={items}
              back={writeListParams(params, names).pageQuery}
              nextHref={writeNextHref('/admin/messages', params, names, next)}
            />
          </>
        )
      }}
    </ConsolePage>
  )
}
