import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { searchResourcesCall } from '@/lib/resources/calls'
import { searchResources } from '@/lib/resources/queries'
import { toSearchQuery } from '@/lib/resources/search-input'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(searchResourcesCall, async ({ query: { limit, cursor, ...input }, request }) => {
    const offset = cursor?.offset ?? 0
    const { items, total } = await searchResources(toSearchQuery(input), { offset, limit })
    const next = offset + items.length < total ? { offset: offset + items.length } : null
    return reply(items, { headers: linkNext(request, next) })
  }),
})
