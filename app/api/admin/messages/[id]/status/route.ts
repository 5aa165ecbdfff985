import { setMessageStatusCall } from '@/lib/contact/inbox/calls'
import { setMessageStatus } from '@/lib/contact/inbox/service'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(setMessageStatusCall, async ({ viewer, params, body }) => {
    await setMessageStatus(viewer, params.id, body.status)
    return reply(undefined, { headers: { location: `/admin/messages/${params.id}?done=message-updated` } })
  }),
})
