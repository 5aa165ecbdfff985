import { assignCall } from '@/lib/contact/inbox/calls'
import { assignMessage } from '@/lib/contact/inbox/reply'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(assignCall, async ({ viewer, params, body }) => {
    await assignMessage(viewer, params.id, body.assignedTo)
    return reply(undefined, { headers: { location: `/admin/messages/${params.id}?done=assigned` } })
  }),
})
