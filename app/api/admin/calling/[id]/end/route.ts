import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { endRoundCall } from '@/lib/resources/calling/staff-calls'
import { endRound } from '@/lib/resources/calling/start'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(endRoundCall, async ({ viewer, params: { id } }) => {
    await endRound(viewer, id)
    return reply(undefined, { headers: { location: `/admin/checks/calling/${id}?done=round-ended` } })
  }),
})
