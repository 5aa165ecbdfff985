import { ImportForm, ImportHelp } from '@/components/staff/import-form'
import { ImportList } from '@/components/staff/import-list'
import { mappings } from '@/lib/directory-data/imports/mappings'
import { listImports } from '@/lib/directory-data/imports/queries'
import { findSharedBucket } from '@/lib/outside/storage/bucket'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/import', 'Import')

const choices = Object.entries(mappings).map(([name, { label }]): [string, string] => [name, label])

export default consolePage('import', async () => (
  <>
    <h2>Import</h2>
    <p>
      <a href="/admin/sources">Official lists</a>: what HRSA, HUD, SAMHSA and others publish, pulled by a press.
    </p>
    <ImportForm mappings={choices} inParts={findSharedBucket() !== null} />
    <ImportHelp />
    <section aria-labelledby="list-title" className="grid gap-5">
      <h2 id="list-title">Files so far</h2>
      <ImportList imports={await listImports()} />
    </section>
  </>
))
