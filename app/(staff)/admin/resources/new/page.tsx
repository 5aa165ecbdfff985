import type { Metadata } from 'next'
import { ResourceEditorPage } from '@/components/staff/editor-page'
import { pageMetadata } from '@/lib/site/page-metadata'
import { ConsolePage } from '../../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Add Resource - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/resources/new',
  index: false,
})

export default function NewResourcePage() {
  return (
    <ConsolePage tab="resources">
      {async () => (
        <>
          <h2>Add Resource</h2>
          <ResourceEditorPage resource={null} />
        </>
      )}
    </ConsolePage>
  )
}
