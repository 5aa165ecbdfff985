import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { settleProgram } from '@/lib/resources/calling/settle'
import { settleCall } from '@/lib/resources/calling/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(settleCall, async ({ viewer, params: { id }, body: { act } }) => {
    const { roundId } = await settleProgram(viewer, id, act)
    return reply(undefined, { headers: { location: `/admin/checks/calling/${roundId}?done=call-settled` } })
  }),
})
