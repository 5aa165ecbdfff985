import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listCategoryCall } from '@/lib/resources/calls'
import { listResources } from '@/lib/resources/reads/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listCategoryCall, async ({ params: { category }, query: { state, limit, cursor }, request }) => {
    const { items, next } = await listResources({ ...category, state, limit, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
