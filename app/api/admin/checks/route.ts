import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listQueue } from '@/lib/resources/checks/queue'
import { listChecksCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listChecksCall, async ({ viewer, query, request }) => {
    const { limit, cursor, show } = query
    const { items, next } = await listQueue(viewer, { limit, after: cursor, onlyReported: show === 'reported' })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
