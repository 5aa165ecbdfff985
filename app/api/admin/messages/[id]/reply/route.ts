import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { replyCall } from '@/lib/inbox/calls'
import { replyToMessage } from '@/lib/inbox/reply'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(replyCall, async ({ viewer, params, body }) => {
    await replyToMessage(viewer, params.id, body.body)
    return reply(undefined, { headers: { location: `/admin/messages/${params.id}?done=replied` } })
  }),
})
