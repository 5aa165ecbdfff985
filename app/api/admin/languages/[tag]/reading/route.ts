import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { recordReading } from '@/lib/site/messages/staff'
import { recordReadingCall } from '@/lib/site/messages/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(recordReadingCall, async ({ viewer, params, body }) => {
    await recordReading(viewer, params.tag, body)
    return reply(undefined, { headers: { location: `/admin/languages/${params.tag}?done=language-read` } })
  }),
})
