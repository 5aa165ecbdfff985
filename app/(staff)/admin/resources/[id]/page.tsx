import { notFound } from 'next/navigation'
import { AddressDecision } from '@/components/checks/address-decision'
import { ResourceEditorPage } from '@/components/staff/editor-page'
import { getHeldAddress } from '@/lib/resources/checks/addresses'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { EditAndHistory } from '../../history-of'

export const metadata = consoleMetadata('/admin/resources', 'Edit Resource')

export default recordPage('resources', async ({ id, viewer }) => {
  const [resource, held] = await Promise.all([getStaffResource(viewer, id), getHeldAddress(viewer, id)])
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
      {held?.address ? (
        <section aria-labelledby="address-title" className="grid gap-3">
          <h3 id="address-title">Its address</h3>
          <AddressDecision held={held} />
        </section>
      ) : null}
    </>
  )
})
