import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { saveView } from '@/lib/resources/staff/saved-views'
import { saveViewCall } from '@/lib/resources/staff/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveViewCall, async ({ viewer, body }) => {
    await saveView(viewer, body)
    return reply(undefined, { headers: { location: `/admin/resources?${body.query}&done=view-saved` } })
  }),
})
