import type { Metadata } from 'next'
import { SourceList } from '@/components/staff/source-list'
import { listLastPulls } from '@/lib/directory-data/imports/lists'
import { sources, unpulledSources } from '@/lib/directory-data/sources/sources'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Official lists - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/sources',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SourcesPage({ searchParams }: Props) {
  return (
    <ConsolePage tab="import" notice={readNotice(await searchParams)}>
      {async () => {
        const last = await listLastPulls()
        return (
          <>
            <p>
              <a href="/admin/import">All imports</a>
            </p>
            <h2>Official lists</h2>
            <p>
              A list is read where it is published, and you see what is new, changed and gone before anything is
              written. What staff wrote or confirmed stays. What a list no longer has is not deleted: it waits under
              Checks.
            </p>
            <SourceList sources={sources} unpulled={unpulledSources} last={last} />
          </>
        )
      }}
    </ConsolePage>
  )
}
