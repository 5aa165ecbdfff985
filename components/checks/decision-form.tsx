import { Button } from '@/components/ui/button'
import { factNames } from '@/lib/resources/checks/check-fields'
import type { ListingUpdateDto } from '@/lib/resources/checks/listing-schema'
import { factOf } from '@/lib/resources/checks/needed-fact'
import { correctable } from '@/lib/resources/checks/schema'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'

/** Shows the current text beside the organization's suggestion; staff accept or reject each field. */
export function DecisionForm({ update, resource }: { update: ListingUpdateDto; resource: StaffResourceDto }) {
  const names = correctable.filter((name) => name in update.proposed)
  return (
    <form method="post" action={`/api/admin/checks/updates/${update.id}`} className="grid gap-5" autoComplete="off">
      {names.length === 0 ? <p>The organization says that everything in its entry is right.</p> : null}
      {names.map((name) => (
        <fieldset key={name} className="check-fact">
          <legend className="font-semibold">{factNames[factOf[name]]}</legend>
          <dl className="check-compare">
            <div>
              <dt>Now</dt>
              <dd>{resource[name] ?? 'Nothing'}</dd>
            </div>
            <div>
              <dt>Proposed</dt>
              <dd>{update.proposed[name] ?? 'Nothing: the field would be emptied'}</dd>
            </div>
          </dl>
          <div className="console-tick">
            <input id={`accept-${name}`} type="checkbox" name="accepted" value={name} />
            <label htmlFor={`accept-${name}`}>Apply the {factNames[factOf[name]].toLowerCase()}</label>
          </div>
        </fieldset>
      ))}
      <p className="soft">
        Anything you don’t check is rejected. What the organization left unchanged counts as confirmed on the day it
        answered.
      </p>
      <input type="hidden" name="version" value={resource.version} />
      <div>
        <Button type="submit">{names.length === 0 ? 'Count it as a check' : 'Save the decision'}</Button>
      </div>
    </form>
  )
}
