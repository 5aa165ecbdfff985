import { createIssueRetry } from '@/components/newsletter/issue-retry'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { getIssueCall, saveIssueCall } from '@/lib/newsletter/desk/calls'
import { getIssue, saveIssue } from '@/lib/newsletter/desk/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getIssueCall, async ({ params }) => {
    const issue = await getIssue(params.id)
    if (!issue) throw new AppError('not-found')
    return issue
  }),
  POST: route(
    saveIssueCall,
    async ({ viewer, params, body }) => {
      const issue = await saveIssue(viewer, params.id, body)
      return reply(issue, { headers: { location: `/admin/newsletter/${issue.id}?done=issue-saved` } })
    },
    { retryPage: createIssueRetry },
  ),
})
