import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { createRoomLink } from '@/lib/resources/rooms/links'
import { createRoomLinkCall } from '@/lib/resources/rooms/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(createRoomLinkCall, async ({ viewer, params }) => {
    await createRoomLink(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=room-link-given` } })
  }),
})
