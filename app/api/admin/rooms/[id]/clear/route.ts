import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { clearRoom } from '@/lib/resources/rooms/set-room'
import { clearRoomCall } from '@/lib/resources/rooms/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(clearRoomCall, async ({ viewer, params }) => {
    await clearRoom(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=room-cleared` } })
  }),
})
