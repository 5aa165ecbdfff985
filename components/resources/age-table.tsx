import type { AgeRow, AgeSums } from '@/lib/resources/age-tables'
import { ages } from '@/lib/resources/freshness'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

/** On a phone a row is laid out as a grid, which would take from the table what it is: said outright, it stays one. */
const is = (role: string) => ({ role })

function Cells({ sums }: { sums: AgeSums }) {
  return [...ages, 'all' as const].map((age) => (
    <td key={age} {...is('cell')}>
      {formatNumber(sums[age])}
    </td>
  ))
}

function Row({ label, sums }: Pick<AgeRow, 'label' | 'sums'>) {
  return (
    <tr {...is('row')}>
      <th scope="row" {...is('rowheader')}>
        {label}
      </th>
      <Cells sums={sums} />
    </tr>
  )
}

/** Counts of checks by their age, a row for each kind of help or place. */
export function AgeTable({
  caption,
  first,
  rows,
  total,
}: {
  caption: string
  /** What the rows are: 'State'. */
  first: string
  rows: readonly AgeRow[]
  total: AgeSums
}) {
  const w = words().about.fresh
  return (
    <table className="age-table" {...is('table')}>
      <caption>{caption}</caption>
      <thead {...is('rowgroup')}>
        <tr {...is('row')}>
          {[first, ...ages.map((age) => w.ages[age]), w.all].map((name) => (
            <th key={name} scope="col" {...is('columnheader')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is('rowgroup')}>
        {rows.map(({ key, label, sums }) => (
          <Row key={key} label={label} sums={sums} />
        ))}
      </tbody>
      <tfoot {...is('rowgroup')}>
        <Row label={w.all} sums={total} />
      </tfoot>
    </table>
  )
}
