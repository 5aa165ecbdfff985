import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listNewsCall } from '@/lib/news/calls'
import { listNews } from '@/lib/news/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listNewsCall, async ({ query: { topic, q, limit, cursor }, request }) => {
    const { next, ...answer } = await listNews({ topic, q, limit, after: cursor })
    return reply(answer, { headers: linkNext(request, next) })
  }),
})
