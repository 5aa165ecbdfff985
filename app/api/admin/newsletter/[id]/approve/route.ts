import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { approveIssueCall } from '@/lib/newsletter/desk/calls'
import { approveIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(approveIssueCall, ({ viewer, params, body }) => approveIssue(viewer, params.id, body)),
})
