import { ExportLinks } from '@/components/resources/export-links'
import { FilterField } from '@/components/staff/field'
import { FilterBy, OrderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { ResourceList } from '@/components/staff/resource-list'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listStaffResourcesCall } from '@/lib/resources/staff/staff-calls'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import { categoryNames } from '@/lib/resources/vocabulary'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/resources', 'Resources')

const names = ['q', 'category', 'sort', 'emergency', 'deleted']
const kinds = Object.entries({ false: 'All', true: 'Emergency' })

export default consolePage('resources', async ({ viewer, search }) => {
  const { cursor, ...filter } = readListParams(listStaffResourcesCall, search)
  const { items, next } = await listStaffResources(viewer, { ...filter, after: cursor })
  const initial = { items, cursor: writeCursor(next) }
  const { query, pageQuery } = writeListParams(search, [...names, 'cursor'])
  return (
    <>
      <ListTools href="/admin/resources" what="resources" q={filter.q ?? ''} isDeleted={filter.deleted}>
        <FilterBy name="category" label="Category" value={filter.category} names={categoryNames} />
        <FilterField name="emergency" label="Kind" value={String(filter.emergency)} choices={kinds} />
        <OrderBy value={filter.sort} names={{ updated: 'Last change', title: 'Title' }} />
      </ListTools>
      <ResourceList key={query} initial={initial} query={query} pageQuery={pageQuery} isDeleted={filter.deleted} />
      <section aria-labelledby="export-title" className="grid gap-4">
        <h2 id="export-title">Export</h2>
        <p className="soft">
          Everything the public sees of the directory. A private address is never in a file, not even for staff. A sheet
          you export can be imported again under Import.
        </p>
        <ExportLinks />
      </section>
    </>
  )
})
