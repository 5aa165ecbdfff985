import { notFound } from 'next/navigation'
import { MessageView } from '@/components/staff/message-view'
import { readyAnswers } from '@/lib/contact/inbox/content/answers'
import { getMessage, listHelpers } from '@/lib/contact/inbox/queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata = consoleMetadata('/admin/messages', 'Message')

export default recordPage('messages', async ({ id, search }) => {
  const message = await getMessage(id)
  if (!message) notFound()
  const draft = readyAnswers.find((answer) => answer.id === search.answer)?.text ?? ''
  return (
    <MessageView
      message={message}
      helpers={await listHelpers()}
      draft={draft}
      history={<HistoryOf type="message" id={message.id} />}
    />
  )
})
