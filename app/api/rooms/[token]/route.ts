import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { sayRoomCall } from '@/lib/resources/rooms/calls'
import { sayRoom } from '@/lib/resources/rooms/say'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sayRoomCall, async ({ params, body }) => {
    await sayRoom(params.token, body.says)
    return reply(undefined, { headers: { location: to(`/rooms/${params.token}?said`) } })
  }),
})
