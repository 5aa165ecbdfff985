import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { forgetRoomPhoneCall } from '@/lib/resources/rooms/calls'
import { forgetRoomPhone } from '@/lib/resources/rooms/set-room'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(forgetRoomPhoneCall, async ({ params }) => {
    await forgetRoomPhone(params.token)
    return reply(undefined, { headers: { location: `${to(`/rooms/${params.token}`)}#by-text` } })
  }),
})
