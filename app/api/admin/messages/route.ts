import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { listMessagesCall } from '@/lib/inbox/calls'
import { listMessages } from '@/lib/inbox/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listMessagesCall, async ({ query: { cursor, ...filter }, request }) => {
    const { items, next } = await listMessages({ ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
})
