import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { endRoomLink } from '@/lib/resources/rooms/links'
import { endRoomLinkCall } from '@/lib/resources/rooms/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(endRoomLinkCall, async ({ viewer, params }) => {
    await endRoomLink(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=room-link-ended` } })
  }),
})
