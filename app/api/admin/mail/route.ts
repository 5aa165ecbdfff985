import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listMailForStaff } from '@/lib/staff/mail'
import { listMailCall } from '@/lib/staff/mail-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listMailCall, async ({ query: { cursor, ...filter }, request }) => {
    const { items, next } = await listMailForStaff({ ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
