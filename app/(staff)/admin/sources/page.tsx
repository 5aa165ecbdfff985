import { SourceList } from '@/components/staff/source-list'
import { listLastPulls } from '@/lib/directory-data/imports/lists'
import { sources, unpulledSources } from '@/lib/directory-data/sources/sources'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/sources', 'Official lists')

export default consolePage('import', async () => {
  const last = await listLastPulls()
  return (
    <>
      <p>
        <a href="/admin/import">All imports</a>
      </p>
      <h2>Official lists</h2>
      <p>
        A list is read where it is published, and you see what is new, changed and gone before anything is written. What
        staff wrote or confirmed stays. What a list no longer has is not deleted: it waits under Checks.
      </p>
      <SourceList sources={sources} unpulled={unpulledSources} last={last} />
    </>
  )
})
