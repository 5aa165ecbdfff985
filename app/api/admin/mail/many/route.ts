import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runMany, writeBackHref } from '@/lib/http/staff-list/many'
import { retryMail } from '@/lib/staff/mail'
import { manyMailCall } from '@/lib/staff/mail-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyMailCall, async ({ viewer, body }) => {
    const result = await runMany(body.ids, (id) => retryMail(viewer, id))
    return reply(result, { headers: { location: writeBackHref('/admin/mail', body.back) } })
  }),
})
