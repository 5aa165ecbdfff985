import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { testIssueCall } from '@/lib/newsletter/desk/calls'
import { testIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(testIssueCall, async ({ viewer, params }) => {
    await testIssue(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/newsletter/${params.id}?done=issue-tested` } })
  }),
})
