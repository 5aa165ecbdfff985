import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listSubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { listSubscribers } from '@/lib/newsletter/subscribers/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listSubscribersCall, async ({ query: { limit, cursor, q, state }, request }) => {
    const { items, next } = await listSubscribers(limit, cursor, q, state)
    return reply(items, { headers: linkNext(request, next) })
  }),
})
