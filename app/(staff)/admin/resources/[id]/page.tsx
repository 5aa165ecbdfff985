import { notFound } from 'next/navigation'
import { AddressDecision } from '@/components/checks/address-decision'
import { nameAdminCategory } from '@/components/staff/admin-categories'
import { DetailsForm } from '@/components/staff/details-form'
import { getHeldAddress } from '@/lib/resources/checks/addresses'
import { getDetails } from '@/lib/resources/details'
import { addable, countRows, listGroups, toTyped, toTypedBasics } from '@/lib/resources/details-fields'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { consoleMetadata, recordPage } from '../../console-page'
import { EditAndHistory } from '../../history-of'

export const metadata = consoleMetadata('/admin/resources', 'Edit Resource')

export default recordPage('resources', async ({ id, viewer, search }) => {
  const [resource, details, held] = await Promise.all([
    getStaffResource(viewer, id),
    getDetails(viewer, id),
    getHeldAddress(viewer, id),
  ])
  if (!resource || !details || resource.deletedAt) notFound()
  const typed = { ...toTypedBasics(resource, nameAdminCategory(resource)), ...toTyped(details) }
  const more = addable.find((name) => name === search.add)
  return (
    <>
      <h2>Edit Resource: {resource.title}</h2>
      <EditAndHistory type="resource" id={resource.id} viewer={viewer}>
        <DetailsForm
          id={id}
          version={resource.version}
          groups={listGroups(countRows(typed, more), details.state)}
          typed={typed}
        />
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
