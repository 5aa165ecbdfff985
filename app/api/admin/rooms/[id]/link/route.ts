import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { giveRoomLink } from '@/lib/resources/rooms/links'
import { giveRoomLinkCall } from '@/lib/resources/rooms/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(giveRoomLinkCall, async ({ viewer, params }) => {
    await giveRoomLink(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=room-link-given` } })
  }),
})
