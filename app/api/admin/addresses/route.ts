import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { listHeldAddresses } from '@/lib/resources/checks/addresses'
import { listAddressesCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listAddressesCall, async ({ viewer, query: { limit, cursor, show }, request }) => {
    const { items, next } = await listHeldAddresses(viewer, { show, limit, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
