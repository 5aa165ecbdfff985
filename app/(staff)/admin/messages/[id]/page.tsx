import { MessageView } from '@/components/staff/message-view'
import { readyAnswers } from '@/lib/contact/inbox/content/answers'
import { getMessage, listHelpers } from '@/lib/contact/inbox/queries'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { consoleMetadata, recordPage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata = consoleMetadata('/admin/messages', 'Message')

export default recordPage('messages', async ({ id, search }) => {
  const message = orNotFoundPage(await getMessage(id))
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
