import { notFound } from 'next/navigation'
import { ResourceEditorPage } from '@/components/staff/editor-page'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { EditAndHistory } from '../../history-of'

export const metadata = consoleMetadata('/admin/resources', 'Edit Resource')

export default recordPage('resources', async ({ id, viewer }) => {
  const resource = await getStaffResource(viewer, id)
  if (!resource || resource.deletedAt) notFound()
  return (
    <>
      <h2>Edit Resource</h2>
      <p>
        <a href={`/admin/resources/${resource.id}/details`}>
          Phones, hours, languages, counties, places and organization
        </a>
      </p>
      <EditAndHistory type="resource" id={resource.id}>
        <ResourceEditorPage resource={resource} />
      </EditAndHistory>
    </>
  )
})
