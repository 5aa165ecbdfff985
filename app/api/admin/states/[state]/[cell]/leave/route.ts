import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { leaveDifference } from '@/lib/legal/states/staff'
import { leaveDifferenceCall } from '@/lib/legal/states/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(leaveDifferenceCall, async ({ viewer, params, body }) => {
    await leaveDifference(viewer, params, body.list)
    return reply(undefined, { headers: { location: `/admin/states/${params.state}?done=fact-left` } })
  }),
})
