import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { endLink } from '@/lib/resources/calling/links'
import { endLinkCall } from '@/lib/resources/calling/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(endLinkCall, async ({ viewer, params: { id } }) => {
    const { roundId } = await endLink(viewer, id)
    return reply(undefined, { headers: { location: `/admin/checks/calling/${roundId}?done=link-ended` } })
  }),
})
