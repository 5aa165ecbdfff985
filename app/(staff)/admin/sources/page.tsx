import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { stateNames } from '@/components/staff/import-list'
import { Button } from '@/components/ui/button'
import { listLastPulls } from '@/lib/directory-data/imports/lists'
import type { Source, UnpulledSource } from '@/lib/directory-data/sources/source'
import { sources, unpulledSources } from '@/lib/directory-data/sources/sources'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

type Listed = Pick<Source, 'name' | 'title' | 'address' | 'license'> &
  Partial<Pick<Source, 'listedBy' | 'rhythm'>> &
  Partial<Pick<UnpulledSource, 'why'>>

interface Row extends Listed {
  id: string
  last?: { id: string; state: string; at: string }
}

const nameState = (state: string) => stateNames[state as keyof typeof stateNames] ?? state

const head: Column<Row> = { id: 'title', label: 'List', by: ({ title }) => title, cell: ({ title }) => title }

const columns: readonly Column<Row>[] = [
  {
    id: 'by',
    label: 'Listed by',
    by: ({ listedBy }) => listedBy ?? '',
    isNamed: true,
    cell: ({ listedBy }) => listedBy ?? '',
  },
  { id: 'rhythm', label: 'How often', by: ({ rhythm }) => rhythm ?? '', cell: ({ rhythm }) => rhythm ?? '' },
  {
    id: 'read',
    label: 'Last read',
    by: ({ last }) => last?.at ?? '',
    isNamed: true,
    cell: ({ last, why }) => (last ? formatEasternMoment(last.at) : why ? 'by hand' : 'not yet'),
  },
  {
    id: 'result',
    label: 'Result',
    cell: ({ last }) => (last ? <a href={`/admin/import/${last.id}`}>{nameState(last.state)}</a> : ''),
  },
  { id: 'license', label: 'License', isExtra: true, cell: ({ license }) => license },
]

function Details({ address, license, why, last }: Row) {
  return (
    <div className="grid gap-2">
      <p className="console-address">{address}</p>
      <p>{license}</p>
      {why ? <p>{why}</p> : null}
      {why || last ? null : <p>Not read yet: these records are as the directory began with them.</p>}
    </div>
  )
}

export const metadata = consoleMetadata('/admin/sources', 'Official lists')

export default consolePage('import', async ({ search }) => {
  const last = await listLastPulls()
  const rows: Row[] = [...sources, ...unpulledSources].map((one: Listed) => ({
    ...one,
    id: one.name,
    last: last.get(one.name),
  }))
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
      <ConsoleTable
        label="Official lists"
        rows={rows}
        empty="No official list is known."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/sources', search)}
        act={({ name, title, why }) =>
          why ? null : (
            <form method="post" action={`/api/admin/sources/${name}/pull`}>
              <Button type="submit" variant="outline" aria-label={`See what is new in ${title}`}>
                See what is new
              </Button>
            </form>
          )
        }
        opens={(one) => ({
          label: (
            <>
              Details <span className="sr-only">of {one.title}</span>
            </>
          ),
          content: <Details {...one} />,
        })}
      />
    </>
  )
})
