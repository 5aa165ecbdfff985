import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { setRoomCall } from '@/lib/resources/rooms/calls'
import { setRoom } from '@/lib/resources/rooms/set-room'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(setRoomCall, async ({ params, body }) => {
    await setRoom(params.token, body.says)
    return reply(undefined, { headers: { location: to(`/rooms/${params.token}?said`) } })
  }),
})
