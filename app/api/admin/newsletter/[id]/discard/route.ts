import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { discardIssueCall } from '@/lib/newsletter/desk/calls'
import { discardIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(discardIssueCall, ({ viewer, params }) => discardIssue(viewer, params.id)),
})
