import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MessageView } from '@/components/staff/message-view'
import { readyAnswers } from '@/lib/contact/inbox/content/answers'
import { getMessage, listHelpers } from '@/lib/contact/inbox/queries'
import { id as idSchema } from '@/lib/http/text'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata: Metadata = pageMetadata({
  title: 'Message - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/messages',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function MessagePage({ params, searchParams }: Props) {
  const search = await searchParams
  const asked = idSchema.safeParse((await params).id)
  return (
    <ConsolePage tab="messages" notice={readNotice(search)}>
      {async () => {
        const message = asked.success ? await getMessage(asked.data) : null
        if (!message) notFound()
        const draft = readyAnswers.find(({ id }) => id === search.answer)?.text ?? ''
        return (
          <MessageView
            message={message}
            helpers={await listHelpers()}
            draft={draft}
            history={<HistoryOf type="message" id={message.id} />}
          />
        )
      }}
    </ConsolePage>
  )
}
