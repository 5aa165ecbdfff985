import { ConsoleTable } from '@/components/staff/console-table'
import { ImportRows } from '@/components/staff/import-rows'
import { ImportView } from '@/components/staff/import-view'
import { listImportRowsCall } from '@/lib/directory-data/imports/calls'
import { getSavedMapping } from '@/lib/directory-data/imports/column-mapping'
import { listGoneRecords } from '@/lib/directory-data/imports/lists'
import { getImport, listImportRows, listLeftOut } from '@/lib/directory-data/imports/queries'
import type { ImportRowDto, LeftOut } from '@/lib/directory-data/imports/schema'
import type { GoneRecord } from '@/lib/directory-data/sources/source'
import { AppError } from '@/lib/http/app-error'
import { readListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { formatCount, formatNumber } from '@/lib/text/format'
import { consoleMetadata, recordPage } from '../../console-page'

/** What the file itself keeps from the public, with counts, before anything is written. */
function ImportLeftOut({ left }: { left: readonly LeftOut[] }) {
  if (left.length === 0) return null
  return (
    <section aria-labelledby="left-out-title" className="grid gap-3">
      <h3 id="left-out-title">Kept from the public, by what the file says</h3>
      <ConsoleTable
        label="Kept from the public"
        rows={left.map((one) => ({ ...one, id: one.reason }))}
        empty="Nothing is kept from the public."
        head={{ id: 'reason', label: 'Why', cell: ({ reason }) => reason }}
        columns={[
          {
            id: 'count',
            label: 'How often',
            cell: ({ count, isRow }) => formatCount(count, isRow ? 'row' : 'time'),
          },
        ]}
      />
    </section>
  )
}

const words = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : ''

/** The first new records as the public will see them, in short. */
function ImportCards({ rows }: { rows: readonly ImportRowDto[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="cards-title" className="grid gap-3">
      <h3 id="cards-title">The first new records, as the public would see them</h3>
      <ul className="grid gap-3">
        {rows.map(({ position, title, changes }) => {
          const read = (name: string) => words(changes[name]?.[1])
          const place = [read('city'), read('state')].filter(Boolean).join(', ')
          const address = changes.addressVisibility?.[1] === 'full' ? read('address') : place
          const facts: [string, string][] = [
            ['Phone', read('phones') || read('phoneNumber')],
            ['Where', address],
            ['Hours', read('hours')],
            ['Languages', read('languages')],
            ['Website', read('url')],
            ['Kinds of help', read('helpKinds')],
          ]
          return (
            <li key={position} className="card">
              <h4>{title}</h4>
              <p>{read('description')}</p>
              <dl className="console-changes">
                {facts
                  .filter(([, text]) => text !== '')
                  .map(([name, text]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Records that an official list no longer has. */
function GoneRecords({ records, total }: { records: readonly GoneRecord[]; total: number }) {
  if (records.length === 0) return null
  return (
    <section aria-labelledby="gone-title" className="grid gap-5">
      <h2 id="gone-title">No longer in the list</h2>
      <ConsoleTable
        label="No longer in the list"
        rows={records}
        empty="Every record is still in the list."
        head={{ id: 'title', label: 'Name', cell: ({ id, title }) => <a href={`/admin/checks/${id}`}>{title}</a> }}
        columns={[
          { id: 'town', label: 'Town', cell: ({ city }) => city ?? '' },
          { id: 'state', label: 'State', cell: ({ state }) => state ?? '' },
        ]}
      />
      {total > records.length ? <p>And {formatNumber(total - records.length)} more.</p> : null}
    </section>
  )
}

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
