import { createIssueRetry } from '@/components/newsletter/issue-retry'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { createIssueCall, listIssuesCall } from '@/lib/newsletter/desk/calls'
import { listIssues, writeIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listIssuesCall, () => listIssues()),
  POST: route(
    createIssueCall,
    async ({ viewer, body }) => {
      const issue = await writeIssue(viewer, body)
      return reply(issue, { headers: { location: `/admin/newsletter/${issue.id}?done=issue-saved` } })
    },
    { retryPage: createIssueRetry },
  ),
})
