import { GoneRecords } from '@/components/staff/gone-records'
import { ImportCards, ImportLeftOut } from '@/components/staff/import-preview'
import { ImportRows } from '@/components/staff/import-rows'
import { ImportView } from '@/components/staff/import-view'
import { listImportRowsCall } from '@/lib/directory-data/imports/calls'
import { getSavedMapping } from '@/lib/directory-data/imports/column-mapping'
import { listGoneRecords } from '@/lib/directory-data/imports/lists'
import { getImport, listImportRows, listLeftOut } from '@/lib/directory-data/imports/queries'
import { AppError } from '@/lib/http/app-error'
import { readListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { consoleMetadata, recordPage } from '../../console-page'

export const metadata = consoleMetadata('/admin/import', 'Import')

const SHOWN_CARDS = 10

async function findImport(id: string) {
  try {
    return await getImport(id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
}

export default recordPage('import', async ({ id, search }) => {
  const one = orNotFoundPage(await findImport(id))
  const { cursor, ...filter } = readListParams(listImportRowsCall, search)
  // Rows with errors come first, wherever they are in the file.
  const isAsked = search.action === 'all' || filter.action !== undefined
  const action = isAsked || one.bad === 0 ? filter.action : 'bad'
  const { items, next } = await listImportRows({ ...filter, action, importId: one.id, after: cursor })
  const nextHref = writeNextHref(`/admin/import/${one.id}`, search, ['action'], next)
  const isUnread = ['mapping', 'checking', 'applying', 'refused'].includes(one.state)
  const before = one.state === 'mapping' ? await getSavedMapping(one.source) : null
  const isPreview = one.state === 'checked' && one.gone === null
  const left = isPreview ? await listLeftOut(one.id) : []
  const first = isPreview ? await listImportRows({ importId: one.id, action: 'add', limit: SHOWN_CARDS }) : null
  return (
    <>
      <ImportView one={one} before={before} isAtColumns={search.step === 'columns'} />
      <ImportLeftOut left={left} />
      <ImportCards rows={first?.items ?? []} />
      <GoneRecords records={await listGoneRecords(one)} total={one.gone ?? 0} />
      {isUnread ? null : <ImportRows one={one} rows={items} action={action} nextHref={nextHref} />}
    </>
  )
})
