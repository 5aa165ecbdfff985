'use client'

import { Icon } from '@/components/ui/icon'
import { describeFreshness } from '@/lib/resources/freshness'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { adminCategoryNames, nameAdminCategory } from './admin-categories'
import { EditableList, type ListProps } from './editable-list'
import { resourceEditor } from './resource-fields'

const names = new Map(adminCategoryNames)

function ResourceRow({ resource }: { resource: StaffResourceDto }) {
  const { id, state, scope, title, isEmergency, phoneNumber, address, addressVisibility, isArchived, deletedAt } =
    resource
  const freshness = describeFreshness(resource)
  return (
    <>
      <h3>{title}</h3>
      <p className="badges">
        <span className="badge">{names.get(nameAdminCategory(resource))}</span>
        {isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
        <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
        {isArchived && !deletedAt ? <span className="badge console-badge-waiting">Archived</span> : null}
      </p>
      <p className="facts">
        <Icon name="phone" size={18} />
        <span className="num">{phoneNumber ?? 'No phone number'}</span>
        <Icon name="map-pin" size={18} />
        <span>
          {address ?? 'No address'}
          {address && addressVisibility !== 'full' ? ' (kept private)' : ''}
        </span>
      </p>
      {deletedAt ? null : (
        <p>
          {scope !== 'national' && !state ? <b>No state: no one searching in their own state will find it. </b> : null}
          <a href={`/admin/resources/${id}`}>Everything about it: phones, hours, fees, alert, contacts, note</a>
        </p>
      )}
      {deletedAt ? <p className="soft">Deleted on {formatEasternDay(deletedAt)}</p> : null}
    </>
  )
}

const acts = { archive: 'Archive', unarchive: 'Unarchive', delete: 'Delete' }

export function ResourceList(props: ListProps<StaffResourceDto>) {
  return <EditableList {...props} spec={resourceEditor} acts={acts} row={(one) => <ResourceRow resource={one} />} />
}
