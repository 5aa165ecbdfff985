import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { holdIssueCall } from '@/lib/newsletter/desk/calls'
import { holdIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(holdIssueCall, async ({ viewer, params }) => {
    await holdIssue(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/newsletter/${params.id}?done=issue-held` } })
  }),
})
