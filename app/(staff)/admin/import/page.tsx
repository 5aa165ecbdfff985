import { ImportForm, ImportHelp } from '@/components/staff/import-form'
import { ImportList } from '@/components/staff/import-list'
import { MainList } from '@/components/staff/list-tools'
import { mappings } from '@/lib/directory-data/imports/mappings'
import { listImports } from '@/lib/directory-data/imports/queries'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { findSharedBucket } from '@/lib/outside/storage/bucket'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/import', 'Import')

const choices = Object.entries(mappings).map(([name, { label }]): [string, string] => [name, label])

export default consolePage('import', async ({ search }) => (
  <>
    <h2>Import</h2>
    <p>
      <a href="/admin/sources">Official lists</a>: what HRSA, HUD, SAMHSA and others publish, pulled by a press.{' '}
      <a href="/admin/import/keys">Keys of partners</a>, who send their exports by themselves.
    </p>
    <ImportForm mappings={choices} inParts={findSharedBucket() !== null} />
    <ImportHelp />
    <MainList title="Files so far">
      <ImportList imports={await listImports()} address={readTableAddress('/admin/import', search)} />
    </MainList>
  </>
))
