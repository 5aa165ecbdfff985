import { forbidden } from 'next/navigation'
import { IssueForm } from '@/components/newsletter/issue-desk'
import { createIssueCall } from '@/lib/newsletter/desk/calls'
import { canAccess } from '@/lib/session/policy'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/newsletter/new', 'Write an issue')

export default consolePage('newsletter', async ({ viewer }) => {
  if (!canAccess(viewer, createIssueCall.access)) forbidden()
  return (
    <>
      <p>
        <a href="/admin/newsletter">Back to the issues</a>
      </p>
      <h2>Write an issue</h2>
      <IssueForm issue={null} />
    </>
  )
})
