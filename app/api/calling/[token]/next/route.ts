import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { reserveProgramCall } from '@/lib/resources/calling/calls'
import { reserveNext } from '@/lib/resources/calling/volunteer'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(reserveProgramCall, async ({ params: { token } }) => {
    await reserveNext(token)
    return reply(undefined, { headers: { location: to(`/calling/${token}`) } })
  }),
})
