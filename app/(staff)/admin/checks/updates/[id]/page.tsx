import '@/components/checks/checks.css'
import { notFound } from 'next/navigation'
import { consoleMetadata, recordPage } from '@/app/(staff)/admin/console-page'
import { Button } from '@/components/ui/button'
import { listingFieldNames } from '@/lib/resources/checks/check-fields'
import { getUpdate } from '@/lib/resources/checks/decide'
import { readShownExtras } from '@/lib/resources/checks/listing'
import { type ListingUpdateDto, listingFields } from '@/lib/resources/checks/listing-schema'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'

/** Shows the current text beside the organization's suggestion; staff accept or reject each field. */
function DecisionForm({
  update,
  resource,
  more,
}: {
  update: ListingUpdateDto
  resource: StaffResourceDto
  /** What the record has beside the fields of its form. */
  more: { languages: string | null; eligibility: string | null; morePhones: string | null }
}) {
  const names = listingFields.filter((name) => name in update.proposed)
  const now = { ...resource, ...more }
  const { standing, note } = update
  return (
    <form method="post" action={`/api/admin/checks/updates/${update.id}`} className="grid gap-5" autoComplete="off">
      {standing === 'closed' ? (
        <div className="check-fact">
          <p className="font-semibold">The organization says that it has closed, or no longer gives this help.</p>
          <div className="console-tick">
            <input id="is-closed" type="checkbox" name="isClosed" value="true" />
            <label htmlFor="is-closed">Take the entry out of the directory (you can restore it for 30 days)</label>
          </div>
        </div>
      ) : null}
      {standing === 'moved' ? (
        <p className="check-fact font-semibold">
          The organization says that it has moved
          {'address' in update.proposed ? '.' : ', and did not write a new address. Ask before you publish one.'}
        </p>
      ) : null}
      {note ? (
        <div className="check-fact">
          <p className="font-semibold">Its note to staff</p>
          <p className="console-message">{note}</p>
        </div>
      ) : null}
      {names.length === 0 && standing === null ? (
        <p>The organization says that everything in its entry is right.</p>
      ) : null}
      {names.map((name) => (
        <fieldset key={name} className="check-fact">
          <legend className="font-semibold">{listingFieldNames[name]}</legend>
          <dl className="check-compare">
            <div>
              <dt>Now</dt>
              <dd>{now[name] ?? 'Nothing'}</dd>
            </div>
            <div>
              <dt>Proposed</dt>
              <dd>{update.proposed[name] ?? 'Nothing: the field would be emptied'}</dd>
            </div>
          </dl>
          <div className="console-tick">
            <input id={`accept-${name}`} type="checkbox" name="accepted" value={name} />
            <label htmlFor={`accept-${name}`}>
              {name === 'morePhones' ? 'Add these numbers' : `Apply the ${listingFieldNames[name].toLowerCase()}`}
            </label>
          </div>
        </fieldset>
      ))}
      <p className="soft">
        Anything you don’t check is rejected. What the organization left unchanged counts as confirmed on the day it
        answered.
        {standing === 'closed' ? ' An answer that says closed confirms nothing.' : null}
      </p>
      <input type="hidden" name="version" value={resource.version} />
      <div>
        <Button type="submit">
          {names.length === 0 && standing === null ? 'Count it as a check' : 'Save the decision'}
        </Button>
      </div>
    </form>
  )
}

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
