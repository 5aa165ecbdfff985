import { createEditorRetry } from '@/components/staff/editor-retry'
import { listIssueFields } from '@/lib/newsletter/desk/fields'

/** An issue that could not be saved, with all that was written. */
export const createIssueRetry = createEditorRetry({
  title: 'The issue',
  listHref: '/admin/newsletter',
  fields: () => listIssueFields(),
})
