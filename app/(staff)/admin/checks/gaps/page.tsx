import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { stateName } from '@/lib/geography/states'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listGaps } from '@/lib/resources/checks/gaps'
import { formatCount, formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/gaps', 'Counties without a program')

type Row = Awaited<ReturnType<typeof listGaps>>[number] & { id: string }

const head: Column<Row> = {
  id: 'state',
  label: 'State',
  by: ({ state }) => stateName(state),
  cell: ({ state }) => <a href={`/admin/checks/gaps/${state.toLowerCase()}`}>{stateName(state)}</a>,
}

const columns: readonly Column<Row>[] = [
  {
    id: 'without',
    label: 'Without a program',
    by: ({ without }) => without,
    isNamed: true,
    cell: ({ without, counties }) => `${formatNumber(without)} of ${formatCount(counties, 'county', 'counties')}`,
  },
  {
    id: 'toCall',
    label: 'Numbers to call',
    by: ({ toCall }) => toCall,
    isNamed: true,
    cell: ({ toCall }) => formatNumber(toCall),
  },
]

export default consolePage('checks', async ({ search }) => {
  const gaps = await listGaps()
  const without = gaps.reduce((sum, gap) => sum + gap.without, 0)
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Counties without a program</h2>
      <p className="max-w-[68ch]">
        In {formatCount(without, 'county', 'counties')} we know of no local program against violence. Open a state to
        see which, and who can tell you: its coalition, and programs from old lists that nobody has called yet.
      </p>
      <ConsoleTable
        label="States"
        rows={gaps.map((gap) => ({ ...gap, id: gap.state }))}
        empty="No state is known yet."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/checks/gaps', search)}
      />
    </>
  )
})
