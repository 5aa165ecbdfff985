import type { Metadata } from 'next'
import { SelectField, TextField } from '@/components/staff/field'
import { MessageList } from '@/components/staff/message-list'
import { Button } from '@/components/ui/button'
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

const names = ['status', 'priority', 'category', 'q', 'assigned']

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
            <form action="/admin/messages" method="get" className="console-tools">
              <TextField
                scope="tools"
                name="q"
                label="Search messages"
                type="search"
                defaultValue={filter.q ?? ''}
                maxLength={200}
              />
              <SelectField
                scope="tools"
                name="status"
                label="Status"
                defaultValue={filter.status ?? ''}
                choices={[['', 'Not closed'], ...Object.entries(messageStatusNames)]}
              />
              <SelectField
                scope="tools"
                name="priority"
                label="Priority"
                defaultValue={filter.priority ?? ''}
                choices={[['', 'All'], ...Object.entries(priorityNames)]}
              />
              <SelectField
                scope="tools"
                name="category"
                label="Category"
                defaultValue={filter.category ?? ''}
                choices={[['', 'All'], ...Object.entries(messageCategoryNames)]}
              />
              <SelectField
                scope="tools"
                name="assigned"
                label="Assigned"
                defaultValue={filter.assigned ?? ''}
                choices={[
                  ['', 'All'],
                  ['nobody', 'Nobody yet'],
                  ...(viewer.email ? ([[viewer.email, 'Me']] as const) : []),
                ]}
              />
              <Button type="submit" look="line">
                Show
              </Button>
            </form>
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
