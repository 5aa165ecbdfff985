import type { Metadata } from 'next'
import { ExportLinks } from '@/components/resources/export-links'
import { ListTools } from '@/components/staff/list-tools'
import { ResourceList } from '@/components/staff/resource-list'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listStaffResourcesCall } from '@/lib/resources/staff/staff-calls'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import { categories, categoryNames } from '@/lib/resources/vocabulary'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Resources - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/resources',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const names = ['q', 'category', 'sort', 'emergency', 'deleted']

export default async function AdminResourcesPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="resources" notice={readNotice(params)}>
      {async (viewer) => {
        const { cursor, ...filter } = readListParams(listStaffResourcesCall, params)
        const { items, next } = await listStaffResources(viewer, { ...filter, after: cursor })
        const { query, pageQuery } = writeListParams(params, [...names, 'cursor'])
        return (
          <>
            <ListTools
              href="/admin/resources"
              what="resources"
              q={filter.q ?? ''}
              selects={[
                {
                  name: 'category',
                  label: 'Category',
                  value: filter.category ?? '',
                  choices: [['', 'All'], ...categories.map((category) => [category, categoryNames[category]] as const)],
                },
                {
                  name: 'emergency',
                  label: 'Kind',
                  value: String(filter.emergency),
                  choices: [
                    ['false', 'All'],
                    ['true', 'Emergency'],
                  ],
                },
                {
                  name: 'sort',
                  label: 'Order',
                  value: filter.sort,
                  choices: [
                    ['updated', 'Last change'],
                    ['title', 'Title'],
                  ],
                },
              ]}
              isDeleted={filter.deleted}
            />
            <ResourceList
              key={query}
              initial={{ items, cursor: writeCursor(next) }}
              query={query}
              href="/admin/resources"
              pageQuery={pageQuery}
              isDeleted={filter.deleted}
            />
            <section aria-labelledby="export-title" className="grid gap-4">
              <h2 id="export-title">Export</h2>
              <p className="soft">
                Everything the public sees of the directory. A private address is never in a file, not even for staff. A
                sheet you export can be imported again under Import.
              </p>
              <ExportLinks />
            </section>
          </>
        )
      }}
    </ConsolePage>
  )
}
