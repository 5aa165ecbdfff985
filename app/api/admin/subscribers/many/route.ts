import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runMany, writeBackHref } from '@/lib/http/staff-list/many'
import { manySubscribersCall } from '@/lib/newsletter/subscribers/calls'
import { removeSubscriber } from '@/lib/newsletter/subscribers/remove'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manySubscribersCall, async ({ viewer, body }) => {
    const result = await runMany(body.ids, (id) => removeSubscriber(viewer, id))
    return reply(result, { headers: { location: writeBackHref('/admin/subscribers', body.back) } })
  }),
})
