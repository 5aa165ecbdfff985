import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { takeProgramCall } from '@/lib/resources/calling/calls'
import { takeNext } from '@/lib/resources/calling/volunteer'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(takeProgramCall, async ({ params: { token } }) => {
    await takeNext(token)
    return reply(undefined, { headers: { location: to(`/calling/${token}`) } })
  }),
})
