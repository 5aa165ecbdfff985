import { ExportLinks } from '@/components/resources/export-links'
import { filterBy, orderBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { ResourceList } from '@/components/staff/resource-list'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listStaffResourcesCall } from '@/lib/resources/staff/staff-calls'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import { categoryNames } from '@/lib/resources/vocabulary'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/resources', 'Resources')

const names = ['q', 'category', 'sort', 'emergency', 'deleted']

export default consolePage('resources', async ({ viewer, search }) => {
  const { cursor, ...filter } = readListParams(listStaffResourcesCall, search)
  const { items, next } = await listStaffResources(viewer, { ...filter, after: cursor })
  const { query, pageQuery } = writeListParams(search, [...names, 'cursor'])
  return (
    <>
      <ListTools
        href="/admin/resources"
        what="resources"
        q={filter.q ?? ''}
        selects={[
          filterBy('category', 'Category', filter.category, categoryNames),
          {
            name: 'emergency',
            label: 'Kind',
            value: String(filter.emergency),
            choices: [
              ['false', 'All'],
              ['true', 'Emergency'],
            ],
          },
          orderBy(filter.sort, { updated: 'Last change', title: 'Title' }),
        ]}
        isDeleted={filter.deleted}
      />
      <ResourceList
        key={query}
        initial={{ items, cursor: writeCursor(next) }}
        query={query}
        pageQuery={pageQuery}
        isDeleted={filter.deleted}
      />
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
