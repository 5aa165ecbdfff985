import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { askRoomCodeCall } from '@/lib/resources/rooms/calls'
import { askRoomCode } from '@/lib/resources/rooms/set-room'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(askRoomCodeCall, async ({ params }) => {
    await askRoomCode(params.token)
    return reply(undefined, { headers: { location: `${to(`/rooms/${params.token}`)}#by-text` } })
  }),
})
