'use client'

import { describeFreshness } from '@/lib/resources/freshness'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { adminCategoryNames, nameAdminCategory } from './admin-categories'
import type { Column } from './console-table'
import { EditableList, type ListProps } from './editable-list'
import { resourceEditor } from './resource-fields'

const names = new Map(adminCategoryNames)

function Checked({ resource }: { resource: StaffResourceDto }) {
  const { state, label } = describeFreshness(resource)
  return (
    <span className={state === 'verified' ? 'badge badge-verified' : undefined} title={label}>
      {label}
    </span>
  )
}

const bothWays = (name: string) =>
  [
    ['ascending', name],
    ['descending', `-${name}`],
  ] as const

const head: Column<StaffResourceDto> = {
  id: 'title',
  label: 'Name',
  sort: bothWays('title'),
  cell: ({ isEmergency, isArchived, deletedAt }) => (
    <>
      {isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}{' '}
      {isArchived && !deletedAt ? <span className="badge console-badge-waiting">Archived</span> : null}
    </>
  ),
}

const columns: readonly Column<StaffResourceDto>[] = [
  { id: 'category', label: 'Category', cell: (one) => names.get(nameAdminCategory(one)) },
  {
    id: 'state',
    label: 'State',
    sort: bothWays('state'),
    cell: ({ scope, state }) => {
      if (scope === 'national') return 'National'
      return (
        state ?? (
          <span className="badge console-badge-waiting" title="No one searching in their own state will find it.">
            No state
          </span>
        )
      )
    },
  },
  { id: 'phone', label: 'Phone', cell: ({ phoneNumber }) => phoneNumber ?? 'No phone number' },
  {
    id: 'address',
    label: 'Address',
    cell: ({ address, addressVisibility }) =>
      address ? `${address}${addressVisibility === 'full' ? '' : ' (kept private)'}` : 'No address',
  },
  { id: 'checked', label: 'Checked', sort: bothWays('checked'), cell: (one) => <Checked resource={one} /> },
  {
    id: 'status',
    label: 'Status',
    isExtra: true,
    sort: [
      ['descending', '-status'],
      ['ascending', 'status'],
    ],
    cell: ({ isArchived, deletedAt }) => {
      if (deletedAt) return 'Deleted'
      return isArchived ? 'Archived' : 'Public'
    },
  },
  { id: 'source', label: 'Source', isExtra: true, sort: bothWays('source'), cell: ({ listedBy }) => listedBy ?? '' },
  { id: 'hours', label: 'Hours', isExtra: true, cell: ({ hours }) => hours ?? '' },
  {
    id: 'changed',
    label: 'Changed',
    isExtra: true,
    sort: [
      ['descending', 'updated'],
      ['ascending', '-updated'],
    ],
    cell: ({ updatedAt }) => formatEasternDay(updatedAt),
  },
]

const acts = { archive: 'Archive', unarchive: 'Unarchive', delete: 'Delete' }

export function ResourceList(props: ListProps<StaffResourceDto>) {
  return <EditableList {...props} spec={resourceEditor} acts={acts} head={head} columns={columns} />
}
