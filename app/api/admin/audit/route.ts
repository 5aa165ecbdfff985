import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listAuditCall, async ({ query: { cursor, ...filter }, request }) => {
    const { items, next } = await listAudit({ ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
