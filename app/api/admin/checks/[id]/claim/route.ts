import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { claimRecord } from '@/lib/resources/checks/claim'
import { claimCheckCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(claimCheckCall, async ({ viewer, params }) => {
    await claimRecord(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}` } })
  }),
})
