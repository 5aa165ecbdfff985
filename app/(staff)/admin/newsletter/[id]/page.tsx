import { describeIssue, IssueActs, IssueForm, IssuePreviews } from '@/components/newsletter/issue-desk'
import { createIssueCall } from '@/lib/newsletter/desk/calls'
import { countReceivers, getIssue, previewIssue } from '@/lib/newsletter/desk/service'
import { canAccess } from '@/lib/session/policy'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { consoleMetadata, recordPage } from '../../console-page'

export const metadata = consoleMetadata('/admin/newsletter', 'Issue')

export default recordPage('newsletter', async ({ id, viewer }) => {
  const issue = orNotFoundPage(await getIssue(id))
  const [previews, receivers] = await Promise.all([previewIssue(id), countReceivers(issue)])
  const mayWrite = canAccess(viewer, createIssueCall.access)
  return (
    <>
      <p>
        <a href="/admin/newsletter">Back to the issues</a>
      </p>
      <h2>{issue.subject}</h2>
      <p>{describeIssue(issue)}.</p>
      {mayWrite && issue.state === 'draft' && !issue.isDigest ? <IssueForm issue={issue} /> : null}
      <IssuePreviews previews={previews} />
      {mayWrite ? <IssueActs issue={issue} receivers={receivers} /> : null}
    </>
  )
})
