import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { startRoundCall } from '@/lib/resources/calling/staff-calls'
import { startRound } from '@/lib/resources/calling/start'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(startRoundCall, async ({ viewer, body }) => {
    const round = await startRound(viewer, body)
    return reply(round, { headers: { location: `/admin/checks/calling/${round.id}?done=round-started` } })
  }),
})
