import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { publishLineCall } from '@/lib/legal/states/staff-calls'
import { publishLine } from '@/lib/resources/checks/state-lines'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(publishLineCall, async ({ viewer, params, body }) => {
    await publishLine(viewer, params.state, body.phone)
    return reply(undefined, { headers: { location: `/admin/states/${params.state}?done=line-published` } })
  }),
})
