import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listResourcesCall } from '@/lib/resources/calls'
import { listResources } from '@/lib/resources/reads/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listResourcesCall, async ({ query: { category, state, limit, cursor }, request }) => {
    const { items, next } = await listResources({ ...category, state, limit, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
