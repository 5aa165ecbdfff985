import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ResourceEditorPage } from '@/components/staff/editor-page'
import { RecordTabs } from '@/components/ui/tabs'
import { id as idSchema } from '@/lib/http/text'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { ConsolePage } from '../../console-page'
import { HistoryOf } from '../../history-of'

export const metadata: Metadata = pageMetadata({
  title: 'Edit Resource - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/resources',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
}

export default async function EditResourcePage({ params }: Props) {
  const asked = idSchema.safeParse((await params).id)
  return (
    <ConsolePage tab="resources">
      {async (viewer) => {
        const resource = asked.success ? await getStaffResource(viewer, asked.data) : null
        if (!resource || resource.deletedAt) notFound()
        return (
          <>
            <h2>Edit Resource</h2>
            <p>
              <a href={`/admin/resources/${resource.id}/details`}>
                Phones, hours, languages, counties, places and organization
              </a>
            </p>
            <RecordTabs
              label="Parts of this resource"
              parts={[
                { id: 'edit', label: 'Edit', content: <ResourceEditorPage resource={resource} /> },
                { id: 'history', label: 'History', content: <HistoryOf type="resource" id={resource.id} /> },
              ]}
            />
          </>
        )
      }}
    </ConsolePage>
  )
}
