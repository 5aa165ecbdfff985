import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { dismissDifference } from '@/lib/legal/states/staff'
import { dismissDifferenceCall } from '@/lib/legal/states/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(dismissDifferenceCall, async ({ viewer, params, body }) => {
    await dismissDifference(viewer, params, body.list)
    return reply(undefined, { headers: { location: `/admin/states/${params.state}?done=fact-left` } })
  }),
})
