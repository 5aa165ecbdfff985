import { ScrollRegion } from '@/components/ui/scroll-region'
import { stateName } from '@/lib/geography/states'
import type { StateProgress } from '@/lib/resources/calling/views'

const columns = [
  ['programs', 'Programs'],
  ['right', 'Right'],
  ['wrong', 'Wrong'],
  ['closed', 'Closed'],
  ['unreached', 'Not reached'],
  ['open', 'To call'],
  ['calls', 'Calls made'],
] as const

export function RoundProgress({ states }: { states: readonly StateProgress[] }) {
  const rows = states.map((row) => ({
    ...row,
    open: row.programs - row.right - row.wrong - row.closed - row.unreached,
  }))
  const sum = (key: (typeof columns)[number][0]) => rows.reduce((total, row) => total + row[key], 0)
  return (
    <section className="grid gap-3">
      <h3 id="progress-title">Progress by state</h3>
      <ScrollRegion label="Progress by state">
        <table aria-labelledby="progress-title">
          <thead>
            <tr>
              <th scope="col">State</th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.state}>
                <th scope="row">{stateName(row.state)}</th>
                {columns.map(([key]) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {columns.map(([key]) => (
                <td key={key}>{sum(key)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  )
}
