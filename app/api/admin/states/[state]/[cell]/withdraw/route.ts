import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { withdrawFact } from '@/lib/legal/states/staff'
import { withdrawFactCall } from '@/lib/legal/states/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(withdrawFactCall, async ({ viewer, params, body }) => {
    await withdrawFact(viewer, params, body.version)
    return reply(undefined, { headers: { location: `/admin/states/${params.state}?done=fact-withdrawn` } })
  }),
})
