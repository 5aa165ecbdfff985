import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listUpdates } from '@/lib/resources/checks/decide'
import { listUpdatesCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listUpdatesCall, async ({ query: { limit, cursor }, request }) => {
    const { items, next } = await listUpdates({ limit, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
