import '@/components/checks/checks.css'
import { notFound } from 'next/navigation'
import { consoleMetadata, recordPage } from '@/app/(staff)/admin/console-page'
import { DecisionForm } from '@/components/checks/decision-form'
import { getUpdate } from '@/lib/resources/checks/decide'
import { readShownExtras } from '@/lib/resources/checks/listing'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { formatEasternMoment } from '@/lib/time/eastern-time'

export const metadata = consoleMetadata('/admin/checks/updates', 'Answer from an organization')

export default recordPage('checks', async ({ id, viewer }) => {
  const update = await getUpdate(id)
  const resource = update ? await getStaffResource(viewer, update.resourceId) : null
  if (!update || !resource) notFound()
  const more = await readShownExtras(resource.id)
  return (
    <>
      <p>
        <a href="/admin/checks/updates">Back to the answers</a>
      </p>
      <h2>{resource.title}</h2>
      <p>
        Through the link emailed to the organization, {formatEasternMoment(update.submittedAt)}.{' '}
        <a href={`/admin/checks/${resource.id}`}>Call and check it yourself</a>
      </p>
      <DecisionForm update={update} resource={resource} more={more} />
    </>
  )
})
