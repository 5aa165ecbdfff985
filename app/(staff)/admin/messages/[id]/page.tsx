import { MessageView } from '@/components/staff/message-view'
import { replyCall } from '@/lib/contact/inbox/calls'
import { getMessage, listHelpers } from '@/lib/contact/inbox/queries'
import { readyAnswers } from '@/lib/contact/inbox/ready-answers'
import { canAccess } from '@/lib/session/policy'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { consoleMetadata, recordPage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata = consoleMetadata('/admin/messages', 'Message')

export default recordPage('messages', async ({ viewer, id, search }) => {
  const message = orNotFoundPage(await getMessage(id))
  const draft = readyAnswers.find((answer) => answer.id === search.answer)?.text[message.language] ?? ''
  return (
    <MessageView
      message={message}
      helpers={await listHelpers()}
      draft={draft}
      canAnswer={canAccess(viewer, replyCall.access)}
      history={<HistoryOf type="message" id={message.id} viewer={viewer} />}
    />
  )
})
