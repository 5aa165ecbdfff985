import { createReplyRetry } from '@/components/staff/editor-retry'
import { replyCall } from '@/lib/contact/inbox/calls'
import { replyToMessage } from '@/lib/contact/inbox/reply'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    replyCall,
    async ({ viewer, params, body }) => {
      await replyToMessage(viewer, params.id, body)
      return reply(undefined, { headers: { location: `/admin/messages/${params.id}?done=replied` } })
    },
    { retryPage: createReplyRetry },
  ),
})
