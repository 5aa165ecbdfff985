import { listMessagesCall } from '@/lib/contact/inbox/calls'
import { listMessages } from '@/lib/contact/inbox/queries'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listMessagesCall, async ({ query: { cursor, ...filter }, request }) => {
    const { items, next } = await listMessages({ ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
