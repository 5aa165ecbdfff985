import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { searchResourcesCall } from '@/lib/search/calls'
import { writeUnderstood } from '@/lib/search/describe'
import { toFilters } from '@/lib/search/filters'
import { searchHelp } from '@/lib/search/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(searchResourcesCall, async ({ query: { limit, cursor, ...input }, request }) => {
    const question = { typed: input.q, near: input.near, state: input.state }
    const { asked, items, next, rung } = await searchHelp(question, toFilters(input), cursor ?? { offset: 0 }, limit)
    const headers = { ...linkNext(request, next), 'x-understood': writeUnderstood(asked, rung) }
    return reply(
      items.map(({ resource }) => resource),
      { headers },
    )
  }),
})
