import { consoleMetadata, recordPage } from '@/app/(staff)/admin/console-page'
import { DetailsForm } from '@/components/staff/details-form'
import { getDetails } from '@/lib/resources/details'
import { addable, countRows, listGroups, toTyped } from '@/lib/resources/details-fields'
import { orNotFoundPage } from '@/lib/site/or-not-found'

export const metadata = consoleMetadata('/admin/resources', 'Edit Resource')

export default recordPage('resources', async ({ id, viewer, search }) => {
  const details = orNotFoundPage(await getDetails(viewer, id))
  const typed = toTyped(details)
  const more = addable.find((name) => name === search.add)
  return (
    <>
      <h2>Phones, hours, places and more: {details.title}</h2>
      <DetailsForm
        id={id}
        version={details.version}
        groups={listGroups(countRows(typed, more), details.state)}
        typed={typed}
      />
    </>
  )
})
