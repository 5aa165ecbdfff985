import { listDonationsCall } from '@/lib/donations/calls'
import { listDonations } from '@/lib/donations/queries'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listDonationsCall, async ({ query: { limit, cursor, ...filter }, request }) => {
    const { items, next } = await listDonations(filter, { limit, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
