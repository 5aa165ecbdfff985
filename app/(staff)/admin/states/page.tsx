import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { stateName } from '@/lib/geography/states'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { countStateFacts } from '@/lib/legal/states/staff'
import { listLinesToConfirm } from '@/lib/resources/checks/state-lines'
import { formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/states', 'Law and offices of the states')

type Row = Awaited<ReturnType<typeof countStateFacts>>[number] & { id: string; toCall: number }

const head: Column<Row> = {
  id: 'state',
  label: 'State',
  by: ({ state }) => stateName(state),
  cell: ({ state }) => <a href={`/admin/states/${state}`}>{stateName(state)}</a>,
}

const counted = (id: 'waiting' | 'due' | 'differences' | 'toCall' | 'confirmed', label: string): Column<Row> => ({
  ...{ id, label },
  by: (row) => row[id],
  isNamed: true,
  cell: (row) => (row[id] > 0 ? formatNumber(row[id]) : ''),
})

const columns = [
  counted('differences', 'Differs from official lists'),
  counted('due', 'To read again'),
  counted('waiting', 'To confirm'),
  counted('toCall', 'Numbers to call'),
  counted('confirmed', 'Answers by staff'),
]

export default consolePage('checks', async ({ search }) => {
  const [counts, lines] = await Promise.all([countStateFacts(), listLinesToConfirm()])
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Law and offices of the states</h2>
      <p className="max-w-[68ch]">
        What waits here was never seen on a page, or is a number that nobody has called. None of it is public. Call the
        office or read its own page; one click publishes it. An answer older than 18 months asks to be read again, and
        each August those on orders, guns, compensation and leave, because most new laws take effect from July to
        September.
      </p>
      <ConsoleTable
        label="States"
        rows={counts.map((one) => ({
          ...one,
          id: one.state,
          toCall: lines.filter(({ state }) => state === one.state).length,
        }))}
        empty="No state is known yet."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/states', search)}
      />
    </>
  )
})
